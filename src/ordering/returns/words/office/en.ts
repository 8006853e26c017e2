import type { DeclineReason, ReturnReason, ReturnState } from '../../rules/return.ts'

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
  closed: 'Closed',
}

export const declineReasons: Record<DeclineReason, string> = {
  not_covered: 'Not covered by our policy',
  too_late: 'Requested too late',
  not_shown: 'The problem can’t be seen',
  other: 'Other reason',
}
