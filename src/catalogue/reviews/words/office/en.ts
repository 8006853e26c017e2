export const reasonMissing = 'Select a reason.'
export const noteMissing = 'Write a note to the reviewer.'
export const noSuchReview = 'Review not found.'
export const reviewChanged = 'This review has changed since you opened it. Check it again.'

export const lead =
  'Customers can review what was delivered to them. A review is shown once you publish it. The law doesn’t allow you to hide a review because it’s negative; reply to it instead.'
export const find = 'Search reviews'
export const state = 'Status'
export const states = { waiting: 'Waiting', published: 'Published', rejected: 'Rejected' }
export const stars = 'Stars'
export const allStars = 'Any number'
export const starsOf = ({ stars }: { stars: number }) => (stars === 1 ? '1 star' : `${stars} stars`)
export const sort = 'Sort by'
export const sorts = { oldest: 'Oldest first', newest: 'Newest first' }
export const reviewsNotLoaded = 'Couldn’t load the reviews. Try again.'
export const loadingReviews = 'Loading...'
export const pagesOfReviews = 'Review pagination'
export const none = {
  waiting: 'No reviews are waiting.',
  published: 'No published reviews.',
  rejected: 'No rejected reviews.',
}
export const noneFound = 'No reviews found.'
export const by = ({ name, size, when }: { name: string; size: string; when: string }) =>
  `${name}, ${size}, ${when}`
export const demoReview = 'Sample review'
export const noText = 'No text'
export const claim =
  'Mentions a food or health claim. Don’t repeat it in your reply or your product texts without proof.'
export const publish = 'Publish'
export const reject = 'Reject'
export const reopen = 'Move to waiting'
export const undo = 'Undo'
export const publishSelected = ({ count }: { count: number }) => `Publish ${count} selected`
export const selectReview = ({ name }: { name: string }) => `Select the review of ${name}`
export const published = ({ count }: { count: number }) =>
  count === 1 ? 'Review published.' : `${count} reviews published.`
export const rejected = 'Review rejected.'
export const reopened = 'Review moved to waiting.'
export const notAllChanged = 'Some reviews have changed since. Check them again.'
export const notDecided = 'Couldn’t save the decision. Try again.'
export const rejectTitle = ({ name }: { name: string }) => `Reject the review of ${name}`
export const rejectHint = 'The reviewer sees the reason and your note.'
export const reason = 'Reason'
export const chooseReason = 'Select a reason'
export const reasons = {
  abusive: 'Abusive language',
  personal_data: 'Personal details',
  off_topic: 'Not about the product',
  health_claim: 'Health claim',
  spam: 'Spam or advertising',
  other: 'Another reason',
}
export const note = 'Note to the reviewer'
export const rejectedFor = ({ reason }: { reason: string }) => `Rejected: ${reason}`
export const reply = 'Reply'
export const editReply = 'Edit reply'
export const replyTitle = ({ name }: { name: string }) => `Reply to ${name}`
export const replyHint = 'Everyone can see your reply under the review.'
export const yourReply = 'Your reply'
export const saveReply = 'Save reply'
export const replySaved = 'Reply saved.'
export const replyNotSaved = 'Couldn’t save the reply. Try again.'

/** In the Activity section, between the person's name and the product's. */
export const actions = {
  waiting: 'moved a review back to waiting for',
  published: 'published a review of',
  rejected: 'rejected a review of',
}
export const replied = 'replied to a review of'
export const removedReply = 'removed the reply to a review of'
