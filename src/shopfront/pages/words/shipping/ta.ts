import { tamilPlace } from '#words/tamil-places.ts'
import type * as en from './en.ts'

// ${name} delivers within ${district} district, ${state}, usually in ${deliveryDays} business days.
export const description: typeof en.description = ({ name, district, state, deliveryDays }) =>
  `${name}: ${tamilPlace(state)}, ${tamilPlace(district)} மாவட்டத்துக்குள் வழக்கமாக ${deliveryDays} வேலை நாட்களில் டெலிவரி.`
// We deliver within ${district} district, ${state}. You pay the delivery charge directly to the courier.
export const lead: typeof en.lead = ({ district, state }) =>
  `${tamilPlace(state)}, ${tamilPlace(district)} மாவட்டத்துக்குள் டெலிவரி செய்கிறோம்; டெலிவரி கட்டணத்தை நேரடியாகக் கூரியரிடம் செலுத்துங்கள்.`

// Where we deliver
export const where = 'எங்கே டெலிவரி செய்கிறோம்'
// At present, we ship only to addresses in ${district} district, ${state}. We cannot deliver orders to other addresses, so please check the district and the PIN code before you pay.
export const onlyWithin: typeof en.onlyWithin = ({ district, state }) =>
  `இப்போதைக்கு ${tamilPlace(state)}, ${tamilPlace(district)} மாவட்டத்தில் உள்ள முகவரிகளுக்கு மட்டுமே அனுப்புகிறோம். வேறு முகவரிகளுக்கு டெலிவரி செய்ய முடியாது; அதனால் பணம் செலுத்தும் முன் மாவட்டமும் பின்கோடும் சரியா என்று பாருங்கள்.`

// ${name} delivers to ${zones}.
export const descriptionOfZones: typeof en.descriptionOfZones = ({ name, zones }) =>
  `${name} டெலிவரி செய்யும் இடங்கள்: ${zones}.`
// We deliver to ${zones}. Enter your PIN code on a product page, in the cart or in your address to see the delivery date and charge.
export const leadOfZones: typeof en.leadOfZones = ({ zones }) =>
  `நாங்கள் டெலிவரி செய்யும் இடங்கள்: ${zones}. பொருளின் பக்கத்திலோ கார்ட்டிலோ முகவரியிலோ உங்கள் பின்கோடை எழுதுங்கள்: எப்போது வரும், எவ்வளவு ஆகும் என்று உடனே தெரியும்.`
// At present, we deliver only to these places. You cannot place orders for other addresses.
export const onlyToZones =
  'இப்போதைக்கு இந்த இடங்களுக்கு மட்டுமே டெலிவரி செய்கிறோம். வேறு முகவரிக்கு ஆர்டர் செய்ய முடியாது.'
// ${places}; and more
export const andMore: typeof en.andMore = ({ places }) => `${places}; இன்னும் சில`
// days === '1' ? '1 business day' : `${days} business days`
export const inDays: typeof en.inDays = ({ days }) => (days === '1' ? '1 வேலை நாள்' : `${days} வேலை நாட்கள்`)
// delivery charge paid to the courier on delivery
export const courierIsPaid = 'டெலிவரி கட்டணத்தைக் கூரியரிடம் செலுத்துங்கள்'
// delivery charge ${fee}
export const feeIs: typeof en.feeIs = ({ fee }) => `டெலிவரி கட்டணம் ${fee}`
// free delivery on orders of ${sum} or more
export const freeFrom: typeof en.freeFrom = ({ sum }) => `${sum} முதல் டெலிவரி இலவசம்`
// minimum order ${sum}
export const ordersFrom: typeof en.ordersFrom = ({ sum }) => `குறைந்தபட்ச ஆர்டர் ${sum}`

// Shipping charges
export const cost = 'டெலிவரி கட்டணம்'
// Shipping is not included in the total you pay here. The courier will tell you the charge on delivery, and you pay it directly to the courier. We add nothing to it.
export const paidToCourier =
  'நீங்கள் இங்கே செலுத்தும் தொகையில் டெலிவரி கட்டணம் சேராது. பார்சலைக் கொடுக்கும்போது கூரியர் கட்டணத்தைச் சொல்வார்; அவரிடமே செலுத்துங்கள். நாங்கள் அதில் எதையும் சேர்ப்பதில்லை.'
// Where a delivery charge is listed, it is included in the total you see before you pay, as a separate line.
export const feeInTotal =
  'டெலிவரி கட்டணம் எழுதியிருக்கும் இடங்களுக்கு, பணம் செலுத்தும் முன் நீங்கள் பார்க்கும் மொத்தத்தில் அது தனி வரியாகச் சேரும்.'
// Everywhere else, it is not included in the total. The courier will tell you the charge on delivery, and you pay it directly to the courier. We add nothing to it.
export const elsewherePaidToCourier =
  'மற்ற இடங்களுக்கு அது மொத்தத்தில் சேராது: பார்சலைக் கொடுக்கும்போது கூரியர் கட்டணத்தைச் சொல்வார்; அவரிடமே செலுத்துங்கள். நாங்கள் அதில் எதையும் சேர்ப்பதில்லை.'

