type Number = { phone: string }

/* The text of the consent is versioned: see `consentTextVersion`. */
export const updatesOnWhatsapp = ({ phone }: Number) => `Send order updates on WhatsApp to ${phone}`
export const updatesToEnteredNumber = 'Send order updates on WhatsApp to the phone number above'
export const consentNotice =
  'We share this number with WhatsApp (Meta) only to tell you when your order is confirmed, sent and delivered. You can turn this off at any time in your account, on your order’s page, or by replying STOP.'

export const updatesAreOn = ({ phone }: Number) => `Order updates also go to ${phone} on WhatsApp.`
export const turnOff = 'Turn off'
export const title = 'WhatsApp'
export const turnedOn = ({ phone }: Number) => `Order updates will go to ${phone} on WhatsApp.`
export const turnedOff = 'You won’t get order updates on WhatsApp any more.'
export const notSaved = 'Couldn’t save your choice. Try again.'
export const notTurnedOn = 'WhatsApp updates couldn’t be turned on. You can do that later in your account.'

export const notOffered = 'This shop doesn’t send WhatsApp messages.'
export const phoneChanged = 'Your phone number has changed. Reload the page and choose again.'
