export const checkoutNeedsLogin = 'Log in or create an account to place an order.'
export const loggedIn = 'You’re logged in. Place this order from your cart.'
export const cashNeedsAccount = 'Log in to pay with cash on delivery, or pay online.'

/** The checkout page. */
export const title = 'Checkout'
export const contact = 'Contact'
export const contactHint = 'We’ll email you a link to follow your order.'
export const haveAccount = 'Have an account?'
export const login = 'Login'
export const name = 'Name'
export const email = 'Email'
export const address = 'Delivery address'

/** The order page. */
export const loading = 'Loading your order...'
export const notLoaded = 'Couldn’t load your order. Try again.'
export const cancelled = 'Order cancelled.'
export const yourData = 'Your data in this order'
export const download = 'Download my data'
export const erase = 'Delete my data'
export const eraseQuestion =
  'Delete your phone number and email address from this order? This link will stop working.'
export const keepData = 'Keep it'
export const notErased = 'Couldn’t delete your data. Try again.'
