/** The mail with a link to set a new pin. */
export const resetSubject = ({ shop }: { shop: string }) => `Set a new pin for ${shop}`
export const resetAsked = ({ shop }: { shop: string }) =>
  `Somebody, most likely you, asked for a new pin for your account at ${shop}. You can choose one here:`
export const resetLink = 'Set a new pin'
export const resetWorksOnce = ({ minutes }: { minutes: number }) =>
  `The link works once, within ${minutes} minutes.`
export const resetNotYou = 'If it was not you, you need not do anything: your pin stays as it is.'

/** The mail with a code to log in with. */
export const codeSubject = ({ shop }: { shop: string }) => `Your code to log in at ${shop}`
export const codeAsked = ({ shop }: { shop: string }) =>
  `Somebody, most likely you, is logging in to your account at ${shop} on a device that we do not know yet. Please enter this code there:`
export const codeWorksOnce = ({ minutes }: { minutes: number }) =>
  `It works once, within ${minutes} minutes. We will never ask you for it on the phone or in a message.`
export const codeNotYou =
  'If it was not you, somebody knows your pin. Please choose a new one with Forgot Password? on the login page.'

/** The mail with a code for an administrator's first passkey. */
export const passkeyCodeSubject = ({ shop }: { shop: string }) => `Your code to add a passkey at ${shop}`
export const passkeyCodeAsked = ({ shop }: { shop: string }) =>
  `Somebody, most likely you, is adding the first passkey to your administrator account at ${shop}. Enter this code there:`
