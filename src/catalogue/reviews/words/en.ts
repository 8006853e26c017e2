import { formatMonth } from '#values/time/format-month.ts'

export const starsMissing = 'Select a number of stars.'
export const nameMissing = 'Enter the name to show with your review.'
export const tooManyPictures = 'Add up to 4 photos.'
export const pictureRefused = 'Couldn’t use one of the photos. It may be too large. Choose another one.'
export const notDelivered = 'You can review this product once it’s been delivered to you.'
export const noSuchReview = 'Review not found.'
export const reviewDeleted = 'Review deleted.'
export const reviewChanged =
  'Your review was changed in another tab or on another device. Check it before you send it again.'

export const reviews = 'Reviews'
export const ratingOf = ({ average }: { average: string }) => `${average} out of 5 stars`
export const countOf = ({ count }: { count: number }) => (count === 1 ? '1 review' : `${count} reviews`)
export const starsOf = ({ stars }: { stars: number }) => (stars === 1 ? '1 star' : `${stars} stars`)
export const withStars = ({ stars, count }: { stars: number; count: number }) =>
  `${stars === 1 ? '1 star' : `${stars} stars`}: ${count === 1 ? '1 review' : `${count} reviews`}`
export const whoReviews = 'All reviews are from customers who bought the product here.'
export const verified = 'Verified purchase'
export const sizeBought = ({ size }: { size: string }) => `Size: ${size}`
/** The month of a review, given as a timestamp: `November 2026`. */
export const writtenIn = ({ at }: { at: string }) => formatMonth(at, 'en-IN')
export const replyOf = ({ shop }: { shop: string }) => `Reply from ${shop}`
export const allReviews = ({ count }: { count: number }) =>
  count === 1 ? 'Read the review' : `Read all ${count} reviews`
export const reviewsOf = ({ name }: { name: string }) => `Reviews of ${name}`
export const description = ({ name, shop }: { name: string; shop: string }) =>
  `What customers of ${shop} say about ${name}.`
export const sortBy = 'Sort by'
export const sorts = { newest: 'Newest', highest: 'Highest rated', lowest: 'Lowest rated' }
export const showMore = 'Show more reviews'
export const openPhoto = ({ number, name }: { number: number; name: string }) =>
  `Open photo ${number} from ${name}`
export const photoOf = ({ number, name }: { number: number; name: string }) => `Photo ${number} from ${name}`
export const photos = 'Customer photos'
export const previousPhoto = 'Previous photo'
export const nextPhoto = 'Next photo'
export const reviewsNotLoaded = 'Couldn’t load the reviews. Try again.'
export const writeReview = 'Write a review'
export const editReview = 'Edit your review'
export const praise = 'What customers say'
export const seeReviews = 'See reviews'

export const rateOrder = 'How did you like it?'
export const rate = 'Rate'
export const rateProduct = ({ name }: { name: string }) => `Rate ${name}`
export const editOf = ({ name }: { name: string }) => `Edit your review of ${name}`
export const edit = 'Edit'
export const states = {
  waiting: 'We’re checking your review. It’ll appear on the product page soon.',
  published: 'Your review is on the product page.',
  rejected: 'We couldn’t publish your review.',
}
export const reasons = {
  abusive: 'It contains abusive language.',
  personal_data: 'It contains personal details, such as a name or phone number.',
  off_topic: 'It isn’t about the product. For delivery or service, write to us from the Help page.',
  health_claim:
    'It says that the product treats or prevents an illness, which the law doesn’t allow us to publish.',
  spam: 'It looks like advertising.',
  other: 'Please see our note.',
}
export const noteFromShop = ({ note }: { note: string }) => `Note from the shop: ${note}`
export const stars = 'Your rating'
export const starLabels = { 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Very good', 5: 'Excellent' }
export const text = 'Your review (optional)'
export const textHint = 'What did you like or dislike? Please don’t include phone numbers or addresses.'
export const shownName = 'Name to show'
export const shownNameHint = 'Everyone can see this name next to your review.'
export const addPhotos = 'Photos (optional)'
export const photosHint = 'Up to 4. Location and camera details are removed.'
export const yourPhoto = ({ number }: { number: number }) => `Your photo ${number}`
export const removePhoto = ({ number }: { number: number }) => `Remove photo ${number}`
export const checkedFirst =
  'We check every review before we publish it. We publish good and bad ones alike. If you delete your account, your reviews are deleted too.'
export const send = 'Send review'
export const saveChanges = 'Save changes'
export const sent = 'Thank you! We’ll check your review and publish it soon.'
export const notSent = 'Couldn’t send your review. Try again.'
export const deleteReview = 'Delete review'
export const deleteQuestion = 'Delete your review?'
export const deleteHint = 'It’s removed from the product page. You can write another one later.'
export const keepReview = 'Keep it'
export const notDeleted = 'Couldn’t delete your review. Try again.'
