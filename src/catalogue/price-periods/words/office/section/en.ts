/** The part of the product form. */
export const offerPrices = 'Offer prices'
export const hint =
  'A price for a limited time. It starts and ends automatically. After that, the regular price applies again.'
export const loading = 'Loading the offer prices...'
export const notLoaded = 'Couldn’t load the offer prices.'
export const none = 'No offer prices.'
export const add = 'Add offer price'
export const addFor = ({ size }: { size: string }) => `Add offer price for ${size}`
export const change = 'Change'
export const remove = 'Remove'
export const endNow = 'End now'
export const running = 'Now'
export const save = 'Save price'
export const cancel = 'Cancel'
export const saved = 'Offer price saved.'
export const notSaved = 'Failed to save the offer price.'
export const notRemoved = 'Failed to remove the offer price.'
export const removeQuestion = 'Are you sure you want to remove this offer price?'
export const endQuestion =
  'Are you sure you want to end this offer price? The regular price then applies again.'

export const fields = { price: 'Offer price', starts_at: 'Starts on', ends_at: 'Ends on' }
export const priceHint = ({ regular, mrp }: { regular: string; mrp: string | null }) =>
  `In rupees. The regular price is ${regular}${mrp === null ? '' : `, the MRP ${mrp}`}.`
export const startHint = 'Leave it empty to start now.'
export const endHint = 'Leave it empty to keep this price until you end it.'
export const timesAreIndian = 'Times are Indian time.'

type Period = { price: string; from: string; until: string }
/** `from` and `until` are empty if there is no such time. */
export const sentence = ({ price, from, until }: Period) =>
  `${price}${from ? ` from ${from}` : ' from now'}${until ? ` to ${until}` : ', until you end it'}`
export const withRegular = ({ regular }: { regular: string }) => `; regular price ${regular}`

/** In the products table and on a product's card. */
export const runningPrice = ({ price }: { price: string }) => `Offer: ${price}`
export const runningPriceUntil = ({ price, until }: { price: string; until: string }) =>
  `Offer: ${price} until ${until}`
