/** A review waits until the merchant publishes or rejects it. */
export const reviewStates = ['waiting', 'published', 'rejected'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Why a review may be rejected. None of them is that it's negative: the law doesn't allow to hide those. */
export const rejectReasons = [
  'abusive',
  'personal_data',
  'off_topic',
  'health_claim',
  'spam',
  'other',
] as const
export type RejectReason = (typeof rejectReasons)[number]

export const maxReviewLength = 2000
export const maxReplyLength = 1000
export const maxReviewPictures = 4
export const maxShownName = 40
export const allStars = [5, 4, 3, 2, 1] as const

/** The suggested name: the first name and the initial of the last one. */
export function suggestedName(name: string) {
  const [first = '', ...more] = name.trim().split(/\s+/)
  const last = more.at(-1)
  return (last ? `${first} ${[...last][0] ?? ''}.` : first).slice(0, maxShownName)
}
