import UIKit

/// A screen that a storyboard connects with its methods, and with other screens.
public final class OrdersController: UIViewController {
  @IBOutlet public weak var addButton: UIBarButtonItem!
  public private(set) var count = 0
  public private(set) var hasMilk = false
  public private(set) var prepared: [String] = []
  public private(set) var returned: [String] = []
  public var wantsDetails = true
  private var total: TotalController?

  @IBAction private func milkChanged(_ sender: UISwitch) { hasMilk = sender.isOn }

  @IBAction func add() {
    count += 1
    total?.show(count)
  }

  @IBAction func backToOrders(_ segue: UIStoryboardSegue) {
    returned.append(segue.identifier ?? "")
  }

  public override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != "details" || wantsDetails
  }

  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier ?? "")
    if let detail = segue.destination as? OrderDetailController {
      detail.words = segue.identifier == "terms" ? "Terms" : "Two cups of tea"
    }
    if let total = segue.destination as? TotalController { self.total = total }
  }
}

public final class OrderDetailController: UIViewController {
  @IBOutlet public weak var order: UILabel!
  public var words = ""
  public private(set) var appearances = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    order.text = words
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }
}

public final class TotalController: UIViewController {
  @IBOutlet weak var total: UILabel!

  func show(_ count: Int) { total.text = "\(count)" }
}
