// Served live: asks for a newer report, and shows it in the place of this one. What the reader looks
// at is in the address, which stays.

async function followServer() {
  const status = make("p", { class: "live", role: "status" });
  document.body.append(status);
  for (;;) {
    try {
      const response = await fetch(`version?after=${version}`, { cache: "no-store" });
      const newest = Number(await response.text());
      status.textContent = "";
      if (newest && newest !== version) return location.reload();
    } catch {
      status.textContent = "dynamictype serve has ended.";
      await new Promise((done) => setTimeout(done, 2000));
    }
  }
}

followServer();
