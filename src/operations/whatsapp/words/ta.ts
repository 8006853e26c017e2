import type * as en from './en.ts'

// Send order updates on WhatsApp to ${phone}
export const updatesOnWhatsapp: typeof en.updatesOnWhatsapp = ({ phone }) =>
  `ஆர்டர் பற்றிய தகவல்களை ${phone} எண்ணுக்கு வாட்ஸ்அப்பில் அனுப்புங்கள்`
// Send order updates on WhatsApp to the phone number above
export const updatesToEnteredNumber = 'ஆர்டர் பற்றிய தகவல்களை மேலே உள்ள எண்ணுக்கு வாட்ஸ்அப்பில் அனுப்புங்கள்'
// We share this number with WhatsApp (Meta) only to tell you when your order is confirmed, sent and delivered. You can turn this off at any time in your account, on your order’s page, or by replying STOP.
export const consentNotice =
  'ஆர்டர் உறுதியானது, புறப்பட்டது, டெலிவரியானது என்பதைத் தெரிவிக்க மட்டுமே இந்த எண்ணை வாட்ஸ்அப் (மெட்டா) நிறுவனத்துடன் பகிர்கிறோம். உங்கள் கணக்கிலோ, ஆர்டர் பக்கத்திலோ, STOP என பதில் அனுப்பியோ எப்போது வேண்டுமானாலும் இதை நிறுத்தலாம்.'

// Order updates also go to ${phone} on WhatsApp.
export const updatesAreOn: typeof en.updatesAreOn = ({ phone }) =>
  `ஆர்டர் பற்றிய தகவல்கள் ${phone} எண்ணுக்கு வாட்ஸ்அப்பிலும் வரும்.`
// Turn off
export const turnOff = 'நிறுத்த'
// WhatsApp
export const title = 'வாட்ஸ்அப்'
// Order updates will go to ${phone} on WhatsApp.
export const turnedOn: typeof en.turnedOn = ({ phone }) =>
  `ஆர்டர் பற்றிய தகவல்கள் இனி ${phone} எண்ணுக்கு வாட்ஸ்அப்பில் வரும்.`
// You won’t get order updates on WhatsApp any more.
export const turnedOff = 'ஆர்டர் பற்றிய தகவல்கள் இனி வாட்ஸ்அப்பில் வராது.'
// Couldn’t save your choice. Try again.
export const notSaved = 'உங்கள் தேர்வைச் சேமிக்க முடியவில்லை. மீண்டும் முயலுங்கள்.'
// WhatsApp updates couldn’t be turned on. You can do that later in your account.
export const notTurnedOn = 'வாட்ஸ்அப் தகவல்களைத் தொடங்க முடியவில்லை. பிறகு உங்கள் கணக்கில் அதைச் செய்யலாம்.'

// This shop doesn’t send WhatsApp messages.
export const notOffered = 'இந்தக் கடை வாட்ஸ்அப் தகவல்களை அனுப்புவதில்லை.'
// Your phone number has changed. Reload the page and choose again.
export const phoneChanged = 'உங்கள் தொலைபேசி எண் மாறியுள்ளது. பக்கத்தை மீண்டும் திறந்து தேர்ந்தெடுங்கள்.'
