import { tamilPlace } from '#words/tamil-places.ts'
import type * as en from './en.ts'

// Address
export const title = 'முகவரி'
// Loading address...
export const loading = 'முகவரி வருகிறது...'
// Something went wrong.
export const wentWrong = 'ஏதோ தவறு நடந்துவிட்டது.'

// Add Address
export const addAddress = 'முகவரியைச் சேர்'
// Edit Address
export const editAddress = 'முகவரியைத் திருத்து'
// We deliver within ${district} district, ${state}.
export const weShipWithin: typeof en.weShipWithin = ({ district, state }) =>
  `${tamilPlace(state)}, ${tamilPlace(district)} மாவட்டத்துக்குள் டெலிவரி செய்கிறோம்.`
// We deliver to ${zones.slice(0, 5).join(', ')}${zones.length > 5 ? ' and other places' : ''}.
export const weShipTo: typeof en.weShipTo = ({ zones }) =>
  `நாங்கள் டெலிவரி செய்யும் இடங்கள்: ${zones.slice(0, 5).map(tamilPlace).join(', ')}${zones.length > 5 ? ', இன்னும் சில இடங்கள்' : ''}.`
// Full name
export const fullName = 'முழுப் பெயர்'
// Address line 1
export const line1 = 'வீட்டு எண், தெரு'
// Address line 2 (optional)
export const line2 = 'பகுதி (கட்டாயமில்லை)'
// City
export const city = 'ஊர்'
// PIN code
export const postalCode = 'பின்கோடு'
// State
export const state = 'மாநிலம்'
// Country
export const country = 'நாடு'
// Phone (optional)
export const phone = 'போன் நம்பர் (கட்டாயமில்லை)'
// 10 to 15 digits. Leave empty to use your account’s phone number.
export const phoneHint = '10 முதல் 15 இலக்கங்கள். காலியாக விட்டால், உங்கள் கணக்கின் போன் நம்பரைப் பயன்படுத்துகிறோம்.'
// 10 to 15 digits. Leave empty to use the phone number above.
export const guestPhoneHint = '10 முதல் 15 இலக்கங்கள். மேலே உள்ள எண்ணையே பயன்படுத்த இதை விட்டுவிடுங்கள்.'
// Landmark (optional)
export const landmark = 'லேண்ட்மார்க் (கட்டாயமில்லை)'
// Enter something the courier can see from the road, such as a temple, school or bus stop.
export const landmarkHint = 'ரோட்டிலிருந்து கூரியருக்குத் தெரியும் ஓர் இடத்தை எழுதுங்கள்: கோயில், பள்ளி, பஸ் ஸ்டாப்.'
// Save Address
export const save = 'முகவரியைச் சேமி'
// Deliver here
export const deliverHere = 'இந்த முகவரிக்கு அனுப்புங்கள்'
// Recipient, phone and landmark
export const recipient = 'பெறுபவர், போன், அடையாளம்'
// Cancel
export const cancelEditing = 'வேண்டாம்'
// Address saved successfully!
export const saved = 'முகவரியைச் சேமித்துவிட்டோம்!'
// Failed to save address.
export const notSaved = 'முகவரியைச் சேமிக்க முடியவில்லை.'
// User not authenticated.
export const notSignedIn = 'நீங்கள் லாகின் செய்யவில்லை.'

// Deliver to
export const deliverToWhich = 'எங்கே அனுப்ப வேண்டும்?'
// Add another address
export const addAnother = 'இன்னொரு முகவரியைச் சேர்'

// Default
export const defaultAddress = 'முதல் தேர்வு'
// Edit
export const edit = 'திருத்து'
// Set as default
export const makeDefault = 'முதல் தேர்வாக்கு'
// Default address changed.
export const madeDefault = 'முதல் தேர்வு முகவரி மாறியது.'
// Delete
export const deleteIt = 'நீக்கு'
// Delete this address?
export const deleteQuestion = 'இந்த முகவரியை நீக்கவா?'
// Keep it
export const keepIt = 'இருக்கட்டும்'

// state
export const stateIs: typeof en.stateIs = ({ state }) => tamilPlace(state)
// Address name (optional)
export const name = 'இந்த முகவரியின் பெயர் (கட்டாயமில்லை)'
// No name
export const noName = 'பெயர் இல்லை'
// Custom name
export const ownName = 'வேறு பெயர்'

// Home
export const home = 'வீடு'
// Work
export const work = 'அலுவலகம்'

// India
export const india = 'India'

// Phone: ${phone}
export const phoneOnParcel: typeof en.phoneOnParcel = ({ phone }) => `போன்: ${phone}`
// Phone: N/A
export const noPhoneOnParcel = 'போன்: இல்லை'

// This address belongs to another account.
export const ofAnotherAccount = 'இது வேறு ஒரு கணக்கின் முகவரி.'
// Select an Indian state or union territory.
export const stateUnknown = 'இந்தியாவின் ஒரு மாநிலத்தை அல்லது யூனியன் பிரதேசத்தைத் தேர்ந்தெடுங்கள்.'
// PIN code ${postalCode} is in ${states.join(' or ')}. Check the PIN code and the state.
export const inOtherState: typeof en.inOtherState = ({ postalCode, states }) =>
  `${postalCode} என்ற பின்கோடு உள்ள மாநிலம்: ${states.map(tamilPlace).join(' அல்லது ')}. பின்கோட்டையும் மாநிலத்தையும் சரிபாருங்கள்.`
// This address has been deleted. Choose another one.
export const addressGone = 'இந்த முகவரி நீக்கப்பட்டுவிட்டது. வேறு முகவரியைத் தேர்ந்தெடுங்கள்.'
// You can save up to ${most} addresses. To add another, delete one you no longer need.
export const tooMany: typeof en.tooMany = ({ most }) =>
  `${most} முகவரிகள் வரை சேமிக்கலாம். புதியதைச் சேர்க்க, தேவையில்லாத ஒன்றை நீக்குங்கள்.`
// This address was changed in another window. Save again to replace it with what you’ve entered here.
export const changedMeanwhile =
  'இந்த முகவரியை வேறு ஒரு விண்டோவில் மாற்றியிருக்கிறீர்கள். அதற்குப் பதிலாக இங்கே இருப்பதை வைத்துக்கொள்ள மீண்டும் சேமியுங்கள்.'
// Address deleted.
export const deleted = 'முகவரியை நீக்கிவிட்டோம்.'
