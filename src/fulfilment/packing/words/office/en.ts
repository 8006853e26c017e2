/** An address label. */
export const label = {
  nameless: 'N/A',
  from: ({ sender }: { sender: string }) => `From: ${sender}`,
  /** Cash on delivery. */
  collect: ({ total }: { total: string }) => `COD: collect ${total}`,
}

/** The titles of the PDF files. */
export const files = {
  slips: ({ count }: { count: number }) => (count === 1 ? '1 packing slip' : `${count} packing slips`),
  labels: ({ count }: { count: number }) => (count === 1 ? '1 address label' : `${count} address labels`),
}

/** Refusals. */
export const chooseOrders = ({ most }: { most: number }) => `Select 1 to ${most} orders.`
export const notToPrint = ({ numbers }: { numbers: string }) =>
  `Some orders can’t be printed: ${numbers}. They’re cancelled, refunded, on hold for a recall or not found. Deselect them and try again.`

/** The result of a scan. */
export const packed = ({ number }: { number: number }) => `Order #${number} packed.`
export const packedBefore = ({ number }: { number: number }) => `Order #${number} was already packed.`
export const scanRefused = {
  noNumber: ({ typed }: { typed: string }) =>
    `“${typed}” isn’t an order number. Scan the code on the packing slip, or enter the number after #.`,
  noSuchOrder: ({ number }: { number: number }) => `Order #${number} not found.`,
  cancelled: ({ number }: { number: number }) => `Order #${number} was cancelled. Don’t dispatch it.`,
  refunded: ({ number }: { number: number }) => `Order #${number} was refunded. Don’t dispatch it.`,
  unpaid: ({ number }: { number: number }) => `Order #${number} isn’t paid yet. Set it aside.`,
  recalled: ({ number }: { number: number }) =>
    `Order #${number} contains units from a recalled batch. Set it aside and open the batch in Stock to see what to do.`,
  movedOn: ({ number }: { number: number }) => `Order #${number} was already dispatched.`,
}

/** The list of orders to pack. */
export const loading = 'Loading orders...'
export const notLoaded = 'Couldn’t load the orders to pack. Try again.'
export const nothingToPack = 'Everything is packed.'
export const pages = 'Orders to pack pagination'
/** How many there are: singular and plural. */
export const counted: [one: string, many: string] = ['order to pack', 'orders to pack']
export const chooseAll = 'Select all shown'
export const choose = ({ id, name }: { id: number; name: string }) => `Select order #${id}, ${name}`
export const place = 'Zone or PIN code'
export const allPlaces = 'All areas'
export const promisedDay = 'Promised date'
export const allDays = 'All days'
export const promisedBy = ({ day }: { day: string }) => `by ${day}`
export const noPlace = 'No address'
export const pieces = ({ count }: { count: number }) => (count === 1 ? '1 item' : `${count} items`)
/** How long an order has waited since it was paid. */
export const waited = ({ hours }: { hours: number }) => {
  if (hours < 1) return 'new'
  if (hours < 24) return `${hours} h`
  const days = Math.floor(hours / 24)
  return days === 1 ? '1 day' : `${days} days`
}
export const isPacked = 'Packed'

/** The field for a barcode scanner or for typing. */
export const scan = 'Scan or enter an order number'
export const orderNumber = 'Order number'
export const tickOff = 'Mark as packed'
export const notTicked = ({ typed }: { typed: string }) =>
  `“${typed}” may not have been marked as packed. Scan it again.`
export const undo = 'Undo'
export const undoOf = ({ id }: { id: number }) => `packing of order #${id}`
export const notUndone = 'Couldn’t undo the packing. Try again.'
export const undone = ({ id }: { id: number }) => `Order #${id} is back on the packing list.`

/** Actions for the selected orders, or for all that are shown. */
export const actions = 'Actions for these orders'
export const chosen = ({ count }: { count: number }) => `${count} selected`
export const noneChosen = ({ count }: { count: number }) =>
  `None selected: actions apply to all ${count} shown`
export const clear = 'Clear'
export const pickList = 'Pick list'
export const slips = 'Packing slips'
export const labels = 'Address labels'
export const invoices = 'Invoices'
export const markPacked = 'Pack selected'
export const severalPacked = ({ count }: { count: number }) =>
  count === 1 ? '1 order packed.' : `${count} orders packed.`
export const notPacked = 'Couldn’t mark as packed. Try again.'
export const refusedOf = ({ id, why }: { id: number; why: string }) => `Order #${id}: ${why}`

/** The pick list. */
export const backToOrders = 'Back to orders to pack'
export const loadingPickList = 'Loading pick list...'
export const pickListNotLoaded = 'Couldn’t load the pick list. Try again.'
export const nothingToPick = 'Nothing to pick for these orders.'
export const pickedOf = ({ picked, all }: { picked: number; all: number }) => `${picked} of ${all} picked`
export const allPicked = 'Everything is picked.'
export const ofBatch = ({ code, day, units }: { code: string; day: string; units: number }) =>
  code ? `${units} from batch ${code}, best before ${day}` : `${units} with best before ${day}`
export const isRecalled = 'Recalled batch: do not pack'
export const inOrders = ({ count }: { count: number }) => (count === 1 ? 'in 1 order' : `in ${count} orders`)
export const startAnew = 'Untick all'
export const more = ({ count }: { count: number }) => `${count} more`
export const pick = ({ name, size, quantity }: { name: string; size: string; quantity: number }) =>
  `${quantity} of ${name} ${size}`

/** The print dialog. */
export const printSlips = ({ count }: { count: number }) =>
  count === 1 ? 'Print 1 packing slip' : `Print ${count} packing slips`
export const printLabels = ({ count }: { count: number }) =>
  count === 1 ? 'Print 1 address label' : `Print ${count} address labels`
export const printInvoices = ({ count }: { count: number }) =>
  count === 1 ? 'Print 1 invoice' : `Print ${count} invoices`
export const sheet = 'Label sheet'
export const sheets = {
  '2x4': 'A4, 2 × 4 labels (99 × 68 mm)',
  '3x8': 'A4, 3 × 8 labels (64 × 34 mm)',
  '100x150': 'Label printer, 100 × 150 mm',
}
export const firstFree = 'First unused label on the sheet'
export const firstFreeHint = 'Count along each row, starting at the top.'
export const make = 'Create PDF'
export const notAllPrinted = ({ orders }: { orders: string }) =>
  `Some letters in these orders can’t be printed and appear as boxes: ${orders}. Write them by hand.`
export const drawing = ({ drawn, all }: { drawn: number; all: number }) => `Creating ${drawn} of ${all}`
export const ready = 'PDF ready.'
export const open = 'Open to print'
export const save = 'Save PDF'
export const notMade = 'Couldn’t create the PDF. Try again.'

export const printPickList = 'Print pick list'
/** The heading of the printed list. */
export const pickListOf = ({ orders, day }: { orders: string; day: string }) =>
  `Pick list, ${day}. Orders: ${orders}`
