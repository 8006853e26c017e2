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

// Details
export const happened = 'விவரங்கள்'
// Time: ${moment}
export const on: typeof en.on = ({ moment }) => `நேரம்: ${moment}`
// Device: ${device}
export const withDevice: typeof en.withDevice = ({ device }) => `சாதனம்: ${device}`
// IP address: ${address}
export const fromAddress: typeof en.fromAddress = ({ address }) => `ஐபி முகவரி: ${address}`
// Made by running a command on the shop’s server
export const byCommand = 'கடையின் சர்வரில் ஒரு கட்டளை மூலம் செய்தது'
// If this was you, you don’t need to do anything. If it wasn’t, set a new pin now with “Forgot Password?” on the login page. This logs out every device. You can also write to us.
export const nothingToDo =
  'செய்தது நீங்கள் என்றால், எதுவும் செய்ய வேண்டாம். நீங்கள் இல்லை என்றால், லாகின் பக்கத்தில் “பின் நம்பர் மறந்துவிட்டதா?” மூலம் உடனே புதிய பின் நம்பர் அமையுங்கள்: எல்லாச் சாதனங்களிலும் லாக்அவுட் ஆகிவிடும். அல்லது எங்களுக்கு எழுதுங்கள்.'

// New login to your account at ${shop}
export const newDevice: typeof en.newDevice = ({ shop }) => `${shop}: உங்கள் கணக்கில் புதிய சாதனத்தில் லாகின்`
// Someone logged in to your account on a device we haven’t seen before.
export const loggedInOnNewDevice = 'நாங்கள் இதுவரை பார்க்காத ஒரு சாதனத்தில் உங்கள் கணக்கில் யாரோ லாகின் செய்திருக்கிறார்கள்.'

// Two-step verification for your account at ${shop} was changed
export const secondFactorChanged: typeof en.secondFactorChanged = ({ shop }) =>
  `${shop}: உங்கள் கணக்கின் இரண்டு படிச் சரிபார்ப்பு மாறியது`
export const secondFactorChanges = {
  // A passkey was added to your account. You can use it after your pin to open the back office.
  'passkey added':
    'உங்கள் கணக்கில் ஒரு பாஸ்கீ சேர்ந்திருக்கிறது. பின் நம்பருக்குப் பிறகு அதைக் கொடுத்து அட்மின் பக்கத்தைத் திறக்கலாம்.',
  // A passkey was removed from your account. It can no longer be used to log in.
  'passkey removed': 'உங்கள் கணக்கிலிருந்து ஒரு பாஸ்கீ நீக்கப்பட்டது. அதைக் கொடுத்து இனி லாகின் செய்ய முடியாது.',
  // Your account has new recovery codes. The old codes no longer work.
  'recovery codes renewed': 'உங்கள் கணக்குக்குப் புதிய ரெக்கவரி கோடுகள் வந்துவிட்டன. பழையவை இனி வேலை செய்யாது.',
}

// Your pin at ${shop} was changed
export const pinChanged: typeof en.pinChanged = ({ shop }) => `${shop}: உங்கள் பின் நம்பர் மாறியது`
// Your pin was changed. All other devices were logged out.
export const pinIsNew = 'உங்கள் பின் நம்பர் மாறிவிட்டது. மற்ற எல்லாச் சாதனங்களிலும் லாக்அவுட் ஆகிவிட்டது.'
