export const lead =
  'What a new shop needs before its first customer. Nothing here stops the shop: do it in any order, and leave what does not suit you.'
export const progress = ({ done, all }: { done: number; all: number }) => `${done} of ${all} done`
export const done = 'Done'
export const missing = 'Missing'
export const loading = 'Looking at the shop...'
export const notLoaded = 'What is done and what is missing could not be loaded.'
export const notSaved = 'That could not be saved. Please try again.'

export const putAway = 'Put this guide away'
export const callBack = 'Show it on the dashboard again'
export const isPutAway = 'The dashboard does not mention this guide any more. It stays here.'

export const cardTitle = 'Getting started'
export const cardLead = 'What your shop still needs before its first customer.'
export const openGuide = 'Open the guide'

/** Of each step its name, why it matters, and the words of the link to where it is done. */
export const steps = {
  name: {
    title: 'Name and what you stand for',
    why: 'The name, short name, tagline and text of the example shop stand on every page until you write your own.',
    link: 'Write them in Store',
  },
  logo: {
    title: 'Logo',
    why: 'The drawn mark of the example shop stands on every page and your mails have none until you upload your logo.',
    link: 'Upload it in Store',
  },
  icon: {
    title: 'Icon',
    why: 'The shop’s icon in a browser’s tab and on a phone is made of a square logo; until there is one it is the first letter of your name, or the drawn mark of the example shop.',
    link: 'Upload a square logo in Store',
  },
  colours: {
    title: 'Colours',
    why: 'Customers know a shop by its colours; in each set that you can choose all can be read. If the first one suits you, leave it.',
    link: 'Choose them in Store',
  },
  contacts: {
    title: 'Contacts',
    why: 'Customers call and write to the phone numbers, email and profile of the example shop until you enter yours.',
    link: 'Enter them in Store',
  },
  legal: {
    title: 'Legal name, address and grievance officer',
    why: 'The policies and every mail name who sells; Razorpay looks for it before it lets real money through. The law asks for the name of who hears complaints.',
    link: 'Enter them in Store',
  },
  tax: {
    title: 'Tax and invoices',
    why: 'Each paid order gets its paper: a tax invoice or a bill of supply with your GSTIN, or a plain bill if you are not registered. Choose the letters that its number begins with as well.',
    link: 'Say it in Store',
  },
  zones: {
    title: 'Where you deliver',
    why: 'Your shop opens once you’ve entered your district and the state you sell from in Store. To deliver anywhere else, make a zone.',
    link: 'Make a zone in Delivery',
  },
  'payment-keys': {
    title: 'Payment keys',
    why: 'Wrong keys show only when a customer wants to pay, so try them before.',
  },
  mail: {
    title: 'Mail',
    why: 'Confirmations, links for a forgotten pin and news of an order reach nobody while mail does not leave the shop.',
    link: 'See all mails',
  },
  policies: {
    title: 'Policies',
    why: 'Customers may hold you to what shipping, refunds, privacy and terms say, so they should say what you do.',
    link: 'Read and change them in Pages',
  },
  product: {
    title: 'First product on sale',
    why: 'Without a product on sale there is nothing to order.',
    link: 'Add a product',
  },
  order: {
    title: 'A test order',
    why: 'An order that you place and pay yourself shows what a customer sees, and what you will pack.',
    link: 'Order in the shop',
  },
}

export const keysOf = {
  pretend:
    'The shop has no keys yet and takes pretend money. Keys are set where the shop runs: RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET.',
  test: 'The shop has test keys: Razorpay pretends, and no real money moves.',
  live: 'The shop has live keys: real money moves.',
}
export const testKeys = 'Test the keys'
export const testPretend = 'Test the pretend payments'
export const keysNotTested = 'The keys could not be tested. Please try again.'
export const keysWork = {
  pretend: 'The pretend payments answer.',
  test: 'Razorpay accepts the test keys.',
  live: 'Razorpay accepts the live keys.',
}
export const keysFail = {
  refused:
    'Razorpay does not accept these keys. Please look whether the key id and the secret belong together and are still valid.',
  busy: 'Razorpay is asked too often at the moment. Please try again in a minute.',
  silent:
    'Razorpay did not answer. Please try again in a minute; if it stays so, look at the shop’s network.',
  odd: 'Razorpay answered, but would not tell about payments. Please look into your account there.',
}
export const neverTested = 'Not tested yet.'
export const testedAt = ({ at }: { at: string }) => `Tested ${at}.`

export const mailLeaves = 'Mail goes out through your mail server.'
export const mailStays =
  'Mail is written to a folder beside the shop and reaches nobody. A mail server is set where the shop runs: SMTP_URL and MAIL_FROM.'
export const sendTest = 'Send a test mail to me'
export const testNotSent = 'The test mail could not be sent. Please try again.'
type Mailed = { to: string; at: string }
export const mailStates = {
  queued: ({ to }: Mailed) => `The test mail to ${to} is on its way. This page looks again by itself.`,
  refused: ({ to }: Mailed) => `The test mail to ${to} was not accepted. It is tried again by itself.`,
  sent: ({ to, at }: Mailed) =>
    `The test mail to ${to} was accepted ${at}. Please look whether it came, and whether it lies in spam.`,
}
export const mailWritten = ({ to, at }: Mailed) => `The test mail to ${to} was written to the folder ${at}.`
export const serverSaid = 'The mail server said:'

export const ownPolicies = ({ own, all }: { own: number; all: number }) =>
  own === 0
    ? `All ${all} policies say the words that came with the shop.`
    : `${own} of ${all} policies are in your own words.`
export const policiesFit = 'I have read them, and they fit'
export const policiesRead = 'Somebody has read them, and they fit.'
export const readAgain = 'Not any more'

export const testMailSubject = ({ shop }: { shop: string }) => `Test mail from ${shop}`
export const testMailWorks = 'If you read this, mail from your shop reaches you.'
export const testMailSpam =
  'If it lay in spam, it will with your customers, too: ask whoever runs your mail about SPF and DKIM for your domain.'
