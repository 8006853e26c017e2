export const description = ({ name }: { name: string }) =>
  `What ${name} stores about you, what for, and how to have it deleted.`
export const lead =
  'We store what an order needs and nothing else. We do not sell it, and nobody follows you around here.'

export const whatWeStore = 'What we store'
export const stored = [
  'Your account: name, e-mail address and phone number. Your pin is stored so that nobody can read it.',
  'Your delivery address, one at a time, until you change it.',
  'Your cart, your orders and what became of their payments.',
  'The devices that you log in with, so that you can see them and hear of a new one by e-mail.',
  'For a short time the network addresses that tried to log in, to stop people from guessing pins.',
]

export const cookies = 'Cookies'
export const threeCookies =
  'There are three, all from this shop and all only when you log in. Logging out removes the first two.'
export const keepsYouLoggedIn = <Part>({ cookie }: { cookie: Part }) => [
  cookie,
  ' keeps you logged in. Scripts cannot read it.',
]
export const tellsThePage = <Part>({ cookie }: { cookie: Part }) => [
  cookie,
  ' tells the page that somebody is logged in, and not who.',
]
export const knowsTheDevice = <Part>({ cookie }: { cookie: Part }) => [
  cookie,
  ' remembers for 400 days that you have logged in with this device, so that strangers who try pins cannot lock you out. Scripts cannot read it.',
]
/** Where visitors have carts. */
export const twoMore = <Part>({ visit, hasCart }: { visit: Part; hasCart: Part }) => [
  'Two more come when you put something into your cart before you log in: ',
  visit,
  ' keeps that cart for 30 days, and scripts cannot read it; ',
  hasCart,
  ' tells the page that there is one. Logging in removes them.',
]
export const remembersLanguage = <Part>({ cookie }: { cookie: Part }) => [
  'One more comes when you choose a language: ',
  cookie,
  ' remembers it for a year, so that our first page opens in it.',
]
export const noOtherCookies =
  'There are no cookies for advertising or counting visitors, and nothing is loaded from other sites to do so.'

export const payments = 'Payments'
export const ofPayments =
  "Payments are processed by Razorpay. Your card, bank or UPI details go to Razorpay directly and never reach us. Razorpay receives the amount, the order's number and your name, e-mail address and phone number; we receive whether the payment succeeded, and its reference."

export const whoElse = 'Who else sees your data'
export const others = [
  'The courier: name, delivery address and phone number.',
  'The company that sends our e-mails: your e-mail address and what we write to you.',
  'Authorities, where the law obliges us.',
]

export const howLong = 'How long we keep it'
export const asLongAs =
  'Your account stays until you erase it. Orders, invoices and payments are kept for 72 months, as tax law demands, even after that.'

export const seeMyData = <Part>({ link }: { link: Part }) => ['Each of it, why and until when: ', link, '.']

export const myData = 'My data'
export const yourRights = 'Your rights'
export const youMayAsk = <Part>({ email }: { email: Part }) => [
  'You may ask what we know about you, have it corrected, or have your account deleted. Write to ',
  email,
  ' from the address of your account; we answer within 30 days.',
]
