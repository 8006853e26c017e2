import { tamilPlace } from '#words/tamil-places.ts'
import type * as en from './en.ts'

// Delivery
export const delivery = 'டெலிவரி'
// Delivery to ${postalCode} expected by ${day}
export const expectedBy: typeof en.expectedBy = ({ postalCode, day }) =>
  `${postalCode} பின்கோடுக்கு ${day} வரும் என எதிர்பார்க்கலாம்`
// Delivery to ${postalCode} by ${day}
export const arrivesBy: typeof en.arrivesBy = ({ postalCode, day }) => `${postalCode} பின்கோடுக்கு ${day} வரும்`

// We don’t deliver to ${postalCode} yet.
export const outside: typeof en.outside = ({ postalCode }) =>
  `${postalCode} என்ற பின்கோடுக்கு இன்னும் டெலிவரி செய்வதில்லை.`
// We can’t deliver this to PIN code ${postalCode}. Our tax registration allows us to sell it only within ${state}.
export const onlyWithin: typeof en.onlyWithin = ({ postalCode, state }) =>
  `${postalCode} என்ற பின்கோடுக்கு இதை டெலிவரி செய்ய முடியாது: எங்கள் வரிப் பதிவின்படி இதை ${tamilPlace(state)} மாநிலத்துக்குள் மட்டுமே விற்கலாம்.`
// We can’t deliver this to PIN code ${postalCode}. We’re not registered to sell outside ${state}.
export const onlyWithinUnregistered: typeof en.onlyWithinUnregistered = ({ postalCode, state }) =>
  `${postalCode} என்ற பின்கோடுக்கு இதை டெலிவரி செய்ய முடியாது: வெளி மாநில விற்பனைக்கு எங்கள் கடை பதிவு செய்யப்படவில்லை; ${tamilPlace(state)} மாநிலத்துக்குள் மட்டுமே விற்கிறோம்.`
// ${outside(where)} You can still save this address.
export const outsideMayStay: typeof en.outsideMayStay = (where) =>
  `${outside(where)} ஆனாலும் இந்த முகவரியைச் சேமிக்கலாம்.`
// ${outside(where)} Choose another address to place your order.
export const outsideChooseAnother: typeof en.outsideChooseAnother = (where) =>
  `${outside(where)} ஆர்டர் செய்ய வேறு முகவரியைத் தேர்ந்தெடுங்கள்.`

// We don’t deliver to ${postalCode} yet. We deliver only within ${district} district, ${state}.
export const outsideDistrict: typeof en.outsideDistrict = ({ postalCode, district, state }) =>
  `${postalCode} என்ற பின்கோடுக்கு இன்னும் டெலிவரி செய்வதில்லை. ${tamilPlace(state)}, ${tamilPlace(district)} மாவட்டத்துக்குள் மட்டுமே டெலிவரி செய்கிறோம்.`
// ${outsideDistrict(where)} You can still save this address.
export const outsideDistrictMayStay: typeof en.outsideDistrictMayStay = (where) =>
  `${outsideDistrict(where)} ஆனாலும் இந்த முகவரியைச் சேமிக்கலாம்.`
// ${outsideDistrict(where)} Choose an address in this district to place your order.
export const outsideDistrictChooseAnother: typeof en.outsideDistrictChooseAnother = (where) =>
  `${outsideDistrict(where)} ஆர்டர் செய்ய இந்த மாவட்டத்துக்குள் உள்ள முகவரியைத் தேர்ந்தெடுங்கள்.`

// PIN code ${postalCode} doesn’t exist. Check the 6 digits.
export const unknownCode: typeof en.unknownCode = ({ postalCode }) =>
  `${postalCode} என்ற பின்கோடு இல்லை. 6 இலக்கங்களையும் சரிபாருங்கள்.`
// We can’t find PIN code ${postalCode}. Check the 6 digits. If they’re right, you can save this address, but we can’t deliver there yet.
export const unknownCodeMayStay: typeof en.unknownCodeMayStay = ({ postalCode }) =>
  `${postalCode} என்ற பின்கோடு எங்களுக்குத் தெரியவில்லை. 6 இலக்கங்களையும் சரிபாருங்கள். சரிதான் என்றால் இந்த முகவரியைச் சேமிக்கலாம்; ஆனால் அங்கே இன்னும் டெலிவரி இல்லை.`
// PIN code ${postalCode} doesn’t exist. Correct the address or choose another one.
export const unknownCodeChooseAnother: typeof en.unknownCodeChooseAnother = ({ postalCode }) =>
  `${postalCode} என்ற பின்கோடு இல்லை. முகவரியைத் திருத்துங்கள், அல்லது வேறு முகவரியைத் தேர்ந்தெடுங்கள்.`

