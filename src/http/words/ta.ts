import type * as en from './en.ts'

// Not found. It may have been deleted.
export const notFound = 'இது இங்கே இல்லை, அல்லது நீக்கப்பட்டுவிட்டது.'
// This API endpoint doesn’t exist.
export const noSuchCall = 'இந்த முகவரியில் எதுவும் இல்லை.'
// Method not allowed. Use ${methods.join(' or ')}.
export const wrongMethod: typeof en.wrongMethod = ({ methods }) =>
  `இந்த முறையை ஏற்க முடியாது. ${methods.join(' அல்லது ')} பயன்படுத்துங்கள்.`
// Log in to continue.
export const notSignedIn = 'தொடர, லாகின் செய்யுங்கள்.'
// You don’t have permission to do this.
export const notAllowed = 'உங்கள் கணக்கில் இதைச் செய்ய முடியாது.'
// This request came from another website, so it was blocked.
export const foreignOrigin = 'இந்தக் கோரிக்கை வேறொரு இணையதளத்திலிருந்து வந்தது, அதனால் ஏற்கவில்லை.'

// Send the request body as JSON (application/json).
export const notJson = 'இதை JSON வடிவில் (application/json) அனுப்புங்கள்.'
// The request body is empty. Send it as JSON.
export const emptyJson = 'அனுப்பியது காலியாக உள்ளது. JSON வடிவில் அனுப்புங்கள்.'
// The request body isn’t valid JSON.
export const brokenJson = 'அனுப்பியது சரியான JSON இல்லை.'
// What you entered is too long to send. Shorten it and try again.
export const tooLarge = 'நீங்கள் எழுதியது மிக நீளம், அனுப்ப முடியாது. சுருக்கி மீண்டும் முயலுங்கள்.'
// The request body doesn’t match its Content-Length.
export const wrongLength = 'அனுப்பியதன் நீளம், குறிப்பிட்ட நீளத்துடன் பொருந்தவில்லை.'
// This image is larger than ${megabytes} MB. Choose a smaller one.
export const pictureTooLarge: typeof en.pictureTooLarge = ({ megabytes }) =>
  `இந்தப் படம் ${megabytes} MB அளவைவிடப் பெரியது. சிறிய படம் ஒன்றைத் தேர்ந்தெடுங்கள்.`
// This form has too many fields.
export const tooManyParts = 'இந்த ஃபார்மில் கட்டங்கள் அதிகம்.'
// Send the request body as a form (multipart/form-data).
export const notAForm = 'இதை ஃபார்மாக (multipart/form-data) அனுப்புங்கள்.'
// You can’t upload files with this form.
export const noFiles = 'இந்த ஃபார்மில் ஃபைல்களை அனுப்ப முடியாது.'
// The form didn’t arrive completely. Send it again.
export const brokenForm = 'ஃபார்ம் முழுதாக வந்து சேரவில்லை. மீண்டும் அனுப்புங்கள்.'
// This web address isn’t valid. Check it and try again.
export const badAddress = 'இந்த இணைய முகவரி சரியில்லை. சரிபார்த்து மீண்டும் முயலுங்கள்.'
// This request isn’t valid.
export const badRequest = 'இந்தக் கோரிக்கை சரியில்லை.'
// Invalid page cursor. Start from the first page.
export const wrongCursor = 'இந்தப் பட்டியலில் அப்படி ஒரு பக்கம் இல்லை. முதல் பக்கத்திலிருந்து தொடங்குங்கள்.'
// isn’t a cursor from this list
export const wrongCursorField = 'இந்தப் பட்டியலுக்கு உரியது இல்லை'

// Check the ${field}.
export const checkField: typeof en.checkField = ({ field }) => `${field} சரியா என்று பாருங்கள்.`
// Check the data you sent.
export const checkSent = 'அனுப்பியது சரியா என்று பாருங்கள்.'
// Check what you entered.
export const checkTyped = 'டைப் செய்தது சரியா என்று பாருங்கள்.'

// Complete two-step verification first.
export const secondFactorNeeded = 'முதலில் இரண்டு படிச் சரிபார்ப்பை முடித்துவிடுங்கள்.'
// Set up two-step verification first.
export const secondFactorMissing = 'முதலில் இரண்டு படிச் சரிபார்ப்பை அமையுங்கள்.'
// Confirm it’s you, then try again.
export const confirmAgain = 'இது நீங்கள்தான் என்று உறுதி செய்துவிட்டு மீண்டும் முயலுங்கள்.'

// Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.
export const tooManyTries: typeof en.tooManyTries = ({ seconds }) =>
  `பல முறை முயன்றுவிட்டீர்கள். ${seconds} ${seconds === 1 ? 'நொடி' : 'நொடிகள்'} கழித்து மீண்டும் முயலுங்கள்.`
// My Orders
export const myOrders = 'என் ஆர்டர்கள்'
// Cart
export const cart = 'கார்ட்'
// Search products
export const searchProducts = 'பொருட்களைத் தேடுங்கள்'

// Please wait a moment
export const waitAMoment = 'கொஞ்சம் பொறுங்கள்'
// Something went wrong on our side. Please try again in a moment.
export const internal = 'எங்கள் பக்கம் ஏதோ தவறு நடந்துவிட்டது. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.'
// We can’t refresh this page right now. Prices and stock may have changed.
export const mayHaveChanged = 'இந்தப் பக்கத்தை இப்போது புதுப்பிக்க முடியவில்லை. விலையும் ஸ்டாக்கும் மாறியிருக்கலாம்.'
// We can’t load this right now. Please try again in a moment.
export const databaseDown = 'இப்போது இதைக் காட்ட முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.'

// Opening soon
export const openingSoon = 'விரைவில் திறக்கிறோம்'
// We’re getting our shop ready. Please come back soon.
export const openingLead = 'கடையைத் தயார் செய்துகொண்டிருக்கிறோம். சில நாட்கள் கழித்து வாருங்கள்.'
// Login
export const merchantLogin = 'லாகின்'
