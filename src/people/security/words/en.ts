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

/** A device, as its owner would name it. */
export const device = ({ browser, system }: Device) => `${browsers[browser]} on ${systems[system]}`

/** In emails: when and where something was done. */
export const happened = 'Details'
export const on = ({ moment }: { moment: string }) => `Time: ${moment}`
export const withDevice = ({ device }: { device: string }) => `Device: ${device}`
export const fromAddress = ({ address }: { address: string }) => `IP address: ${address}`
export const byCommand = 'Made by running a command on the shop’s server'
export const nothingToDo =
  'If this was you, you don’t need to do anything. If it wasn’t, set a new pin now with “Forgot Password?” on the login page. This logs out every device. You can also write to us.'

export const newDevice = ({ shop }: { shop: string }) => `New login to your account at ${shop}`
export const loggedInOnNewDevice = 'Someone logged in to your account on a device we haven’t seen before.'

export const secondFactorChanged = ({ shop }: { shop: string }) =>
  `Two-step verification for your account at ${shop} was changed`
/** The key is the security log’s event. */
export const secondFactorChanges = {
  'passkey added':
    'A passkey was added to your account. You can use it after your pin to open the back office.',
  'passkey removed': 'A passkey was removed from your account. It can no longer be used to log in.',
  'recovery codes renewed': 'Your account has new recovery codes. The old codes no longer work.',
}

export const pinChanged = ({ shop }: { shop: string }) => `Your pin at ${shop} was changed`
export const pinIsNew = 'Your pin was changed. All other devices were logged out.'