// Deliver to PIN code
export const toPostalCode = 'டெலிவரி பின்கோடு'
// Enter your 6-digit PIN code to see the delivery date.
export const sixDigits = 'டெலிவரி தேதியைப் பார்க்க, உங்கள் 6 இலக்க பின்கோடைக் கொடுங்கள்.'
// Couldn’t check delivery to this PIN code. Try again.
export const notAsked = 'இந்தப் பின்கோடுக்கு டெலிவரி உண்டா என்று பார்க்க முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Delivery charge: ${fee}.
export const feeIs: typeof en.feeIs = ({ fee }) => `டெலிவரி கட்டணம் ${fee}.`
// Free delivery on orders of ${sum} or more.
export const freeFrom: typeof en.freeFrom = ({ sum }) => `${sum} முதல் டெலிவரி இலவசம்.`
// District
export const district = 'மாவட்டம்'
// Select
export const whichDistrict = 'தேர்ந்தெடுங்கள்'
// ${district}, ${state}
export const placeIs: typeof en.placeIs = ({ district, state }) =>
  `${tamilPlace(district)}, ${tamilPlace(state)}`

// The minimum order for ${zone} is ${minimum}. Add more items to check out.
export const belowMinimum: typeof en.belowMinimum = ({ zone, minimum }) =>
  `${tamilPlace(zone)}: குறைந்தபட்ச ஆர்டர் ${minimum}. கார்ட்டில் இன்னும் பொருட்களைச் சேருங்கள்.`
// Delivery to this address costs ${fee}. Review your order to continue.
export const otherFee: typeof en.otherFee = ({ fee }) =>
  `இந்த முகவரிக்கு டெலிவரி கட்டணம் ${fee}. ஆர்டரை ஒருமுறை பார்த்துத் தொடருங்கள்.`
// Order #${id} will still go to your old address because delivery to the new one costs ${fee}. To have it sent there, order again.
export const orderStays: typeof en.orderStays = ({ id, fee }) =>
  `ஆர்டர் #${id} பழைய முகவரிக்கே போகும்: புதிய முகவரிக்கு டெலிவரி கட்டணம் ${fee}. அங்கே அனுப்ப மீண்டும் ஆர்டர் செய்யுங்கள்.`
// Order #${id} will still go to your old address because it’s below the ${minimum} minimum order for ${zone}. To have it sent to your new address, add more items to your cart and order again.
export const orderStaysBelowMinimum: typeof en.orderStaysBelowMinimum = ({ id, zone, minimum }) =>
  `ஆர்டர் #${id} பழைய முகவரிக்கே போகும்: புதிய முகவரி உள்ள ${tamilPlace(zone)} பகுதிக்குக் குறைந்தபட்ச ஆர்டர் ${minimum}. அங்கே அனுப்ப, கார்ட்டில் இன்னும் பொருட்களைச் சேர்த்து மீண்டும் ஆர்டர் செய்யுங்கள்.`
// Order #${id} will still go to your old address because we don’t deliver to the new one. Choose another address at checkout, or cancel the order.
export const orderStaysOutside: typeof en.orderStaysOutside = ({ id }) =>
  `ஆர்டர் #${id} பழைய முகவரிக்கே போகும்: புதிய முகவரிக்கு எங்களால் டெலிவரி செய்ய முடியாது. செக்அவுட்டில் வேறு முகவரியைத் தேர்ந்தெடுங்கள், அல்லது ஆர்டரை ரத்து செய்யுங்கள்.`
// Order #${id} will still go to your old address because we can sell its items only within ${state}. Choose another address at checkout, or cancel the order.
export const orderStaysOtherState: typeof en.orderStaysOtherState = ({ id, state }) =>
  `ஆர்டர் #${id} பழைய முகவரிக்கே போகும்: அதில் உள்ள பொருட்களை ${tamilPlace(state)} மாநிலத்துக்குள் மட்டுமே விற்க முடியும். செக்அவுட்டில் வேறு முகவரியைத் தேர்ந்தெடுங்கள், அல்லது ஆர்டரை ரத்து செய்யுங்கள்.`
// Order #${id} will still go to your old address because one of its items can’t be sold at the moment. Cancel the order, and check your cart before you order again.
export const orderStaysUntaxed: typeof en.orderStaysUntaxed = ({ id }) =>
  `ஆர்டர் #${id} பழைய முகவரிக்கே போகும்: அதில் உள்ள ஒரு பொருளை இப்போது விற்க முடியாது. அதை ரத்து செய்து, மீண்டும் ஆர்டர் செய்யும் முன் கார்ட்டைப் பாருங்கள்.`
// Order #${id} will still go to the address you deleted. To have it sent elsewhere, add another address and order again. Or cancel the order.
export const orderStaysDeleted: typeof en.orderStaysDeleted = ({ id }) =>
  `நீங்கள் நீக்கிய முகவரிக்கே ஆர்டர் #${id} போகும். வேறு இடத்துக்கு அனுப்ப, முகவரியைச் சேர்த்து மீண்டும் ஆர்டர் செய்யுங்கள், அல்லது ஆர்டரை ரத்து செய்யுங்கள்.`
