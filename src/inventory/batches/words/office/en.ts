export const reasonNeeded = 'Please say why, so that everybody who reads of it knows.'
export const noSuchBatch = 'This batch is not there. Please reload the page.'

export const labelTaken = 'There is another batch with this name and these dates.'
export const batchChanged =
  'Somebody else has changed this batch meanwhile. Please look through it and save again.'
/** In the activity log, before the product's name. */
export const changedABatch = 'changed a batch of'

export const heads = {
  order: 'Order',
  status: 'Status',
  customer: 'Customer',
  phone: 'Phone',
  email: 'Email',
  city: 'City',
  units: 'Units',
  returned: 'Of these, back',
  next: 'Next step',
}

export const batches = 'Batches'
export const shelves = { here: 'In stock', gone: 'Sold out or set aside' }
export const whichShelf = 'Which batches'
export const loading = 'Loading batches...'
export const notLoaded = 'The batches could not be loaded.'
export const pages = 'Pages of batches'
export const none = {
  here: 'No batch is in stock. Enter the dates on the label when goods come in.',
  gone: 'No batch is sold out or set aside yet.',
}
export const product = 'Product'
export const batch = 'Batch'
export const packedOn = ({ day }: { day: string }) => `packed ${day}`
export const bestBefore = 'Best before'
export const soldUntil = 'Sold until'
export const units = 'Units'
export const aside = ({ count }: { count: number }) => `${count} set aside`
export const states = {
  sold: 'On sale',
  ends_soon: 'Sale ends soon',
  too_old: 'Too old to be sold',
  recalled: 'Recalled',
}
export const nameless = 'No name'
export const openBatch = 'Who got it'
export const openBatchOf = ({ name, batch }: { name: string; batch: string }) => `Who got ${name}, ${batch}`

export const edit = 'Change dates, name or note'
export const note = 'Note (for the shop)'
export const noteHint = 'Such as who made it, or where it lies. Customers do not see it.'
export const saveBatch = 'Save'
export const batchSaved = 'The batch is saved.'
export const batchNotSaved = 'The batch could not be saved.'
export const cancelEdit = 'Cancel'

export const backToList = 'All batches'
export const batchNotLoaded = 'The batch could not be loaded.'
export const recall = 'Recall this batch'
export const recallQuestion = 'Why is this batch recalled?'
export const recallLead =
  'What is left of it is not sold any more. Orders that are not packed yet get other goods where there are any; the others stop. Below is every order that got some of it, with what to do.'
export const recallReason = 'Reason'
export const recallNow = 'Recall'
export const recalled = 'The batch is recalled.'
export const notRecalled = 'The batch could not be recalled.'
export const recalledBy = ({ day, by, reason }: { day: string; by: string; reason: string }) =>
  `Recalled on ${day} by ${by}: ${reason}`
export const endRecall = 'End the recall'
export const endQuestion = 'End the recall of this batch?'
export const endDetail = 'What was set aside is sold again, unless it is too old.'
export const recallEnded = 'The recall has ended.'
export const recallNotEnded = 'The recall could not be ended.'

/** What to do about an order that got some of a recalled batch. */
export const next = {
  wait: 'Do not pack it. It goes on by itself once other goods are in stock; or cancel it.',
  swap: 'Open the parcel and put other goods in, then say so here.',
  part: 'Part of it has left. Call the customer, and give the money for what is still here back.',
  call: 'It has left. Call the customer.',
}
export const swapNow = 'Goods are swapped'
export const swapOf = ({ order }: { order: number }) => `Goods of order #${order} are swapped`
export const swapQuestion = ({ order }: { order: number }) => `Are other goods in the parcel of #${order}?`
export const swapDetail =
  'The recalled goods are counted back and stay set aside; what you put in leaves the stock, what expires first.'
export const swapped = ({ order }: { order: number }) => `#${order} has other goods now and may leave.`
export const nothingElse = ({ order }: { order: number }) =>
  `There are not enough other goods in stock for #${order}, or nothing of it is to be swapped any more.`
export const notSwapped = 'This could not be saved.'
export const gotOthers = ({ numbers, count }: { numbers: string; count: number }) =>
  count === 1
    ? `Order ${numbers} gets other goods instead. If its slip is printed, print it again.`
    : `Orders ${numbers} get other goods instead. Slips of them that are printed already are to be printed again.`

export const orders = 'Orders that got some of it'
export const loadingOrders = 'Loading orders...'
export const ordersNotLoaded = 'The orders could not be loaded.'
export const pagesOfOrders = 'Pages of orders'
export const noOrders = 'No order got any of it.'
export const exportAsCsv = 'Export as CSV'
export const notExported = 'The orders could not be exported.'
