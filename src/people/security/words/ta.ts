import type * as en from './en.ts'

const browsers: Record<en.Device['browser'], string> = {
  // Edge
  edge: 'Edge',
  // Opera
  opera: 'Opera',
  // Samsung Internet
  samsung: 'Samsung Internet',
  // Firefox
  firefox: 'Firefox',
  // Chrome
  chrome: 'Chrome',
  // Safari
  safari: 'Safari',
  // A browser
  unknown: 'ஒரு பிரவுசர்',
}
const systems: Record<en.Device['system'], string> = {
  // an iPhone
  iphone: 'iPhone',
  // an iPad
  ipad: 'iPad',
  // Android
  android: 'Android',
  // Windows
  windows: 'Windows',
  // a Chromebook
  chromebook: 'Chromebook',
  // a Mac
  mac: 'Mac',
  // Linux
  linux: 'Linux',
  // an unknown device
  unknown: 'தெரியாத சாதனம்',
}

// ${browsers[browser]} on ${systems[system]}
export const device: typeof en.device = ({ browser, system }) => `${browsers[browser]}, ${systems[system]}`

// It happened
export const happened = 'எப்போது, எங்கே நடந்தது'
// on ${moment}
export const on: typeof en.on = ({ moment }) => `நேரம்: ${moment}`
// with ${device}
export const withDevice: typeof en.withDevice = ({ device }) => `சாதனம்: ${device}`
// from the network address ${address}
export const fromAddress: typeof en.fromAddress = ({ address }) => `நெட்வொர்க் முகவரி: ${address}`
// by a command of the shop
export const byCommand = 'கடையின் ஒரு கட்டளை மூலம்'
// If it was you, there is nothing to do. If it was not you, please choose a new pin at once with Forgot Password? on the login page: that logs out every device. Or write to us.
export const nothingToDo =
  'செய்தது நீங்கள் என்றால், எதுவும் செய்ய வேண்டாம். நீங்கள் இல்லை என்றால், லாகின் பக்கத்தில் “பின் நம்பர் மறந்துவிட்டதா?” மூலம் உடனே புதிய பின் நம்பர் அமையுங்கள்: எல்லாச் சாதனங்களிலும் லாக்அவுட் ஆகிவிடும். அல்லது எங்களுக்கு எழுதுங்கள்.'

// A new device is logged in to your account at ${shop}
export const newDevice: typeof en.newDevice = ({ shop }) => `${shop}: உங்கள் கணக்கில் புதிய சாதனத்தில் லாகின்`
// Somebody, most likely you, has logged in to your account on a device that we had not seen before.
export const loggedInOnNewDevice =
  'நாங்கள் இதுவரை பார்க்காத ஒரு சாதனத்தில் உங்கள் கணக்கில் லாகின் செய்திருக்கிறார்கள்; பெரும்பாலும் அது நீங்கள்தான்.'

// The second factor of your account at ${shop} was changed
export const secondFactorChanged: typeof en.secondFactorChanged = ({ shop }) =>
  `${shop}: உங்கள் கணக்கின் இரண்டாவது சரிபார்ப்பு மாறியது`
export const secondFactorChanges = {
  // A passkey was added to your account. It opens the back office after your pin.
  'passkey added': 'உங்கள் கணக்கில் ஒரு பாஸ்கீ சேர்ந்திருக்கிறது. பின் நம்பருக்குப் பிறகு அது அட்மின் பக்கத்தைத் திறக்கும்.',
  // A passkey of your account was removed. It opens your login no more.
  'passkey removed': 'உங்கள் கணக்கின் ஒரு பாஸ்கீ நீங்கிவிட்டது. அது இனி உங்கள் லாகினைத் திறக்காது.',
  // Your account has new recovery codes. The old ones open nothing any more.
  'recovery codes renewed': 'உங்கள் கணக்குக்குப் புதிய ரெக்கவரி கோடுகள் வந்துவிட்டன. பழையவை இனி எதையும் திறக்காது.',
}

// Your pin at ${shop} was changed
export const pinChanged: typeof en.pinChanged = ({ shop }) => `${shop}: உங்கள் பின் நம்பர் மாறியது`
// The pin of your account is a new one. Every other device was logged out.
export const pinIsNew = 'உங்கள் கணக்கின் பின் நம்பர் மாறிவிட்டது. மற்ற எல்லாச் சாதனங்களிலும் லாக்அவுட் ஆகிவிட்டது.'
