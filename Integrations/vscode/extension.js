// Starts `dynamictype lsp`, and shows screens and the live report beside the file.
"use strict";

const { spawn } = require("child_process");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

const sizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];
let client;
let server;

function program() {
  return vscode.workspace.getConfiguration("dynamictype").get("path") || "dynamictype";
}

async function activate(context) {
  const selector = [
    { scheme: "file", language: "swift" },
    { scheme: "file", pattern: "**/*.{storyboard,xib}" },
  ];
  client = new LanguageClient(
    "dynamictype", "Dynamic Type", { command: program(), args: ["lsp"] },
    {
      documentSelector: selector,
      synchronize: {
        fileEvents: vscode.workspace.createFileSystemWatcher("**/*.{swift,storyboard,xib,strings,xcstrings}"),
      },
    });
  context.subscriptions.push(
    vscode.commands.registerCommand("dynamictype.showScreen", showScreen),
    vscode.commands.registerCommand("dynamictype.showReport", showReport),
    { dispose: () => server && server.kill() });
  await client.start();
}

async function showScreen() {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return;
  const size = await vscode.window.showQuickPick(sizes, { placeHolder: "The reader's text size" });
  if (!size) return;
  const name = await vscode.window.showInputBox({ prompt: "The screen, or nothing for the first of the file" });
  if (name === undefined) return;
  try {
    const picture = await client.sendRequest("workspace/executeCommand", {
      command: "dynamictype.picture",
      arguments: [editor.document.uri.toString(), name || null, size],
    });
    await vscode.commands.executeCommand(
      "vscode.open", vscode.Uri.file(picture.path), vscode.ViewColumn.Beside);
  } catch (error) {
    vscode.window.showErrorMessage(String(error.message || error));
  }
}

function showReport() {
  const folder = vscode.workspace.workspaceFolders && vscode.workspace.workspaceFolders[0];
  if (!folder) return;
  if (server) server.kill();
  server = spawn(program(), ["serve", ".", "--port", "0"], { cwd: folder.uri.fsPath });
  let said = "";
  server.stderr.on("data", (data) => {
    said += data;
    const found = said.match(/Open (http:\/\/127\.0\.0\.1:\d+\/)/);
    if (!found) return;
    said = "";
    vscode.commands.executeCommand(
      "simpleBrowser.api.open", vscode.Uri.parse(found[1]), { viewColumn: vscode.ViewColumn.Beside });
  });
  server.on("error", (error) => vscode.window.showErrorMessage(String(error.message)));
}

async function deactivate() {
  if (server) server.kill();
  if (client) await client.stop();
}

module.exports = { activate, deactivate };
