import type { DeclineReason, ReturnReason, ReturnState, ReturnStep } from '../../rules/return.ts'

export const chooseReason = 'Choose a reason.'
export const amountNeeded = 'Enter an amount in rupees.'
export const noSuchReturn = 'This return doesn’t exist.'
export const returnChanged = 'Somebody else has changed this return. Check it and try again.'
export const notNow = 'This step isn’t possible for this return now.'
export const lawGivesReturn =
  'Customers have a legal right to return goods that are damaged, spoilt, wrong, not as described or late. Your policy can’t exclude it.'
export const answerNeeded = 'Tell the customer why.'
export const checkUnits = 'Check the quantities: not more than were returned, and at least one.'
export const goodsGone = 'Some of these items no longer exist, or were already restocked.'
export const refundRefused =
  'This refund isn’t possible: check the amount, and whether the items were already refunded.'

export const notEnoughStock = ({ name, size, left }: { name: string; size: string; left: number }) =>
  `There isn’t enough stock to replace ${name} (${size}): ${left === 0 ? 'none is' : `only ${left} ${left === 1 ? 'is' : 'are'}`} available. Add stock, or refund the return instead.`
export const noAddress =
  'This order’s delivery address was deleted, so nothing can be sent. Refund the return instead.'
export const alreadyEnded =
  'Some of these items were already refunded or replaced. Check the order, then close the return.'

export const reasons: Record<ReturnReason, string> = {
  damaged: 'Arrived damaged',
  spoilt: 'Spoilt or bad quality',
  wrong: 'Wrong item',
  not_as_described: 'Not as described',
  late: 'Arrived too late',
  changed_mind: 'Changed their mind',
  other: 'Other reason',
}

export const states: Record<ReturnState, string> = {
  requested: 'Waiting for your decision',
  approved: 'Approved',
  declined: 'Declined',
  received: 'Received',
  inspected: 'Inspected',
  refunded: 'Refunded',
  replaced: 'Replaced',
  closed: 'Closed',
}

export const declineReasons: Record<DeclineReason, string> = {
  not_covered: 'Not covered by our policy',
  too_late: 'Requested too late',
  not_shown: 'The problem can’t be seen',
  other: 'Other reason',
}

export const lead =
  'Customers request returns on their order’s page. You can also record one on the order. Only items you’ve inspected go back into stock.'
export const show = 'Show'
export const open = 'Open returns'
export const ended = 'Ended returns'
export const noneOpen = 'No returns are waiting.'
export const noneEnded = 'No returns have ended yet.'
export const notLoaded = 'Returns couldn’t be loaded.'
export const loading = 'Loading returns'
export const pages = 'Pages of returns'
export const notSaved = 'This step couldn’t be saved. Please try again.'
export const keeps = 'Approved: the customer keeps the items'
export const requestedAt = ({ when }: { when: string }) => `Requested by the customer, ${when}`
export const recordedAt = ({ when }: { when: string }) => `Recorded by you, ${when}`
export const units = ({ quantity, name, size }: { quantity: number; name: string; size: string }) =>
  `${quantity} × ${name} (${size})`
export const arrived = ({ count }: { count: number }) => `${count} received`
export const inspected = ({ restocked, wasted }: { restocked: number; wasted: number }) =>
  `${restocked} restocked, ${wasted} discarded`
export const because = ({ reason }: { reason: string }) => `Reason: ${reason}`

export const steps: Record<ReturnStep, string> = {
  approve: 'Approve',
  decline: 'Decline',
  receive: 'Mark as received',
  inspect: 'Inspect',
  refund: 'Refund',
  replace: 'Replace',
  close: 'Close without refund',
}
export const stepOf = ({ step, id }: { step: string; id: number }) => `${step}: return for order #${id}`
export const goods = 'The items'
export const comeBack = 'The customer sends them back'
export const stay = 'The customer keeps them'
export const reason = 'Reason'
export const answer = 'Note to the customer (optional)'
export const answerHint = 'The customer reads it on the order’s page and in the email.'
export const unitsArrived = ({ name, size }: { name: string; size: string }) => `Received: ${name} (${size})`
export const unitsToRestock = ({ name, size }: { name: string; size: string }) => `Restock: ${name} (${size})`
export const restIsWaste = 'All other units that you received are recorded as discarded.'
export const amount = 'Amount in ₹ (optional)'
export const amountHint = 'Leave it empty to refund what the customer paid for these items.'
export const delivery = 'Delivery charge to refund in ₹ (optional)'
export const replacementDispatched =
  'This replacement has been dispatched, so it can’t be cancelled. If it comes back, record a return for it.'
export const replaceDetail =
  'This creates a new order with the same items, ready to pack. The customer pays nothing.'
export const replacedBy = 'Replaced by'
export const title = 'Returns'
export const record = 'Record a return'
export const allReturns = 'All returns'
