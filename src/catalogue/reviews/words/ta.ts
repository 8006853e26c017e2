import { formatMonthInTamil } from '#values/time/format-month.ts'
import type * as en from './en.ts'

// Select a number of stars.
export const starsMissing = 'எத்தனை நட்சத்திரம் என்று தேர்ந்தெடுங்கள்.'
// Enter the name to show with your review.
export const nameMissing = 'கருத்துடன் காட்ட வேண்டிய பெயரை எழுதுங்கள்.'
// Add up to 4 photos.
export const tooManyPictures = '4 படங்கள் வரை சேர்க்கலாம்.'
// Couldn’t use one of the photos. It may be too large. Choose another one.
export const pictureRefused =
  'ஒரு படத்தைச் சேர்க்க முடியவில்லை. அது மிகப் பெரியதாக இருக்கலாம். வேறு படத்தைத் தேர்ந்தெடுங்கள்.'
// You can review this product once it’s been delivered to you.
export const notDelivered = 'இந்தப் பொருள் உங்களுக்கு வந்து சேர்ந்த பிறகு கருத்து எழுதலாம்.'
// Review not found.
export const noSuchReview = 'இப்படி ஒரு கருத்து இல்லை.'
// Review deleted.
export const reviewDeleted = 'கருத்து நீக்கப்பட்டது.'
// Your review was changed in another tab or on another device. Check it before you send it again.
export const reviewChanged =
  'உங்கள் கருத்து வேறொரு பக்கத்திலோ வேறொரு போனிலோ மாற்றப்பட்டது. மீண்டும் அனுப்பும் முன் சரிபாருங்கள்.'

// Reviews
export const reviews = 'வாடிக்கையாளர் கருத்துகள்'
// ${average} out of 5 stars
export const ratingOf: typeof en.ratingOf = ({ average }) => `5-க்கு ${average} நட்சத்திரம்`
// (count === 1 ? '1 review' : `${count} reviews`)
export const countOf: typeof en.countOf = ({ count }) => (count === 1 ? '1 கருத்து' : `${count} கருத்துகள்`)
// (stars === 1 ? '1 star' : `${stars} stars`)
export const starsOf: typeof en.starsOf = ({ stars }) => (stars === 1 ? '1 நட்சத்திரம்' : `${stars} நட்சத்திரங்கள்`)
// ${stars === 1 ? '1 star' : `${stars} stars`}: ${count === 1 ? '1 review' : `${count} reviews`}
export const withStars: typeof en.withStars = ({ stars, count }) =>
  `${stars === 1 ? '1 நட்சத்திரம்' : `${stars} நட்சத்திரங்கள்`}: ${count === 1 ? '1 கருத்து' : `${count} கருத்துகள்`}`
// All reviews are from customers who bought the product here.
export const whoReviews = 'இந்தப் பொருளை இங்கே வாங்கியவர்கள் மட்டுமே கருத்து எழுதியிருக்கிறார்கள்.'
// Verified purchase
export const verified = 'இங்கே வாங்கியவர்'
// Size: ${size}
export const sizeBought: typeof en.sizeBought = ({ size }) => `அளவு: ${size}`
// formatMonth(at, 'en-IN')
export const writtenIn: typeof en.writtenIn = ({ at }) => formatMonthInTamil(at)
// Reply from ${shop}
export const replyOf: typeof en.replyOf = ({ shop }) => `${shop} பதில்`
// count === 1 ? 'Read the review' : `Read all ${count} reviews`
export const allReviews: typeof en.allReviews = ({ count }) =>
  count === 1 ? 'கருத்தைப் படிக்க' : `எல்லா ${count} கருத்துகளையும் படிக்க`
// Reviews of ${name}
export const reviewsOf: typeof en.reviewsOf = ({ name }) => `${name}: கருத்துகள்`
// What customers of ${shop} say about ${name}.
export const description: typeof en.description = ({ name, shop }) =>
  `${name} பற்றி ${shop} வாடிக்கையாளர்கள் சொல்வது.`
// Sort by
export const sortBy = 'வரிசை'
export const sorts = {
  // Newest
  newest: 'புதியவை முதலில்',
  // Highest rated
  highest: 'அதிக நட்சத்திரம் முதலில்',
  // Lowest rated
  lowest: 'குறைந்த நட்சத்திரம் முதலில்',
}
// Show more reviews
export const showMore = 'இன்னும் கருத்துகளைக் காட்டு'
// Open photo ${number} from ${name}
export const openPhoto: typeof en.openPhoto = ({ number, name }) =>
  `${name} அனுப்பிய படம் ${number}-ஐப் பெரிதாகப் பார்`
// Photo ${number} from ${name}
export const photoOf: typeof en.photoOf = ({ number, name }) => `${name} அனுப்பிய படம் ${number}`
// Customer photos
export const photos = 'வாடிக்கையாளர் படங்கள்'
// Previous photo
export const previousPhoto = 'முந்தைய படம்'
// Next photo
export const nextPhoto = 'அடுத்த படம்'
// Couldn’t load the reviews. Try again.
export const reviewsNotLoaded = 'கருத்துகளைக் காட்ட முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Write a review
export const writeReview = 'கருத்து எழுது'
// Edit your review
export const editReview = 'உங்கள் கருத்தை மாற்று'
// What customers say
export const praise = 'வாடிக்கையாளர்கள் சொல்வது'
// See reviews
export const seeReviews = 'கருத்துகளைப் பார்'

