/** A label on a parcel. */
export const label = {
  nameless: 'N/A',
  from: ({ sender }: { sender: string }) => `From: ${sender}`,
}

/** The names of printed files, where a computer shows them. */
export const files = {
  slips: ({ count }: { count: number }) => (count === 1 ? '1 packing slip' : `${count} packing slips`),
  labels: ({ count }: { count: number }) => (count === 1 ? '1 address label' : `${count} address labels`),
}

/** Refusals. */
export const chooseOrders = ({ most }: { most: number }) => `Please choose 1 to ${most} orders.`
export const notToPrint = ({ numbers }: { numbers: string }) =>
  `Cancelled, refunded, held by a recall or unknown, and so not printed: ${numbers}. Please take them out of your choice.`

/** What a scan is answered with. */
export const packed = ({ number }: { number: number }) => `#${number} is packed.`
export const packedBefore = ({ number }: { number: number }) => `#${number} was packed already.`
export const scanRefused = {
  noNumber: ({ typed }: { typed: string }) =>
    `“${typed}” is no order number. Scan the code on the slip, or type the number after #.`,
  noSuchOrder: ({ number }: { number: number }) => `There is no order #${number}.`,
  cancelled: ({ number }: { number: number }) => `#${number} was cancelled. Please do not send it.`,
  refunded: ({ number }: { number: number }) =>
    `The money for #${number} went back to its customer. Please do not send it.`,
  unpaid: ({ number }: { number: number }) => `#${number} is not paid yet. Please put it aside.`,
  recalled: ({ number }: { number: number }) =>
    `#${number} holds goods of a recalled batch. Please put it aside: the batch, under Stock, says what to do.`,
  movedOn: ({ number }: { number: number }) => `#${number} has left already.`,
}

/** The list of what waits to be packed. */
export const loading = 'Loading orders...'
export const notLoaded = 'The orders to pack could not be loaded.'
export const nothingToPack = 'Everything is packed.'
export const pages = 'Pages of orders to pack'
/** How many there are: one, and any other number. */
export const counted: [one: string, many: string] = ['order to pack', 'orders to pack']
export const chooseAll = 'Choose all that are shown'
export const choose = ({ id, name }: { id: number; name: string }) => `Choose #${id}, ${name}`
export const place = 'Zone or PIN code'
export const allPlaces = 'Everywhere'
export const promisedDay = 'Promised for'
export const allDays = 'All days'
export const promisedBy = ({ day }: { day: string }) => `by ${day}`
export const noPlace = 'No address'
export const pieces = ({ count }: { count: number }) => (count === 1 ? '1 piece' : `${count} pieces`)
/** How long an order has waited since it was paid. */
export const waited = ({ hours }: { hours: number }) => {
  if (hours < 1) return 'new'
  if (hours < 24) return `${hours} h`
  const days = Math.floor(hours / 24)
  return days === 1 ? '1 day' : `${days} days`
}
export const isPacked = 'Packed'

/** The field for a scanner or a thumb. */
export const scan = 'Scan or type an order number'
export const orderNumber = 'Order number'
export const tickOff = 'Tick off'
export const notTicked = ({ typed }: { typed: string }) =>
  `${typed} was perhaps not ticked off. Please scan it again.`
export const undo = 'Undo'
export const undoOf = ({ id }: { id: number }) => `packing of #${id}`
export const notUndone = 'It could not be taken back.'
export const undone = ({ id }: { id: number }) => `#${id} waits to be packed again.`

/** What is done with the chosen orders, or with all that are shown. */
export const actions = 'With these orders'
export const chosen = ({ count }: { count: number }) => (count === 1 ? '1 chosen' : `${count} chosen`)
export const noneChosen = ({ count }: { count: number }) => `None chosen: all ${count} shown`
export const clear = 'Clear'
export const pickList = 'Pick list'
export const slips = 'Slips'
export const labels = 'Labels'
export const invoices = 'Invoices'
export const markPacked = 'Packed'
export const severalPacked = ({ count }: { count: number }) =>
  count === 1 ? '1 order is packed.' : `${count} orders are packed.`
export const notPacked = 'The orders could not be marked as packed.'
export const refusedOf = ({ id, why }: { id: number; why: string }) => `#${id}: ${why}`

/** The pick list. */
export const backToOrders = 'Back to the orders'
export const loadingPickList = 'Adding up...'
export const pickListNotLoaded = 'The pick list could not be loaded.'
export const nothingToPick = 'There is nothing to pick for these orders.'
export const pickedOf = ({ picked, all }: { picked: number; all: number }) => `${picked} of ${all} picked`
export const allPicked = 'Everything is picked.'
export const ofBatch = ({ code, day, units }: { code: string; day: string; units: number }) =>
  code ? `${units} of batch ${code}, best before ${day}` : `${units} best before ${day}`
export const isRecalled = 'Recalled batch: do not pack'
export const inOrders = ({ count }: { count: number }) => (count === 1 ? 'in 1 order' : `in ${count} orders`)
export const startAnew = 'Clear ticks'
export const more = ({ count }: { count: number }) => `${count} more`
export const pick = ({ name, size, quantity }: { name: string; size: string; quantity: number }) =>
  `${quantity} of ${name} ${size}`

/** The window that prints. */
export const printSlips = ({ count }: { count: number }) =>
  count === 1 ? 'Print 1 slip' : `Print ${count} slips`
export const printLabels = ({ count }: { count: number }) =>
  count === 1 ? 'Print 1 label' : `Print ${count} labels`
export const printInvoices = ({ count }: { count: number }) =>
  count === 1 ? 'Print 1 invoice' : `Print ${count} invoices`
export const sheet = 'Sheet'
export const sheets = {
  '2x4': 'A4, 2 × 4 labels (99 × 68 mm)',
  '3x8': 'A4, 3 × 8 labels (64 × 34 mm)',
  '100x150': 'Label printer, 100 × 150 mm',
}
export const firstFree = 'First free label on the sheet'
export const firstFreeHint = 'Counted along each row, from the top.'
export const make = 'Make the PDF'
export const notAllPrinted = ({ orders }: { orders: string }) =>
  `Some letters of these orders are in a script that cannot be printed, and are boxes on the paper: ${orders}. Please write them by hand.`
export const drawing = ({ drawn, all }: { drawn: number; all: number }) => `Drawing ${drawn} of ${all}`
export const ready = 'The PDF is ready.'
export const open = 'Open to print'
export const save = 'Save'
export const notMade = 'The PDF could not be made.'

export const printPickList = 'Print pick list'
/** Above the list on paper. */
export const pickListOf = ({ orders, day }: { orders: string; day: string }) =>
  `Pick list, ${day}. Orders: ${orders}`
