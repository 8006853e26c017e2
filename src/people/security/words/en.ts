const browsers = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
  unknown: 'A browser',
}
const systems = {
  iphone: 'an iPhone',
  ipad: 'an iPad',
  android: 'Android',
  windows: 'Windows',
  chromebook: 'a Chromebook',
  mac: 'a Mac',
  linux: 'Linux',
  unknown: 'an unknown device',
}
export type Device = { browser: keyof typeof browsers; system: keyof typeof systems }

/** A browser as its owner would call it. */
export const device = ({ browser, system }: Device) => `${browsers[browser]} on ${systems[system]}`

/** In letters: when and where something was done. */
export const happened = 'It happened'
export const on = ({ moment }: { moment: string }) => `on ${moment}`
export const withDevice = ({ device }: { device: string }) => `with ${device}`
export const fromAddress = ({ address }: { address: string }) => `from the network address ${address}`
export const byCommand = 'by a command of the shop'
export const nothingToDo =
  'If it was you, there is nothing to do. If it was not you, please choose a new pin at once with Forgot Password? on the login page: that logs out every device. Or write to us.'

export const newDevice = ({ shop }: { shop: string }) =>
  `A new device is logged in to your account at ${shop}`
export const loggedInOnNewDevice =
  'Somebody, most likely you, has logged in to your account on a device that we had not seen before.'

export const secondFactorChanged = ({ shop }: { shop: string }) =>
  `The second factor of your account at ${shop} was changed`
/** By what happened, as the security log calls it. */
export const secondFactorChanges = {
  'passkey added': 'A passkey was added to your account. It opens the back office after your pin.',
  'passkey removed': 'A passkey of your account was removed. It opens your login no more.',
  'recovery codes renewed': 'Your account has new recovery codes. The old ones open nothing any more.',
}

export const pinChanged = ({ shop }: { shop: string }) => `Your pin at ${shop} was changed`
export const pinIsNew = 'The pin of your account is a new one. Every other device was logged out.'
