import type { DeclineReason, ReturnReason, ReturnState } from '../rules/return.ts'

export const title = 'Returns'
export const askForReturn = 'Request a return'
export const whichItems = 'Items to return'
export const item = ({ name, size }: { name: string; size: string }) => `${name} (${size})`
export const why = 'Reason'
export const chooseOne = 'Choose a reason'
export const chooseReason = 'Please choose a reason.'
export const chooseItems = 'Please choose the items to return.'
export const tellUs = 'What is wrong? (optional)'
export const tooManyPictures = 'You can add up to 4 photos.'
export const pictureRefused = 'Couldn’t use one of the photos. It may be too large. Choose another one.'
export const send = 'Send request'
export const sent = 'We’ve received your return request.'
export const notSent = 'Your request couldn’t be sent. Please try again.'
export const notReturnable = 'Some of these items can’t be returned any more. Please check the quantities.'
export const sentDifferently = 'This request was already sent with other details. Please reload the page.'
export const units = ({ quantity, name, size }: { quantity: number; name: string; size: string }) =>
  `${quantity} × ${name} (${size})`
/** A link to the order that replaces the items. */
export const replacement = ({ id }: { id: number }) => `Replacement: order #${id}`
export const ourAnswer = ({ answer }: { answer: string }) => `Our reply: ${answer}`

export const reasons: Record<ReturnReason, string> = {
  damaged: 'It arrived damaged',
  spoilt: 'It’s spoilt or bad quality',
  wrong: 'It’s the wrong item',
  not_as_described: 'It’s not as described',
  late: 'It arrived too late',
  changed_mind: 'I don’t need it any more',
  other: 'Something else',
}

export const states: Record<ReturnState, string> = {
  requested: 'We’ve received your request and will reply soon.',
  approved: 'We’ve approved your return.',
  declined: 'We couldn’t accept this return.',
  received: 'We’ve received your items.',
  inspected: 'We’ve checked your items.',
  refunded: 'We’ve refunded this return.',
  replaced: 'We’re sending you a replacement.',
  closed: 'This return is closed.',
}
export const approvedSendBack = 'We’ve approved your return. Please send the items back to us.'
export const approvedKeep = 'We’ve approved your return. You don’t need to send the items back.'

/** For another reason, the shop’s own words say why. */
export const declineReasons: Record<Exclude<DeclineReason, 'other'>, string> = {
  not_covered: 'Our return policy doesn’t cover it.',
  too_late: 'The request came too late.',
  not_shown: 'We couldn’t see the problem.',
}
