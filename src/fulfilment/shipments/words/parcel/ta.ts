import type * as en from './en.ts'

// Delivery:
export const delivery = 'டெலிவரி:'
// Loading the delivery...
export const loading = 'டெலிவரி விவரம் வருகிறது...'
// The delivery of this order could not be loaded.
export const notLoaded = 'இந்த ஆர்டரின் டெலிவரி விவரத்தைக் காட்ட முடியவில்லை.'
// Packed
export const packed = 'பேக் செய்தோம்'
// Dispatched
export const dispatched = 'அனுப்பிவிட்டோம்'
// A part is on its way
export const partDispatched = 'ஒரு பகுதியை அனுப்பியுள்ளோம்'
// count === 1 ? 'Partly shipped, 1 item to follow' : `Partly shipped, ${count} items to follow`
export const partlySent: typeof en.partlySent = ({ count }) =>
  count === 1
    ? 'ஒரு பகுதியை அனுப்பியுள்ளோம், 1 பொருள் பின்னர் வரும்'
    : `ஒரு பகுதியை அனுப்பியுள்ளோம், ${count} பொருட்கள் பின்னர் வரும்`
// Still to come:
export const stillToCome = 'இனி வர வேண்டியவை:'
// ${quantity} × ${name}
export const units: typeof en.units = ({ name, quantity }) => `${quantity} × ${name}`
// A part is delivered, the rest is to come
export const partDelivered = 'ஒரு பகுதி டெலிவரி ஆனது, மீதி இனி வரும்'

export const couriers = {
  // our own delivery
  own: 'எங்கள் சொந்த டெலிவரி',
  // DTDC
  dtdc: 'DTDC',
  // India Post
  india_post: 'இந்தியா போஸ்ட்',
  // Delhivery
  delhivery: 'Delhivery',
  // Blue Dart
  blue_dart: 'ப்ளூ டார்ட்',
  // ST Courier
  st_courier: 'எஸ்.டி. கூரியர்',
  // The Professional Couriers
  professional: 'புரொஃபஷனல் கூரியர்',
  // Ekart
  ekart: 'Ekart',
  // XpressBees
  xpressbees: 'XpressBees',
  // another courier
  other: 'வேறு கூரியர்',
}
// Sent on ${day} with ${courier}
export const onItsWay: typeof en.onItsWay = ({ courier, day }) => `${day} அன்று அனுப்பினோம்: ${courier}`
// Delivered on ${day}
export const arrived: typeof en.arrived = ({ day }) => `${day} அன்று டெலிவரி ஆனது`
// Tracking number
export const trackingNumber = 'டிராக்கிங் நம்பர்'
// Follow it at ${courier}
export const follow: typeof en.follow = ({ courier }) => `${courier} தளத்தில் பார்`
// (opens a new window)
export const newWindow = '(புது விண்டோவில் திறக்கும்)'
// From the shop
export const fromTheShop = 'கடையிலிருந்து'
