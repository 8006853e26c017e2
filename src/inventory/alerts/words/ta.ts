import type * as en from './en.ts'

// Tell me when it’s back
export const tellMe = 'மீண்டும் வந்ததும் சொல்லுங்கள்'
// Tell me when ${name} is back
export const tellMeWhat: typeof en.tellMeWhat = ({ name }) => `${name} மீண்டும் வந்ததும் சொல்லுங்கள்`
// We’ll email you once when it’s back in stock.
export const whatHappens = 'மீண்டும் ஸ்டாக் வந்ததும் ஒரே ஒரு இமெயில் அனுப்புகிறோம்.'
// Email
export const email = 'இமெயில்'
// Email me
export const send = 'இமெயில் அனுப்புங்கள்'
// Close
export const close = 'மூடு'
// We’ll email you when it’s back.
export const weWillEmail = 'மீண்டும் வந்ததும் இமெயிலில் சொல்கிறோம்.'
// Confirm your email address with the link we’ve emailed you. Then we’ll tell you when it’s back.
export const waitsForConfirmation =
  'இமெயிலில் அனுப்பிய லிங்க் மூலம் உங்கள் முகவரியை உறுதிசெய்யுங்கள். அதன் பிறகு, மீண்டும் வந்ததும் சொல்கிறோம்.'
// ${name} is back in stock
export const isBack: typeof en.isBack = ({ name }) => `${name} மீண்டும் கிடைக்கிறது`
// Tap to see it.
export const tapToSee = 'பார்க்கத் தட்டுங்கள்.'
// Hear about it on this device too
export const notifyTitle = 'இந்தச் சாதனத்திலும் தெரிந்துகொள்ள'
// We’ll send a notification when it’s back, and about your orders.
export const notifyText = 'மீண்டும் வந்ததும், உங்கள் ஆர்டர்கள் பற்றியும் அறிவிப்பு அனுப்புவோம்.'
// Cancel alert
export const cancel = 'அறிவிப்பு வேண்டாம்'
// Cancel the alert for ${name}
export const cancelWhat: typeof en.cancelWhat = ({ name }) => `${name}: அறிவிப்பு வேண்டாம்`
// Couldn’t save your alert. Try again.
export const notRequested = 'உங்கள் கோரிக்கையைச் சேமிக்க முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Couldn’t cancel the alert. Try again.
export const notCancelled = 'அறிவிப்பை ரத்து செய்ய முடியவில்லை. மீண்டும் முயலுங்கள்.'

// We’ll email you when it’s back in stock.
export const willEmail = 'மீண்டும் ஸ்டாக் வந்ததும் இமெயிலில் சொல்கிறோம்.'
// Check your email and confirm your address. Then we’ll tell you when it’s back.
export const confirmFirst = 'உங்கள் இமெயிலைப் பார்த்து முகவரியை உறுதிசெய்யுங்கள். அதன் பிறகு, மீண்டும் வந்ததும் சொல்கிறோம்.'
// Check your email. If you haven’t confirmed your address yet, open the link we’ve sent you.
export const checkYourEmail =
  'உங்கள் இமெயிலைப் பாருங்கள். முகவரியை இன்னும் உறுதிசெய்யவில்லை என்றால், நாங்கள் அனுப்பிய லிங்கைத் திறக்கவும்.'
// Alert cancelled.
export const cancelled = 'அறிவிப்பு ரத்து செய்யப்பட்டது.'
// This link has expired. If you’re still waiting for a product, ask for a new alert.
export const linkEnded =
  'இந்த லிங்கின் காலம் முடிந்துவிட்டது. ஒரு பொருளுக்காக இன்னும் காத்திருந்தால், மீண்டும் அறிவிப்பு கேளுங்கள்.'
// This product is no longer available.
export const notSold = 'இந்தப் பொருள் இப்போது விற்பனையில் இல்லை.'
// This is back in stock. You can order it now.
export const inStock = 'இது மீண்டும் ஸ்டாக் வந்துவிட்டது. இப்போதே ஆர்டர் செய்யலாம்.'
// You can have up to ${most} alerts. Cancel one to add another.
export const tooMany: typeof en.tooMany = ({ most }) =>
  `அதிகபட்சம் ${most} அறிவிப்புகள் வைத்திருக்கலாம். இன்னொன்றைச் சேர்க்க, ஒன்றை ரத்து செய்யுங்கள்.`
// Too many alerts were requested from your network. Try again in an hour.
export const tooManyHere = 'உங்கள் நெட்வொர்க்கிலிருந்து நிறைய கோரிக்கைகள் வந்துள்ளன. ஒரு மணி நேரம் கழித்து முயலுங்கள்.'

// Back-in-stock alerts
export const alerts = 'ஸ்டாக் அறிவிப்புகள்'
// You have no alerts.
export const noAlerts = 'அறிவிப்புகள் எதுவும் இல்லை.'
// When something is out of stock, choose “Tell me when it’s back” on its page.
export const howToAdd = 'ஒரு பொருள் ஸ்டாக்கில் இல்லாதபோது, அதன் பக்கத்தில் “மீண்டும் வந்ததும் சொல்லுங்கள்” என்பதைத் தேர்ந்தெடுங்கள்.'
// An alert ends when we’ve emailed you, or after ${days} days.
export const expires: typeof en.expires = ({ days }) =>
  `இமெயில் அனுப்பியதும், அல்லது ${days} நாட்களுக்குப் பிறகு அறிவிப்பு முடிந்துவிடும்.`
// Confirm your email address
export const toConfirm = 'உங்கள் இமெயில் முகவரியை உறுதிசெய்யுங்கள்'
// We’ll email you when these are back in stock, once you’ve confirmed that it’s you.
export const whyConfirm = 'கேட்டது நீங்கள்தான் என்று உறுதிசெய்தால், இவை மீண்டும் ஸ்டாக் வந்ததும் இமெயிலில் சொல்கிறோம்.'
// Confirm
export const confirm = 'உறுதிசெய்'
// Confirmed. We’ll email you when it’s back.
export const confirmed = 'உறுதிசெய்யப்பட்டது. மீண்டும் வந்ததும் இமெயிலில் சொல்கிறோம்.'
// Couldn’t confirm your address. Try again.
export const notConfirmed = 'முகவரியை உறுதிசெய்ய முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Cancel all alerts
export const cancelAll = 'எல்லா அறிவிப்புகளையும் ரத்து செய்'
// Not available at the moment
export const unavailable = 'இப்போது கிடைக்கவில்லை'
// Couldn’t load your alerts.
export const notLoaded = 'உங்கள் அறிவிப்புகளைக் காட்ட முடியவில்லை.'
// Loading...
export const loading = 'ஏற்றுகிறது...'
// Browse products
export const shopAround = 'பொருட்களைப் பாருங்கள்'
