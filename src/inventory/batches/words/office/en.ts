export const reasonNeeded = 'Enter a reason for the recall.'
export const noSuchBatch = 'Batch not found. Reload the page.'

export const labelTaken = 'Another batch already has this name and these dates.'
export const batchChanged =
  'Someone else changed this batch while you were editing it. Review their changes before you save yours.'
/** Activity log entry; the product's name follows. */
export const changedABatch = 'changed a batch of'

export const heads = {
  order: 'Order',
  status: 'Status',
  customer: 'Customer',
  phone: 'Phone',
  email: 'Email',
  city: 'City',
  units: 'Units',
  returned: 'Returned',
  next: 'Next step',
}

export const batches = 'Batches'
export const shelves = { here: 'In stock', gone: 'Sold out or on hold' }
export const whichShelf = 'Batch status'
export const loading = 'Loading batches...'
export const notLoaded = 'Couldn’t load batches. Try again.'
export const pages = 'Batches pagination'
export const none = {
  here: 'No batches in stock. Enter the dates on the label when you receive stock.',
  gone: 'No batches sold out or on hold yet.',
}
export const product = 'Product'
export const batch = 'Batch'
export const packedOn = ({ day }: { day: string }) => `packed ${day}`
export const bestBefore = 'Best before'
export const soldUntil = 'Last sale date'
export const units = 'Units'
/** Units in quarantine. */
export const onHold = ({ count }: { count: number }) => `${count} on hold`
export const states = {
  sold: 'Available',
  ends_soon: 'Close to last sale date',
  too_old: 'Past last sale date',
  recalled: 'Recalled',
}
export const nameless = 'No name'
export const openBatch = 'Affected orders'
export const openBatchOf = ({ name, batch }: { name: string; batch: string }) =>
  `Affected orders: ${name}, ${batch}`

export const edit = 'Edit dates, name or note'
export const note = 'Internal note'
export const noteHint = 'For example, who made the batch or where it’s stored. Customers can’t see this.'
export const saveBatch = 'Save'
export const batchSaved = 'Batch saved.'
export const batchNotSaved = 'Couldn’t save the batch. Try again.'
export const cancelEdit = 'Cancel'

export const backToList = 'All batches'
export const batchNotLoaded = 'Couldn’t load the batch. Try again.'
export const recall = 'Recall this batch'
export const recallQuestion = 'Why are you recalling this batch?'
export const recallLead =
  'The remaining units will no longer be sold. Orders that aren’t packed yet will get other stock if there is any; otherwise they’ll be paused. You’ll see a list of all affected orders and what to do for each.'
export const recallReason = 'Reason'
export const recallNow = 'Recall'
export const recalled = 'Batch recalled.'
export const notRecalled = 'Couldn’t recall the batch. Try again.'
export const recalledBy = ({ day, by, reason }: { day: string; by: string; reason: string }) =>
  `Recalled on ${day} by ${by}: ${reason}`
export const endRecall = 'End recall'
export const endQuestion = 'End the recall of this batch?'
export const endDetail =
  'Units on hold will be available for sale again, unless they’re past their last sale date.'
export const recallEnded = 'Recall ended.'
export const recallNotEnded = 'Couldn’t end the recall. Try again.'

/** What to do about an order with units of a recalled batch. */
export const next = {
  wait: 'Don’t pack this order yet. You can pack it once other stock arrives, or cancel it.',
  swap: 'Open the parcel, replace the recalled items, then confirm here.',
  part: 'Part of this order has been dispatched. Call the customer, and refund the items that haven’t been dispatched.',
  call: 'This order has been dispatched. Call the customer.',
}
export const removeRecalled = 'Remove recalled items'
export const removeRecalledFrom = ({ order }: { order: number }) =>
  `Remove recalled items from order #${order}`
export const removeQuestion = ({ order }: { order: number }) =>
  `Remove the recalled items from order #${order}?`
export const removeDetail =
  'The rest of the order will be delivered, and the courier will collect less. The customer will get an email. The recalled items stay on hold. If you’ve already printed the packing slip or the label, print them again.'
export const notRemoved = 'Couldn’t remove the recalled items. Try again.'
export const confirmReplacement = 'Confirm replacement'
export const confirmReplacementIn = ({ order }: { order: number }) => `Confirm replacement in order #${order}`
export const replacementQuestion = ({ order }: { order: number }) =>
  `Have you replaced the recalled items in order #${order}?`
export const replacementDetail =
  'The recalled items will be returned to stock but stay on hold. The replacements will be taken from stock, earliest best-before date first.'
export const replacementConfirmed = ({ order }: { order: number }) =>
  `Recalled items in order #${order} replaced. You can dispatch it now.`
/** Why a replacement could not be recorded. */
export const noReplacement = ({ order }: { order: number }) =>
  `There isn’t enough other stock for order #${order}, or it has no items left to replace.`
export const replacementNotConfirmed = 'Couldn’t confirm the replacement. Try again.'
/** After a recall: the orders whose units were replaced automatically. */
export const replacedInOrders = ({ numbers, count }: { numbers: string; count: number }) =>
  count === 1
    ? `Order ${numbers} will get other stock instead. If you’ve printed its packing slip, print it again.`
    : `Orders ${numbers} will get other stock instead. If you’ve printed their packing slips, print them again.`

export const orders = 'Affected orders'
export const loadingOrders = 'Loading orders...'
export const ordersNotLoaded = 'Couldn’t load orders. Try again.'
export const pagesOfOrders = 'Orders pagination'
export const noOrders = 'No orders with this batch.'
export const exportAsCsv = 'Export as CSV'
export const notExported = 'Couldn’t export orders. Try again.'
