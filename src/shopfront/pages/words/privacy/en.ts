export const description = ({ name }: { name: string }) =>
  `What ${name} stores about you, what for, and how to have it deleted.`
export const lead =
  'We store what an order needs and nothing else. We do not sell it, and nobody follows you around here.'

export const whatWeStore = 'What we store'
export const stored = [
  'Your account: name, e-mail address and phone number. Your pin is stored so that nobody can read it.',
  'Your delivery addresses, up to ten, until you change or delete them.',
  'Your cart, your orders, their payments, refunds and invoices, and your GSTIN if you gave one.',
  'What you write to us in tickets, our replies, the e-mails we send you, and notes that our staff make about an order or a customer.',
  'The devices that you log in with, and the network addresses that you log in from, so that you can see them and hear of a new device by e-mail.',
  'A security log of logins, wrong pins and changes to your account: what happened and when, with your name, network address and device, to find misuse.',
  'For a short time the network addresses that log in, order or open many pages, to stop people from guessing pins and overloading the shop.',
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

export const why = 'Why we may use it'
export const purpose =
  'We use your data to take your order, deliver it, answer you and keep the books that the law asks for, and for nothing else. You agree to this when you create an account or place an order.'
export const withdraw = <Part>({ link }: { link: Part }) => [
  'You can withdraw your consent as easily as you gave it: erase your account under ',
  link,
  ' once no order or payment is under way. Orders that you have already placed are delivered first. We then delete everything except what is named below as kept.',
]
export const children = 'Children'
export const adultsOnly =
  'This shop is for people aged 18 or over. We do not knowingly store data about anyone younger without the verifiable consent of a parent. If you think we have, tell us and we will delete it.'

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
export const asLongAs = ({ months, years }: { months: string; years: number }) =>
  `Your account stays until you erase it. After that we still keep orders, invoices and payments, with name, address and GSTIN, for at least ${months} months, because tax law demands it, and the security log for ${years} years, to find misuse.`

export const seeMyData = <Part>({ link }: { link: Part }) => ['Each of it, why and until when: ', link, '.']

export const myData = 'My data'
export const yourRights = 'Your rights'
export const youMayAsk = <Part>({ email }: { email: Part }) => [
  'You can ask what we store about you, have it corrected or completed, take it with you, or have your account deleted. Do it yourself in your account, or write to ',
  email,
  ' from the e-mail address of your account. We reply within 30 days.',
]
export const nominate = <Part>({ email }: { email: Part }) => [
  'You can nominate somebody to use these rights for you if you die or can no longer use them yourself: write to ',
  email,
  ' with their name and phone number.',
]
/** With an officer, who is named below, and without one. */
export const complain = ({ hasOfficer }: { hasOfficer: boolean }) =>
  `If you are not happy with how we handle your data, write to ${hasOfficer ? 'our grievance officer, named below,' : 'us'} or open a ticket under Help and complaints. If that does not settle it, you can complain to the Data Protection Board of India.`