// How long it takes
export const howLong = 'எத்தனை நாள் ஆகும்'
// Processing: usually ${days} business days from confirmed payment to dispatch.
export const processing: typeof en.processing = ({ days }) =>
  `பேக்கிங்: பேமெண்ட் உறுதியானதிலிருந்து பார்சல் எங்களிடமிருந்து கிளம்ப வழக்கமாக ${days} வேலை நாட்கள்.`
// Delivery: usually ${days} business days after that.
export const delivery: typeof en.delivery = ({ days }) => `டெலிவரி: அதன் பிறகு வழக்கமாக ${days} வேலை நாட்கள்.`
// Business days are Monday to Saturday.
export const businessDays = 'வேலை நாட்கள் என்பது திங்கள் முதல் சனி வரை.'
// Business days are ${days}.
export const businessDaysAre: typeof en.businessDaysAre = ({ days }) => `வேலை நாட்கள் என்பது ${days}.`
// Our holidays do not count as business days; the date on your order already allows for them.
export const holidaysNotCounted =
  'எங்கள் விடுமுறை நாட்கள் வேலை நாட்களில் சேராது; உங்கள் ஆர்டரில் உள்ள தேதியில் அவை ஏற்கனவே கணக்கில் எடுக்கப்பட்டுள்ளன.'
// The delivery time runs from your order until the parcel arrives, including packing. Your order shows the date by which ${commits ? 'it will arrive' : 'we expect it to arrive'}.
export const fromTheOrder: typeof en.fromTheOrder = ({ commits }) =>
  `ஆர்டர் செய்த நாளிலிருந்து பார்சல் உங்களிடம் வரும் வரை, பேக்கிங்கும் சேர்த்து, இந்த நாட்கள். எந்தத் தேதிக்குள் வரும்${commits ? '' : ' என்று எதிர்பார்க்கிறோம்'} என்பது உங்கள் ஆர்டரில் இருக்கும்.`
// Heavy rain, strikes and festivals can add a day or two. If we know of a delay, we will tell you.
export const mayTakeLonger =
  'கனமழை, வேலைநிறுத்தம், பண்டிகை என்றால் ஒன்றிரண்டு நாட்கள் கூடலாம்; தெரிந்ததும் உங்களுக்குச் சொல்கிறோம்.'

// When your parcel arrives
export const arrival = 'பார்சல் வரும்போது'
// Please keep your phone within reach: the courier may call the number in your delivery address. If the outer box is torn or wet, take a photo before you open it and write to us within 48 hours.
export const onArrival =
  'போனைப் பக்கத்தில் வைத்திருங்கள்: உங்கள் டெலிவரி முகவரியில் உள்ள நம்பருக்குக் கூரியர் கூப்பிடலாம். வெளிப் பெட்டி கிழிந்தோ நனைந்தோ இருந்தால், திறக்கும் முன் ஒரு போட்டோ எடுத்து 48 மணி நேரத்துக்குள் எங்களுக்கு எழுதுங்கள்.'
// Please keep your phone within reach: the courier will call the number in your delivery address. If nobody is there, the courier will try again on the next business day. If the outer box is torn or wet, take a photo before you open it and write to us within 48 hours.
export const arrivalOfTheSample =
  'போனைப் பக்கத்தில் வைத்திருங்கள்: உங்கள் டெலிவரி முகவரியில் உள்ள நம்பருக்குக் கூரியர் கூப்பிடுவார். யாரும் இல்லை என்றால், அடுத்த வேலை நாளில் மீண்டும் வருவார். வெளிப் பெட்டி கிழிந்தோ நனைந்தோ இருந்தால், திறக்கும் முன் ஒரு போட்டோ எடுத்து 48 மணி நேரத்துக்குள் எங்களுக்கு எழுதுங்கள்.'

// Wrong or incomplete address
export const wrongAddress = 'முகவரி தவறாகவோ குறையாகவோ இருந்தால்'
// [ 'You can change your address until you pay. If a parcel comes back because the address was wrong, we will send it once more when you give us the right one. The courier charges for both deliveries. See also our ', refundPolicy, '.' ]
export const sentOnceMore: typeof en.sentOnceMore = ({ refundPolicy }) => [
  'பணம் செலுத்தும் வரை முகவரியை மாற்றலாம். முகவரி தவறாக இருந்து பார்சல் திரும்பி வந்தால், சரியான முகவரியை நீங்கள் சொன்னதும் மீண்டும் ஒரு முறை அனுப்புகிறோம்; இரண்டு தடவைக்கும் கூரியர் கட்டணம் ஆகும். எங்கள் ',
  refundPolicy,
  ' பக்கத்தையும் பாருங்கள்.',
]
