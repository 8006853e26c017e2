/** Back-in-stock alerts: on the page of a product that is out of stock, in the account and on the page of a mailed link. */
export const tellMe = 'Tell me when it’s back'
export const tellMeWhat = ({ name }: { name: string }) => `Tell me when ${name} is back`
export const whatHappens = 'We’ll email you once when it’s back in stock.'
export const email = 'Email'
export const send = 'Email me'
export const close = 'Close'
/** The customer’s alert is noted. */
export const weWillEmail = 'We’ll email you when it’s back.'
export const waitsForConfirmation =
  'Confirm your email address with the link we’ve emailed you. Then we’ll tell you when it’s back.'
/** The notification, and the offer of it. */
export const isBack = ({ name }: { name: string }) => `${name} is back in stock`
export const tapToSee = 'Tap to see it.'
export const notifyTitle = 'Hear about it on this device too'
export const notifyText = 'We’ll send a notification when it’s back, and about your orders.'
export const cancel = 'Cancel alert'
export const cancelWhat = ({ name }: { name: string }) => `Cancel the alert for ${name}`
export const notRequested = 'Couldn’t save your alert. Try again.'
export const notCancelled = 'Couldn’t cancel the alert. Try again.'

/** Answers of the API. */
export const willEmail = 'We’ll email you when it’s back in stock.'
export const confirmFirst = 'Check your email and confirm your address. Then we’ll tell you when it’s back.'
export const checkYourEmail =
  'Check your email. If you haven’t confirmed your address yet, open the link we’ve sent you.'
export const cancelled = 'Alert cancelled.'
export const linkEnded = 'This link has expired. If you’re still waiting for a product, ask for a new alert.'
export const notSold = 'This product is no longer available.'
export const inStock = 'This is back in stock. You can order it now.'
export const tooMany = ({ most }: { most: number }) =>
  `You can have up to ${most} alerts. Cancel one to add another.`
export const tooManyHere = 'Too many alerts were requested from your network. Try again in an hour.'

/** The lists of alerts. */
export const alerts = 'Back-in-stock alerts'
export const noAlerts = 'You have no alerts.'
export const howToAdd = 'When something is out of stock, choose “Tell me when it’s back” on its page.'
export const expires = ({ days }: { days: number }) =>
  `An alert ends when we’ve emailed you, or after ${days} days.`
export const toConfirm = 'Confirm your email address'
export const whyConfirm = 'We’ll email you when these are back in stock, once you’ve confirmed that it’s you.'
export const confirm = 'Confirm'
export const confirmed = 'Confirmed. We’ll email you when it’s back.'
export const notConfirmed = 'Couldn’t confirm your address. Try again.'
export const cancelAll = 'Cancel all alerts'
export const unavailable = 'Not available at the moment'
export const notLoaded = 'Couldn’t load your alerts.'
export const loading = 'Loading...'
export const shopAround = 'Browse products'
