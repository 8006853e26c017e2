import type * as en from './en.ts'

// Delivery:
export const delivery = 'டெலிவரி:'
// Loading delivery details...
export const loading = 'டெலிவரி விவரம் வருகிறது...'
// Couldn’t load the delivery details. Try again.
export const notLoaded = 'டெலிவரி விவரத்தைக் காட்ட முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Packed
export const packed = 'பேக் செய்தோம்'
// Dispatched
export const dispatched = 'அனுப்பிவிட்டோம்'
// Part of your order is on its way
export const partDispatched = 'ஆர்டரின் ஒரு பகுதி வந்துகொண்டிருக்கிறது'
// count === 1 ? 'Partly dispatched, 1 item to follow' : `Partly dispatched, ${count} items to follow`
export const partlySent: typeof en.partlySent = ({ count }) =>
  count === 1
    ? 'ஒரு பகுதியை அனுப்பியுள்ளோம், 1 பொருள் பின்னர் வரும்'
    : `ஒரு பகுதியை அனுப்பியுள்ளோம், ${count} பொருட்கள் பின்னர் வரும்`
// Still to come:
export const stillToCome = 'இனி வர வேண்டியவை:'
// ${quantity} × ${name}
export const units: typeof en.units = ({ name, quantity }) => `${quantity} × ${name}`
// Part of your order has been delivered; the rest is still to come
export const partDelivered = 'ஆர்டரின் ஒரு பகுதி டெலிவரி ஆனது; மீதி இனி வரும்'

export const couriers = {
  // our own delivery team
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
// Dispatched on ${day} with ${courier}
export const onItsWay: typeof en.onItsWay = ({ courier, day }) => `${day} அன்று அனுப்பினோம்: ${courier}`
// Delivered on ${day}
export const arrived: typeof en.arrived = ({ day }) => `${day} அன்று டெலிவரி ஆனது`
// Tracking number
export const trackingNumber = 'டிராக்கிங் நம்பர்'
// Track with ${courier}
export const follow: typeof en.follow = ({ courier }) => `${courier} தளத்தில் டிராக் செய்`
// (opens a new window)
export const newWindow = '(புது விண்டோவில் திறக்கும்)'
// Messages from us
export const fromTheShop = 'எங்களிடமிருந்து வந்த செய்தி'
