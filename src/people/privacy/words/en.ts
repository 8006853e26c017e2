export const erasedName = 'Erased account'
export const wrongPin = 'This pin is wrong.'
export const orderUnderWay =
  'One of your orders is still on its way. Please erase your account once it has arrived.'
export const moneyUnderWay =
  'Money for one of your orders may still come in. Please erase your account in a few days.'
export const erased = 'Your account is erased.'
export const aboutMe = 'All that the shop has of me'
export const parts = {
  users: 'Account',
  customer_notes: 'Notes of the shop',
  sessions: 'Logins',
  known_devices: 'Devices',
  pin_guesses: 'Wrong pins',
  addresses: 'Addresses',
  carts: 'Cart',
  cart_items: 'In the cart',
  outbox: 'Emails',
  tickets: 'Tickets',
  ticket_lines: 'Products of tickets',
  ticket_messages: 'Messages of tickets',
  activity: 'What the shop did with the account',
  orders: 'Orders',
  order_items: 'Products of orders',
  parcels: 'Parcels',
  order_events: 'Messages about orders',
  payments: 'Payments',
  refunds: 'Refunds',
  documents: 'Invoices',
  security_log: 'Security log',
}
export const title = 'My data'
export const description = ({ shop }: { shop: string }) =>
  `What ${shop} keeps about you, why and until when, and how you take it away or erase it.`
export const lead =
  'What we keep about you, what for, and until when. You can take all of it away, and erase your account, and need give no reason.'
export const kept = 'What we keep'
export const account =
  'Name, email, phone number, a GSTIN if you gave one, and a pin that nobody can read: so that you can log in, we can reach you and invoices are right. Until you erase your account.'
export const address =
  'Your addresses: so that the courier finds you. Until you change them or erase your account.'
export const cart =
  'Your cart: so that you find it on every device. Until it is ordered, or you erase your account.'
export const tickets =
  'Your tickets and what was written about them: so that complaints are settled. Until you erase your account.'
export const notes =
  'Notes of the shop and emails to you: so that we remember what was agreed. Until you erase your account.'
export const devices =
  'Logins and devices, with network addresses: so that you see who logs in with your account. Until you erase your account.'
export const orders = ({ months }: { months: number }) =>
  `Orders, invoices, payments and refunds, with name, address and GSTIN: tax law demands them. For at least ${months} months, even after you erase your account; the phone number in them goes at once.`
export const security = ({ years }: { years: number }) =>
  `A security log of logins, wrong pins and changes to your account, each with your name, network address and device: to find misuse. For ${years} years, even after you erase your account.`
export const takeAway = 'Download everything about me'
export const asPage = 'To read'
export const asJson = 'For a program (JSON)'
export const logInFirst = 'Log in to take your data away or to erase your account.'
export const login = 'Login'
export const erase = 'Erase my account'
export const eraseGoes =
  'You are logged out everywhere and cannot log in any more. This cannot be taken back. You may open a new account with the same phone number.'
export const pin = 'Your pin'
export const pinMissing = 'Please enter your pin.'
export const notErased = 'Your account could not be erased. Please try again.'
