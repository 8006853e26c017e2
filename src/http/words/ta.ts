import type * as en from './en.ts'

// This does not exist, or not any more.
export const notFound = 'இது இங்கே இல்லை, அல்லது நீக்கப்பட்டுவிட்டது.'
// There is no such call.
export const noSuchCall = 'இப்படி ஒரு அழைப்பு இல்லை.'
// This can only be asked with ${methods.join(' or ')}.
export const wrongMethod: typeof en.wrongMethod = ({ methods }) =>
  `இதை ${methods.join(' அல்லது ')} மூலம் மட்டுமே கேட்க முடியும்.`
// Please log in to continue.
export const notSignedIn = 'தொடர, லாகின் செய்யுங்கள்.'
// Your account may not do this.
export const notAllowed = 'உங்கள் கணக்கில் இதைச் செய்ய முடியாது.'
// This page may not do that here.
export const foreignOrigin = 'இந்தப் பக்கத்திலிருந்து இதை இங்கே செய்ய முடியாது.'

// Please send this as JSON (application/json).
export const notJson = 'இதை JSON வடிவில் (application/json) அனுப்புங்கள்.'
// The message was empty where JSON was expected.
export const emptyJson = 'JSON வர வேண்டிய செய்தி காலியாக இருந்தது.'
// The message is not valid JSON.
export const brokenJson = 'இந்தச் செய்தி சரியான JSON இல்லை.'
// This is larger than we can take.
export const tooLarge = 'இது நாங்கள் வாங்கக்கூடிய அளவைவிடப் பெரியது.'
// The message is not as long as it says.
export const wrongLength = 'செய்தி, அது சொன்ன நீளத்தில் இல்லை.'
// This picture is larger than ${megabytes} MB. Please choose a smaller one.
export const pictureTooLarge: typeof en.pictureTooLarge = ({ megabytes }) =>
  `இந்தப் படம் ${megabytes} MB அளவைவிடப் பெரியது. சிறிய படம் ஒன்றைத் தேர்ந்தெடுங்கள்.`
// This form has too many fields.
export const tooManyParts = 'இந்த ஃபார்மில் கட்டங்கள் அதிகம்.'
// Please send this as a form (multipart/form-data).
export const notAForm = 'இதை ஃபார்மாக (multipart/form-data) அனுப்புங்கள்.'
// This form takes no files.
export const noFiles = 'இந்த ஃபார்மில் ஃபைல்களை அனுப்ப முடியாது.'
// The form did not arrive whole. Please send it again.
export const brokenForm = 'ஃபார்ம் முழுதாக வந்து சேரவில்லை. மீண்டும் அனுப்புங்கள்.'
// This address cannot be read.
export const badAddress = 'இந்த இணைய முகவரியைப் படிக்க முடியவில்லை.'
// This request cannot be understood.
export const badRequest = 'நீங்கள் கேட்டது எங்களுக்குப் புரியவில்லை.'
// This list has no such page. Please start at its first page.
export const wrongCursor = 'இந்தப் பட்டியலில் அப்படி ஒரு பக்கம் இல்லை. முதல் பக்கத்திலிருந்து தொடங்குங்கள்.'
// is not one that this list gave out
export const wrongCursorField = 'இந்தப் பட்டியல் கொடுத்தது இல்லை'

// Please check the ${field}.
export const checkField: typeof en.checkField = ({ field }) => `${field} சரியா என்று பாருங்கள்.`
// Please check what you sent.
export const checkSent = 'அனுப்பியது சரியா என்று பாருங்கள்.'
// Please check what you typed.
export const checkTyped = 'டைப் செய்தது சரியா என்று பாருங்கள்.'

// Please confirm your login with your second factor first.
export const secondFactorNeeded = 'முதலில் உங்கள் இரண்டாவது சரிபார்ப்பை முடித்துவிடுங்கள்.'
// Please set up a second factor for your login first.
export const secondFactorMissing = 'முதலில் உங்கள் லாகினுக்கு இரண்டாவது சரிபார்ப்பை அமையுங்கள்.'
// Please confirm that it is you, then try again.
export const confirmAgain = 'இது நீங்கள்தான் என்று உறுதி செய்துவிட்டு மீண்டும் முயலுங்கள்.'

// Too many tries. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.
export const tooManyTries: typeof en.tooManyTries = ({ seconds }) =>
  `பல முறை முயன்றுவிட்டீர்கள். ${seconds} ${seconds === 1 ? 'நொடி' : 'நொடிகள்'} கழித்து மீண்டும் முயலுங்கள்.`
// Please wait a moment
export const waitAMoment = 'கொஞ்சம் பொறுங்கள்'
// Something went wrong on our side. Please try again in a moment.
export const internal = 'எங்கள் பக்கம் ஏதோ தவறு நடந்துவிட்டது. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.'
// We can't check this page right now. Prices and stock may have changed.
export const mayHaveChanged = 'இந்தப் பக்கத்தை இப்போது சரிபார்க்க முடியவில்லை. விலையும் ஸ்டாக்கும் மாறியிருக்கலாம்.'
// The shop cannot look this up right now. Please try again in a moment.
export const databaseDown = 'இப்போது இதைக் கடையில் பார்க்க முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.'

// Opening soon
export const openingSoon = 'விரைவில் திறக்கிறோம்'
// We’re getting our shop ready. Please come back soon.
export const openingLead = 'கடையைத் தயார் செய்துகொண்டிருக்கிறோம். சில நாட்கள் கழித்து வாருங்கள்.'
// Login
export const merchantLogin = 'உள்நுழை'
