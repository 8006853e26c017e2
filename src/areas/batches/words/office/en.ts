export const reasonNeeded = 'Please say why, so that everybody who reads of it knows.'
export const noSuchBatch = 'This batch is not there. Please reload the page.'

export const heads = {
  order: 'Order',
  status: 'Status',
  customer: 'Customer',
  phone: 'Phone',
  email: 'Email',
  city: 'City',
  units: 'Units',
  returned: 'Of these, back',
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

export const backToList = 'All batches'
export const batchNotLoaded = 'The batch could not be loaded.'
export const recall = 'Recall this batch'
export const recallQuestion = 'Why is this batch recalled?'
export const recallLead =
  'What is left of it is not sold any more. Below is every order that got some of it, to call, to stop or to take back.'
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

export const orders = 'Orders that got some of it'
export const loadingOrders = 'Loading orders...'
export const ordersNotLoaded = 'The orders could not be loaded.'
export const pagesOfOrders = 'Pages of orders'
export const noOrders = 'No order got any of it.'
export const exportAsCsv = 'Export as CSV'
export const notExported = 'The orders could not be exported.'
