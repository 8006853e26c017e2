export const erasedName = 'Deleted account'
/** The reason of a discount, once its customer’s account is deleted. */
export const erasedReason = 'Deleted at the customer’s request'
export const wrongPin = 'This pin is wrong.'
export const orderUnderWay =
  'One of your orders is still on its way. You can delete your account after it arrives.'
export const moneyUnderWay =
  'A payment for one of your orders may still be in progress. Try again in a few days.'
export const erased = 'Account deleted.'
export const guestOrderUnderWay =
  'This order isn’t finished yet. The data can be deleted once it has been delivered or cancelled.'
export const guestMoneyUnderWay =
  'A payment or refund for this order may still be in progress. Try again in a few days.'
export const guestErased = 'Your data was deleted. The link to your order no longer works.'
export const orderInAccount =
  'This order belongs to an account. To delete your data, log in and delete the account.'
export const aboutMe = 'All my data'
export const parts = {
  users: 'Account',
  customer_notes: 'Our notes about you',
  sessions: 'Logins',
  known_devices: 'Devices',
  pin_guesses: 'Wrong pin attempts',
  addresses: 'Addresses',
  carts: 'Cart',
  cart_items: 'Cart items',
  favourites: 'Favourites',
  stock_alerts: 'Back-in-stock alerts',
  outbox: 'Emails',
  whatsapp_messages: 'WhatsApp messages',
  whatsapp_consents: 'Consent to WhatsApp messages',
  tickets: 'Tickets',
  ticket_lines: 'Ticket items',
  ticket_messages: 'Ticket messages',
  reviews: 'Product reviews',
  activity: 'Our actions on your account',
  order_buyers: 'Contact details for your orders',
  orders: 'Orders',
  order_items: 'Order items',
  order_adjustments: 'Delivery charges and discounts',
  parcels: 'Parcels',
  order_history: 'Order history',
  payments: 'Payments',
  refunds: 'Refunds',
  documents: 'Invoices',
  security_log: 'Security log',
}
export const title = 'My data'
export const description = ({ shop }: { shop: string }) =>
  `What ${shop} keeps about you, why and for how long, and how to download or delete it.`
export const lead =
  'What we keep about you, why, and for how long. You can download all of it and delete your account without giving a reason.'
export const kept = 'What we keep'
export const account =
  'Your name, email, phone number, your GSTIN if you gave one, and your pin in a form that nobody can read, so that you can log in, we can contact you and your invoices are correct. Kept until you delete your account.'
export const address =
  'Your addresses, so that the courier can find you. Kept until you change them or delete your account.'
export const cart =
  'Your cart, so that you can see it on every device. Kept until you place the order or delete your account.'
export const saved =
  'Your favourites and back-in-stock alerts, so that you find products again. Alerts are kept for at most 180 days, all until you delete your account. What you viewed recently is only in your browser, until you clear it or log out.'
export const tickets =
  'Your tickets and their messages, so that we can resolve complaints. Kept until you delete your account.'
export const reviews =
  'Your product reviews with their photos, which everyone can see once we publish them. Kept until you delete them or your account.'
export const notes =
  'Our notes about you and our emails to you, so that we remember what we agreed. Kept until you delete your account.'
export const devices =
  'Your logins and devices, with IP addresses, so that you can see who logs in to your account. Kept until you delete your account.'
export const orders = ({ months }: { months: number }) =>
  `Your orders, invoices, payments and refunds, with your name, address and GSTIN, because tax law requires them. Kept for at least ${months} months, even after you delete your account. The phone number in them is deleted with your account.`
export const security = ({ years }: { years: number }) =>
  `A security log of logins, wrong pins and changes to your account, each with your name, IP address and device, to detect misuse. Kept for ${years} years, even after you delete your account.`
export const takeAway = 'Download my data'
export const asPage = 'Download as a web page'
export const asJson = 'Download as JSON'
export const logInFirst = 'Log in to download your data or delete your account.'
export const login = 'Login'
export const erase = 'Delete my account'
export const eraseGoes =
  'You’ll be logged out on every device and won’t be able to log in again. This can’t be undone. You can open a new account with the same phone number.'
export const pin = 'Your pin'
export const pinMissing = 'Enter your pin.'
export const notErased = 'Couldn’t delete your account. Try again.'