// How did you like it?
export const rateOrder = 'உங்களுக்குப் பிடித்திருந்ததா?'
// Rate
export const rate = 'மதிப்பிடு'
// Rate ${name}
export const rateProduct: typeof en.rateProduct = ({ name }) => `${name}: மதிப்பிடு`
// Edit your review of ${name}
export const editOf: typeof en.editOf = ({ name }) => `${name}: உங்கள் கருத்தை மாற்று`
// Edit
export const edit = 'மாற்று'
export const states = {
  // We’re checking your review. It’ll appear on the product page soon.
  waiting: 'உங்கள் கருத்தைப் பார்த்துக்கொண்டிருக்கிறோம். விரைவில் பொருளின் பக்கத்தில் வரும்.',
  // Your review is on the product page.
  published: 'உங்கள் கருத்து பொருளின் பக்கத்தில் இருக்கிறது.',
  // We couldn’t publish your review.
  rejected: 'உங்கள் கருத்தை வெளியிட முடியவில்லை.',
}
export const reasons = {
  // It contains abusive language.
  abusive: 'அதில் தகாத வார்த்தைகள் இருக்கின்றன.',
  // It contains personal details, such as a name or phone number.
  personal_data: 'அதில் பெயர், போன் நம்பர் போன்ற தனிப்பட்ட விவரங்கள் இருக்கின்றன.',
  // It isn’t about the product. For delivery or service, write to us from the Help page.
  off_topic: 'அது பொருளைப் பற்றியது அல்ல. டெலிவரி, சேவை பற்றி உதவிப் பக்கத்திலிருந்து எங்களுக்கு எழுதுங்கள்.',
  // It says that the product treats or prevents an illness, which the law doesn’t allow us to publish.
  health_claim: 'பொருள் நோயைக் குணப்படுத்தும் அல்லது தடுக்கும் என்று அதில் இருக்கிறது. அதை வெளியிடச் சட்டம் அனுமதிக்கவில்லை.',
  // It looks like advertising.
  spam: 'அது விளம்பரம் போல இருக்கிறது.',
  // Please see our note.
  other: 'எங்கள் குறிப்பைப் பாருங்கள்.',
}
// Note from the shop: ${note}
export const noteFromShop: typeof en.noteFromShop = ({ note }) => `கடையின் குறிப்பு: ${note}`
// Your rating
export const stars = 'உங்கள் மதிப்பீடு'
export const starLabels = {
  // Poor
  1: 'மோசம்',
  // Fair
  2: 'சுமார்',
  // Good
  3: 'பரவாயில்லை',
  // Very good
  4: 'நன்றாக இருந்தது',
  // Excellent
  5: 'மிக அருமை',
}
// Your review (optional)
export const text = 'உங்கள் கருத்து (விரும்பினால்)'
// What did you like or dislike? Please don’t include phone numbers or addresses.
export const textHint = 'எது பிடித்தது, எது பிடிக்கவில்லை? போன் நம்பர், முகவரி எழுத வேண்டாம்.'
// Name to show
export const shownName = 'காட்ட வேண்டிய பெயர்'
// Everyone can see this name next to your review.
export const shownNameHint = 'உங்கள் கருத்துடன் இந்தப் பெயர் எல்லோருக்கும் தெரியும்.'
// Photos (optional)
export const addPhotos = 'படங்கள் (விரும்பினால்)'
// Up to 4. Location and camera details are removed.
export const photosHint = '4 வரை. படத்தில் உள்ள இடம், கேமரா விவரங்கள் நீக்கப்படும்.'
// Your photo ${number}
export const yourPhoto: typeof en.yourPhoto = ({ number }) => `உங்கள் படம் ${number}`
// Remove photo ${number}
export const removePhoto: typeof en.removePhoto = ({ number }) => `படம் ${number}-ஐ நீக்கு`
// We check every review before we publish it. We publish good and bad ones alike. If you delete your account, your reviews are deleted too.
export const checkedFirst =
  'ஒவ்வொரு கருத்தையும் பார்த்த பிறகே வெளியிடுகிறோம். நல்லது, கெட்டது இரண்டையும் வெளியிடுவோம். உங்கள் கணக்கை நீக்கினால், உங்கள் கருத்துகளும் நீக்கப்படும்.'
// Send review
export const send = 'கருத்தை அனுப்பு'
// Save changes
export const saveChanges = 'மாற்றங்களைச் சேமி'
// Thank you! We’ll check your review and publish it soon.
export const sent = 'நன்றி! உங்கள் கருத்தைப் பார்த்துவிட்டு விரைவில் வெளியிடுகிறோம்.'
// Couldn’t send your review. Try again.
export const notSent = 'உங்கள் கருத்தை அனுப்ப முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Delete review
export const deleteReview = 'கருத்தை நீக்கு'
// Delete your review?
export const deleteQuestion = 'உங்கள் கருத்தை நீக்கவா?'
// It’s removed from the product page. You can write another one later.
export const deleteHint = 'பொருளின் பக்கத்திலிருந்து நீக்கப்படும். பிறகு வேறொன்று எழுதலாம்.'
// Keep it
export const keepReview = 'இருக்கட்டும்'
// Couldn’t delete your review. Try again.
export const notDeleted = 'உங்கள் கருத்தை நீக்க முடியவில்லை. மீண்டும் முயலுங்கள்.'
