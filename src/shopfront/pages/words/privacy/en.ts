export const description = ({ name }: { name: string }) =>
  `What ${name} stores about you, why, and how to have it deleted.`
export const lead =
  'We store only what your orders need. We do not sell your data, and nobody tracks you on this site.'

export const whatWeStore = 'What we store'
export const stored = [
  'Your account: name, email address and phone number. Your pin is stored in a form that nobody can read.',
  'Your delivery addresses, up to ten, until you change or delete them.',
  'Your cart, your orders with their payments, refunds and invoices, and your GSTIN if you gave one.',
  'What you write to us in tickets, our replies, the emails we send you, and notes that our staff make about an order or a customer.',
  'Your reviews of products with the name that you choose and your photos, which everyone can see once we publish them. They are deleted with your account.',
  'The devices and IP addresses that you log in from, so that you can see them and we can email you about a new device.',
  'A security log of logins, wrong pins and changes to your account: what happened and when, with your name, IP address and device, to detect misuse.',
  'For a short time, the IP addresses used to log in, place orders or open many pages, to stop people from guessing pins or overloading the shop.',
]

/** For a shop that takes orders without an account. */
export const storedOfGuests =
  'If you order without an account: your name, phone number and email address, and the delivery address, stored with that order.'

export const cookies = 'Cookies'
export const threeCookies =
  'We use three cookies. All are from this shop and are set only when you log in. Logging out removes the first two.'
export const keepsYouLoggedIn = <Part>({ cookie }: { cookie: Part }) => [
  cookie,
  ' keeps you logged in. It cannot be read by scripts on the page.',
]
export const tellsThePage = <Part>({ cookie }: { cookie: Part }) => [
  cookie,
  ' tells the page that someone is logged in, but not who.',
]
export const knowsTheDevice = <Part>({ cookie }: { cookie: Part }) => [
  cookie,
  ' remembers for 400 days that you have logged in with this device, so that strangers who guess pins cannot lock you out. It cannot be read by scripts on the page.',
]
/** For a shop where visitors have carts. */
export const twoMore = <Part>({ visit, hasCart }: { visit: Part; hasCart: Part }) => [
  'Two more cookies are set when you add something to your cart before you log in: ',
  visit,
  ' keeps your cart for 30 days and cannot be read by scripts, and ',
  hasCart,
  ' tells the page that you have a cart. Both are deleted when you log in.',
]
export const remembersLanguage = <Part>({ cookie }: { cookie: Part }) => [
  'One more cookie is set when you choose a language: ',
  cookie,
  ' remembers it for a year, so that our home page opens in that language.',
]
export const noOtherCookies =
  'We do not use advertising or analytics cookies, and we load nothing from other sites for these purposes.'

export const pageSpeed =
  'In one visit out of four, your browser tells this shop how long pages took to appear and to respond, on which kind of page, in which language, and on a mobile phone or a computer. It does not tell us who you are, and no cookie is used for this. If your browser asks not to be tracked or to save data, nothing is sent.'

export const why = 'Why we may use your data'
export const purpose =
  'We use your data only to take and deliver your order, to answer you and to keep the accounts that the law requires. You agree to this when you create an account or place an order.'
export const withdraw = <Part>({ link }: { link: Part }) => [
  'You can withdraw your consent as easily as you gave it: delete your account under ',
  link,
  ' once no order or payment is in progress. Orders that you have already placed are delivered first. We then delete everything except the records that we have to keep, which are listed below.',
]
export const children = 'Children'
export const adultsOnly =
  'This shop is for people aged 18 or over. We do not knowingly store data about anyone younger without the verifiable consent of a parent. If you think we have, tell us and we will delete it.'

export const payments = 'Payments'
export const ofPayments =
  'Payments are processed by Razorpay. Your card, bank or UPI details go directly to Razorpay and never reach us. Razorpay receives the amount, the order number and your name, email address and phone number. We receive only the payment reference and the result of the payment.'

export const whoElse = 'Who else sees your data'
export const others = [
  'The courier: name, delivery address and phone number.',
  'The company that sends our emails: your email address and what we write to you.',
  'Authorities, where the law requires us to share it.',
]

export const howLong = 'How long we keep it'
export const asLongAs = ({ months, years }: { months: string; years: number }) =>
  `We keep your account until you delete it. After that, we still keep your orders, invoices and payments, with your name, address and GSTIN, for at least ${months} months, because tax law requires it. We keep the security log for ${years} years, to detect misuse.`

/** For a shop that takes orders without an account. */
export const guestsMay = ({ days }: { days: number }) =>
  `If you ordered without an account, you can download or delete your data on your order’s page: use the link in our emails. If the order was cancelled without a payment, we delete your data ${days} days later.`

export const seeMyData = <Part>({ link }: { link: Part }) => [
  'See what we keep, why and for how long: ',
  link,
  '.',
]

export const myData = 'My data'
export const yourRights = 'Your rights'
export const youMayAsk = <Part>({ email }: { email: Part }) => [
  'You can ask what we store about you, have it corrected or completed, get a copy to take with you, or have your account deleted. You can do this yourself in your account, or write to ',
  email,
  ' from your account’s email address. We will reply within 30 days.',
]
export const nominate = <Part>({ email }: { email: Part }) => [
  'You can nominate someone to exercise these rights for you if you die or can no longer exercise them yourself: write to ',
  email,
  ' with their name and phone number.',
]
/** With an officer, who is named below, and without one. */
export const complain = ({ hasOfficer }: { hasOfficer: boolean }) =>
  `If you are not happy with how we handle your data, write to ${hasOfficer ? 'our grievance officer, named below,' : 'us'} or open a ticket under Help and complaints. If that does not resolve it, you can complain to the Data Protection Board of India.`
