import { inTamil } from '#words/tamil-places.ts'
import type * as en from './en.ts'

// Delivery
export const delivery = 'டெலிவரி'
// To ${postalCode}: expected by ${day}
export const expectedBy: typeof en.expectedBy = ({ postalCode, day }) =>
  `${postalCode} பின்கோடுக்கு ${day} வரும் என எதிர்பார்க்கலாம்`
// To ${postalCode}: arrives by ${day}
export const arrivesBy: typeof en.arrivesBy = ({ postalCode, day }) => `${postalCode} பின்கோடுக்கு ${day} வரும்`

// We cannot send anything to ${postalCode} yet.
export const outside: typeof en.outside = ({ postalCode }) =>
  `${postalCode} என்ற பின்கோடுக்கு இன்னும் அனுப்ப முடியாது.`
// We can’t sell this to ${postalCode}: our tax registration allows these products within ${state} only.
export const onlyWithin: typeof en.onlyWithin = ({ postalCode, state }) =>
  `${postalCode} என்ற பின்கோடுக்கு இதை விற்க முடியாது: எங்கள் வரிப் பதிவின்படி இந்தப் பொருட்களை ${inTamil(state)} மாநிலத்துக்குள் மட்டுமே விற்கலாம்.`
// We can’t sell this to ${postalCode}: our shop isn’t registered for sales to other states, so we sell it only within ${state}.
export const onlyWithinUnregistered: typeof en.onlyWithinUnregistered = ({ postalCode, state }) =>
  `${postalCode} என்ற பின்கோடுக்கு இதை விற்க முடியாது: வெளி மாநில விற்பனைக்கு எங்கள் கடை பதிவு செய்யப்படவில்லை; ${inTamil(state)} மாநிலத்துக்குள் மட்டுமே விற்கிறோம்.`
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

// There's no PIN code ${postalCode}. Check the 6 digits.
export const unknownCode: typeof en.unknownCode = ({ postalCode }) =>
  `${postalCode} என்ற பின்கோடு இல்லை. 6 இலக்கங்களையும் சரிபாருங்கள்.`
// We can't find PIN code ${postalCode}. Check the 6 digits. If they're right, you can keep this address, but we can't deliver there yet.
export const unknownCodeMayStay: typeof en.unknownCodeMayStay = ({ postalCode }) =>
  `${postalCode} என்ற பின்கோடு எங்களுக்குத் தெரியவில்லை. 6 இலக்கங்களையும் சரிபாருங்கள். சரிதான் என்றால் இந்த முகவரியை வைத்திருக்கலாம்; ஆனால் அங்கே இன்னும் டெலிவரி இல்லை.`
// There's no PIN code ${postalCode}. Correct the address, or choose another one.
export const unknownCodeChooseAnother: typeof en.unknownCodeChooseAnother = ({ postalCode }) =>
  `${postalCode} என்ற பின்கோடு இல்லை. முகவரியைத் திருத்துங்கள், அல்லது வேறு முகவரியைத் தேர்ந்தெடுங்கள்.`

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
// Delivery to this address costs ${fee}. Review your order to continue.
export const otherFee: typeof en.otherFee = ({ fee }) =>
  `இந்த முகவரிக்கு டெலிவரி கட்டணம் ${fee}. ஆர்டரை ஒருமுறை பார்த்துத் தொடருங்கள்.`
// Order ${id} still goes to the old address: delivery to the new one costs ${fee}. Order again to send it there.
export const orderStays: typeof en.orderStays = ({ id, fee }) =>
  `ஆர்டர் ${id} பழைய முகவரிக்கே போகும்: புதிய முகவரிக்கு டெலிவரி கட்டணம் ${fee}. அங்கே அனுப்ப மீண்டும் ஆர்டர் செய்யுங்கள்.`
// Order ${id} still goes to the old address: the minimum order for ${zone} is ${minimum}. Add something to your cart and order again to send it there.
export const orderStaysBelowMinimum: typeof en.orderStaysBelowMinimum = ({ id, zone, minimum }) =>
  `ஆர்டர் ${id} பழைய முகவரிக்கே போகும்: ${inTamil(zone)}, குறைந்தபட்ச ஆர்டர் ${minimum}. அங்கே அனுப்ப, கார்ட்டில் இன்னும் ஏதாவது சேர்த்து மீண்டும் ஆர்டர் செய்யுங்கள்.`
// Order ${id} still goes to the old address: we can’t deliver to the new one. Choose another address at the checkout, or cancel the order.
export const orderStaysOutside: typeof en.orderStaysOutside = ({ id }) =>
  `ஆர்டர் ${id} பழைய முகவரிக்கே போகும்: புதிய முகவரிக்கு எங்களால் டெலிவரி செய்ய முடியாது. செக்அவுட்டில் வேறு முகவரியைத் தேர்ந்தெடுங்கள், அல்லது ஆர்டரை ரத்து செய்யுங்கள்.`
// Order ${id} still goes to the old address: we can sell its products only within ${state}. Choose another address at the checkout, or cancel the order.
export const orderStaysOtherState: typeof en.orderStaysOtherState = ({ id, state }) =>
  `ஆர்டர் ${id} பழைய முகவரிக்கே போகும்: அதில் உள்ள பொருட்களை ${inTamil(state)} மாநிலத்துக்குள் மட்டுமே விற்க முடியும். செக்அவுட்டில் வேறு முகவரியைத் தேர்ந்தெடுங்கள், அல்லது ஆர்டரை ரத்து செய்யுங்கள்.`
// Order ${id} still goes to the old address: something in it can’t be sold at the moment. Cancel it, and check your cart before you order again.
export const orderStaysUntaxed: typeof en.orderStaysUntaxed = ({ id }) =>
  `ஆர்டர் ${id} பழைய முகவரிக்கே போகும்: அதில் உள்ள ஒரு பொருளை இப்போது விற்க முடியாது. அதை ரத்து செய்து, மீண்டும் ஆர்டர் செய்யும் முன் கார்ட்டைப் பாருங்கள்.`
// Order ${id} still goes to the address that you deleted. Add another address and order again to send it there, or cancel the order.
export const orderStaysDeleted: typeof en.orderStaysDeleted = ({ id }) =>
  `நீங்கள் நீக்கிய முகவரிக்கே ஆர்டர் ${id} போகும். வேறு இடத்துக்கு அனுப்ப, முகவரியைச் சேர்த்து மீண்டும் ஆர்டர் செய்யுங்கள், அல்லது ஆர்டரை ரத்து செய்யுங்கள்.`
