import { inTamil } from '../../../words/tamil-places.ts'
import type * as en from './en.ts'

// Delivery
export const delivery = 'டெலிவரி'
// To ${postalCode}: arrives by ${day}
export const arrivesBy: typeof en.arrivesBy = ({ postalCode, day }) =>
  `${postalCode} பின்கோடுக்கு ${day} அன்றைக்குள் வந்துவிடும்`

// We cannot send anything to ${postalCode} yet.
export const outside: typeof en.outside = ({ postalCode }) =>
  `${postalCode} என்ற பின்கோடுக்கு இன்னும் அனுப்ப முடியாது.`
// ${outside(where)} You may keep this address.
export const outsideMayStay: typeof en.outsideMayStay = (where) =>
  `${outside(where)} இந்த முகவரியை வைத்திருக்கலாம்.`
// ${outside(where)} Please choose another address before you order.
export const outsideChooseAnother: typeof en.outsideChooseAnother = (where) =>
  `${outside(where)} ஆர்டர் செய்யும் முன் வேறு முகவரியைக் கொடுங்கள்.`

// We cannot send anything to ${postalCode} yet: we deliver within ${district} district, ${state}.
export const outsideDistrict: typeof en.outsideDistrict = ({ postalCode, district, state }) =>
  `${postalCode} என்ற பின்கோடுக்கு இன்னும் அனுப்ப முடியாது: ${inTamil(state)}, ${inTamil(district)} மாவட்டத்துக்குள் மட்டுமே டெலிவரி செய்கிறோம்.`
// ${outsideDistrict(where)} You may keep this address.
export const outsideDistrictMayStay: typeof en.outsideDistrictMayStay = (where) =>
  `${outsideDistrict(where)} இந்த முகவரியை வைத்திருக்கலாம்.`
// ${outsideDistrict(where)} Please choose an address in the district before you order.
export const outsideDistrictChooseAnother: typeof en.outsideDistrictChooseAnother = (where) =>
  `${outsideDistrict(where)} ஆர்டர் செய்யும் முன் மாவட்டத்துக்குள் உள்ள ஒரு முகவரியைக் கொடுங்கள்.`

// Deliver to PIN code
export const toPostalCode = 'டெலிவரி பின்கோடு'
// 6 digits: we say at once whether and by when.
export const sixDigits = '6 இலக்கங்கள்: அனுப்ப முடியுமா, எப்போது வரும் என்று உடனே சொல்கிறோம்.'
// We could not look this up just now.
export const notAsked = 'இப்போது இதைப் பார்க்க முடியவில்லை.'
// Delivery costs ${fee}.
export const feeIs: typeof en.feeIs = ({ fee }) => `டெலிவரி கட்டணம் ${fee}.`
// It is free from ${sum} on.
export const freeFrom: typeof en.freeFrom = ({ sum }) => `${sum} முதல் இலவசம்.`
// District
export const district = 'மாவட்டம்'
// Please choose
export const whichDistrict = 'தேர்ந்தெடுங்கள்'
// ${district}, ${state}
export const placeIs: typeof en.placeIs = ({ district, state }) => `${inTamil(district)}, ${inTamil(state)}`

// We deliver to ${zone} from ${minimum} on. Please add something to your cart.
export const belowMinimum: typeof en.belowMinimum = ({ zone, minimum }) =>
  `${inTamil(zone)}: ${minimum} முதல் டெலிவரி செய்கிறோம். கார்ட்டில் இன்னும் ஏதாவது சேருங்கள்.`
// Delivery to your new address costs something else. Please order again.
export const otherFee = 'உங்கள் புதிய முகவரிக்கு டெலிவரி கட்டணம் வேறு. மீண்டும் ஆர்டர் செய்யுங்கள்.'
