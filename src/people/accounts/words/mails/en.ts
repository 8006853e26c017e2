/** The email with a link to set a new pin. */
export const resetSubject = ({ shop }: { shop: string }) => `Set a new pin for ${shop}`
export const resetAsked = ({ shop }: { shop: string }) =>
  `We’ve received a request to set a new pin for your account at ${shop}. Set it here:`
export const resetLink = 'Set a new pin'
export const resetWorksOnce = ({ minutes }: { minutes: number }) =>
  `This link works once and expires in ${minutes} minutes.`
export const resetNotYou = 'If you didn’t ask for this, ignore this email. Your pin won’t change.'

/** The email with a login code. */
export const codeSubject = ({ shop }: { shop: string }) => `Your login code for ${shop}`
export const codeAsked = ({ shop }: { shop: string }) =>
  `Someone is logging in to your account at ${shop} on a device we don’t recognise. If this is you, enter this code on that device:`
export const codeWorksOnce = ({ minutes }: { minutes: number }) =>
  `This code works once and expires in ${minutes} minutes. We’ll never ask you for it on the phone or in a message.`
export const codeNotYou =
  'If this isn’t you, someone knows your pin. Set a new pin with “Forgot Password?” on the login page.'

/** The email with a code for an administrator’s first passkey. */
export const passkeyCodeSubject = ({ shop }: { shop: string }) => `Your code to add a passkey at ${shop}`
export const passkeyCodeAsked = ({ shop }: { shop: string }) =>
  `Someone is trying to add a first passkey to your administrator account at ${shop}. If this is you, enter this code to continue:`
