/** What a customer sees about their parcels. */
export const delivery = 'Delivery:'
export const loading = 'Loading delivery details...'
export const notLoaded = 'Couldn’t load the delivery details. Try again.'
export const packed = 'Packed'
export const dispatched = 'Dispatched'
export const partDispatched = 'Part of your order is on its way'
export const partlySent = ({ count }: { count: number }) =>
  count === 1 ? 'Partly dispatched, 1 item to follow' : `Partly dispatched, ${count} items to follow`
export const stillToCome = 'Still to come:'
export const units = ({ name, quantity }: { name: string; quantity: number }) => `${quantity} × ${name}`
export const partDelivered = 'Part of your order has been delivered; the rest is still to come'

/** Who delivers the parcel. */
export const couriers = {
  own: 'our own delivery team',
  dtdc: 'DTDC',
  india_post: 'India Post',
  delhivery: 'Delhivery',
  blue_dart: 'Blue Dart',
  st_courier: 'ST Courier',
  professional: 'The Professional Couriers',
  ekart: 'Ekart',
  xpressbees: 'XpressBees',
  other: 'another courier',
}
export const onItsWay = ({ courier, day }: { courier: string; day: string }) =>
  `Dispatched on ${day} with ${courier}`
export const arrived = ({ day }: { day: string }) => `Delivered on ${day}`
export const trackingNumber = 'Tracking number'
export const follow = ({ courier }: { courier: string }) => `Track with ${courier}`
/** Read out after a link that leaves the shop. */
export const newWindow = '(opens a new window)'
export const fromTheShop = 'Messages from us'
