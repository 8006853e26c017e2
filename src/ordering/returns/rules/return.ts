import type { refundReasons } from '#payments/refunds/contract.ts'

export const returnReasons = [
  'damaged',
  'spoilt',
  'wrong',
  'not_as_described',
  'late',
  'changed_mind',
  'other',
] as const
export type ReturnReason = (typeof returnReasons)[number]

export const returnStates = [
  'requested',
  'approved',
  'declined',
  'received',
  'inspected',
  'refunded',
  'replaced',
  'closed',
] as const
export type ReturnState = (typeof returnStates)[number]

/** The states in which something is still to be done. */
export const openStates = ['requested', 'approved', 'received', 'inspected'] as const satisfies ReturnState[]
export const endedStates = ['declined', 'refunded', 'replaced', 'closed'] as const satisfies ReturnState[]

export const declineReasons = ['not_covered', 'too_late', 'not_shown', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

export const maxReturnPictures = 4

/**
 * The Consumer Protection (E-Commerce) Rules 2020 give the customer a return and refund for these reasons, whatever the
 * shop's own policy says.
 */
const legalReasons: readonly ReturnReason[] = ['damaged', 'spoilt', 'wrong', 'not_as_described', 'late']

/** Whether a return may be declined for this reason: not because of the policy, if the law gives a right to it. */
export const mayDecline = (reason: ReturnReason, because: DeclineReason) =>
  !legalReasons.includes(reason) || because === 'not_shown' || because === 'other'

export type ReturnStep = 'approve' | 'decline' | 'receive' | 'inspect' | 'refund' | 'replace' | 'close'

/**
 * The states that a step starts from. A customer who keeps the goods gets the refund or the replacement right after the
 * approval.
 */
const startsFrom: Record<ReturnStep, readonly ReturnState[]> = {
  approve: ['requested'],
  decline: ['requested'],
  receive: ['approved'],
  inspect: ['received'],
  refund: ['approved', 'inspected'],
  replace: ['approved', 'inspected'],
  close: ['approved', 'received', 'inspected'],
}

/** Whether a return can take a step now. */
export const canStep = ({ state, send_back }: { state: ReturnState; send_back: boolean }, step: ReturnStep) =>
  startsFrom[step].includes(state) &&
  ((step !== 'refund' && step !== 'replace') || state === (send_back ? 'inspected' : 'approved')) &&
  (step !== 'receive' || send_back)

/** What the refund of a return states as its reason. */
export const refundReasonOf: Record<ReturnReason, (typeof refundReasons)[number]> = {
  damaged: 'damaged',
  spoilt: 'damaged',
  wrong: 'wrong_item',
  not_as_described: 'other',
  late: 'other',
  changed_mind: 'customer_wish',
  other: 'other',
}
