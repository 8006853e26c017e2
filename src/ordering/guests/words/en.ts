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
export const order = 'Your order'
export const orderNumber = ({ id }: { id: number }) => `Order #${id}`
export const loading = 'Loading your order...'
export const notLoaded = 'Couldn’t load your order. Try again.'
export const unknown = 'This link doesn’t work'
export const unknownHint =
  'It may be incomplete or expired. Open the link in our latest email about your order, or contact us.'
export const keepLink =
  'Keep this page’s link to follow your order. We’ll also email it to you once you’ve paid.'
export const linkInEmails = 'The link to this page is also in our emails about the order.'
export const payNow = 'Pay now'
export const checkAgain = 'Check again'
export const cancelOrder = 'Cancel order'
export const cancelled = 'Order cancelled.'
export const accountOffer = 'Want to see all your orders in one place?'
export const accountHint =
  'Create an account with this order’s email address, then set a new pin with “Forgot Password?” on the login page. Once you’ve logged in with it, you’ll see your paid orders with this address in your account.'
export const createAccount = 'Create an account'
export const yourData = 'Your data in this order'
export const download = 'Download my data'
export const erase = 'Delete my data'
export const eraseQuestion =
  'Delete your phone number and email address from this order? This link will stop working.'
export const keepData = 'Keep it'
export const notErased = 'Couldn’t delete your data. Try again.'
