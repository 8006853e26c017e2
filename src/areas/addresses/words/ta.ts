import { inTamil } from '../../../words/tamil-places.ts'
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
// We ship within ${district} district, ${state}.
export const weShipWithin: typeof en.weShipWithin = ({ district, state }) =>
  `${inTamil(state)}, ${inTamil(district)} மாவட்டத்துக்குள் அனுப்புகிறோம்.`
// Full name
export const fullName = 'முழுப் பெயர்'
// Address line 1
export const line1 = 'வீட்டு எண், தெரு'
// Address line 2 (optional)
export const line2 = 'பகுதி, லேண்ட்மார்க் (கட்டாயமில்லை)'
// City
export const city = 'ஊர்'
// Postal code
export const postalCode = 'பின்கோடு'
// State
export const state = 'மாநிலம்'
// Country
export const country = 'நாடு'
// Phone (optional)
export const phone = 'போன் நம்பர் (கட்டாயமில்லை)'
// 10 to 15 digits, for the courier.
export const phoneHint = 'கூரியருக்காக, 10 முதல் 15 இலக்கங்கள்.'
// Save Address
export const save = 'முகவரியைச் சேமி'
// Address saved successfully!
export const saved = 'முகவரியைச் சேமித்துவிட்டோம்!'
// Failed to save address.
export const notSaved = 'முகவரியைச் சேமிக்க முடியவில்லை.'
// User not authenticated.
export const notSignedIn = 'நீங்கள் லாகின் செய்யவில்லை.'

// India
export const india = 'India'

// Phone: ${phone}
export const phoneOnParcel: typeof en.phoneOnParcel = ({ phone }) => `போன்: ${phone}`
// Phone: N/A
export const noPhoneOnParcel = 'போன்: இல்லை'

// This is the address of another account.
export const ofAnotherAccount = 'இது வேறு ஒரு கணக்கின் முகவரி.'
