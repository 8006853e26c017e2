export const lead =
  'Finish setting up your shop. You can do these in any order, or answer one question at a time.'
export const progress = ({ done, all }: { done: number; all: number }) => `${done} of ${all} done`
/** Opens the walkthrough. */
export const start = 'Start setup'
export const goOn = 'Continue setup'
export const done = 'Done'
export const missing = 'To do'
export const loading = 'Loading the setup guide...'
export const notLoaded = 'Couldn’t load the setup guide. Try again.'
export const notSaved = 'Couldn’t save your change. Try again.'

export const putAway = 'Hide setup guide'
export const callBack = 'Show setup guide on dashboard'
export const isPutAway = 'The setup guide is hidden from the dashboard. You can always find it here.'

export const cardTitle = 'Setup guide'
export const cardLead = 'Finish setting up your shop for its first customer.'
export const openGuide = 'Open setup guide'

/** Each step’s name, why it matters, and the text of the link to where it is done. */
export const steps = {
  name: {
    title: 'Shop name and description',
    why: 'Customers see these on every page, in emails and in search results.',
    link: 'Enter them in Store',
  },
  logo: {
    title: 'Logo',
    why: 'Upload your logo to show it on every page and email. Until you upload one, pages show the first letter of your shop name or the sample logo, and emails show only the name.',
    link: 'Upload it in Store',
  },
  icon: {
    title: 'Icon',
    why: 'Your square logo is your shop’s icon in browser tabs and on phones. Until you upload one, the icon is the first letter of your shop name, or the sample logo.',
    link: 'Upload a square logo in Store',
  },
  colours: {
    title: 'Colours',
    why: 'Choose colours your customers will recognise, or keep the default. Text is easy to read in every colour theme.',
    link: 'Choose them in Store',
  },
  contacts: {
    title: 'Contact details',
    why: 'Customers see these at the bottom of every page and in emails.',
    link: 'Enter them in Store',
  },
  legal: {
    title: 'Legal name, address and grievance officer',
    why: 'Your policies and emails name the seller, and Razorpay checks this before it activates live payments. The law requires you to name a grievance officer.',
    link: 'Enter them in Store',
  },
  tax: {
    title: 'Tax and invoices',
    why: 'Each paid order gets a tax invoice or a bill of supply with your GSTIN, or a plain bill if you’re not registered. Choose an invoice number prefix as well.',
    link: 'Set these up in Store',
  },
  zones: {
    title: 'Where you deliver',
    why: 'Your shop opens once you’ve entered your district and the state you sell from in Store. To deliver anywhere else, add a zone.',
    link: 'Add a zone in Delivery',
  },
  'payment-keys': {
    title: 'Payment keys',
    why: 'Wrong keys show up only when a customer tries to pay, so test them first.',
    link: 'Enter them in Connections',
  },
  mail: {
    title: 'Email',
    why: 'Until your shop can send emails, customers get no order confirmations, no order updates and no links to reset a forgotten pin.',
    link: 'Enter your mail server in Connections',
  },
  policies: {
    title: 'Policies',
    why: 'Customers can hold you to your shipping, refund, privacy and terms pages, so make sure they match what you do.',
    link: 'Review them in Pages',
  },
  product: {
    title: 'First live product',
    why: 'Customers can’t order anything until a product is live.',
    link: 'Add a product',
  },
  order: {
    title: 'Test order',
    why: 'Order from your own shop and pay, to see that payments, emails and refunds work. The shop then cancels the order and refunds you.',
    link: 'Place a test order',
  },
}

export const keysOf = {
  none: 'Your shop has no keys yet, so customers can’t pay online.',
  pretend: 'Your shop has no keys yet and takes demo payments.',
  test: 'Your shop uses Razorpay test keys. No real money is charged.',
  live: 'Your shop uses Razorpay live keys. Payments are real.',
}
export const testKeys = 'Check Razorpay keys'
export const testPretend = 'Test demo payments'
export const keysNotTested = 'Couldn’t check the keys. Try again.'
export const keysWork = {
  none: 'Razorpay accepts the keys.',
  pretend: 'Demo payments are working.',
  test: 'Razorpay accepts the test keys.',
  live: 'Razorpay accepts the live keys.',
}
export const keysFail = {
  refused:
    'Razorpay doesn’t accept these keys. Check that the key ID and secret belong together and are still valid.',
  busy: 'Too many requests to Razorpay at the moment. Try again in a minute.',
  silent:
    'Razorpay didn’t respond. Try again in a minute. If it still doesn’t, check the server’s network connection.',
  odd: 'Razorpay responded, but didn’t allow access to payments. Check your Razorpay account.',
}
export const neverTested = 'Not tested yet.'
export const testedAt = ({ at }: { at: string }) => `Tested ${at}.`

export const mailLeaves = 'Emails are sent through your mail server.'
export const mailStays = 'Emails aren’t sent to anyone until you enter your mail server.'
export const sendTest = 'Send me a test email'
export const testNotSent = 'Couldn’t send the test email. Try again.'
type Mailed = { to: string; at: string }
export const mailStates = {
  queued: ({ to }: Mailed) => `Sending the test email to ${to}. This page updates automatically.`,
  refused: ({ to }: Mailed) =>
    `The test email to ${to} wasn’t accepted. It will be sent again automatically.`,
  sent: ({ to, at }: Mailed) =>
    `The test email to ${to} was accepted by the mail server on ${at}. Check that it arrived and isn’t in spam.`,
}
export const mailWritten = ({ to, at }: Mailed) =>
  `The test email to ${to} was saved on ${at} to the email folder on the server.`
export const serverSaid = 'Mail server’s response:'

export const ownPolicies = ({ own, all }: { own: number; all: number }) =>
  own === 0 ? `All ${all} policies use the default text.` : `Policies with your own text: ${own} of ${all}.`
export const policiesFit = 'Mark as reviewed'
export const policiesRead = 'Policies reviewed.'
export const readAgain = 'Mark as not reviewed'

export const testMailSubject = ({ shop }: { shop: string }) => `Test email from ${shop}`
export const testMailWorks = 'If you’re reading this, your shop’s emails are working.'
export const testMailSpam =
  'If it landed in spam, emails to your customers will too. Ask whoever manages your email about SPF and DKIM for your domain.'
