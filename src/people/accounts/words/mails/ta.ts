import type * as en from './en.ts'

// Set a new pin for ${shop}
export const resetSubject: typeof en.resetSubject = ({ shop }) => `${shop}: புதிய பின் நம்பர் அமைக்க`
// Somebody, most likely you, asked for a new pin for your account at ${shop}. You can choose one here:
export const resetAsked: typeof en.resetAsked = ({ shop }) =>
  `${shop} கடையில் உள்ள உங்கள் கணக்குக்குப் புதிய பின் நம்பர் கேட்டிருக்கிறார்கள்; பெரும்பாலும் அது நீங்கள்தான். இங்கே புதியதைத் தேர்ந்தெடுக்கலாம்:`
// Set a new pin
export const resetLink = 'புதிய பின் நம்பர் அமை'
// The link works once, within ${minutes} minutes.
export const resetWorksOnce: typeof en.resetWorksOnce = ({ minutes }) =>
  `இந்த லிங்க் ${minutes} நிமிடங்களுக்குள், ஒரு முறை மட்டுமே வேலை செய்யும்.`
// If it was not you, you need not do anything: your pin stays as it is.
export const resetNotYou = 'கேட்டது நீங்கள் இல்லை என்றால், எதுவும் செய்ய வேண்டாம்: உங்கள் பின் நம்பர் அப்படியே இருக்கும்.'

// Your code to log in at ${shop}
export const codeSubject: typeof en.codeSubject = ({ shop }) => `${shop}: லாகின் செய்ய உங்கள் OTP`
// Somebody, most likely you, is logging in to your account at ${shop} on a device that we do not know yet. Please enter this code there:
export const codeAsked: typeof en.codeAsked = ({ shop }) =>
  `${shop} கடையில் உள்ள உங்கள் கணக்கில், எங்களுக்கு இன்னும் தெரியாத ஒரு சாதனத்தில் லாகின் செய்கிறார்கள்; பெரும்பாலும் அது நீங்கள்தான். அங்கே இந்த OTP எண்ணைக் கொடுங்கள்:`
// It works once, within ${minutes} minutes. We will never ask you for it on the phone or in a message.
export const codeWorksOnce: typeof en.codeWorksOnce = ({ minutes }) =>
  `இது ${minutes} நிமிடங்களுக்குள், ஒரு முறை மட்டுமே வேலை செய்யும். போனிலோ மெசேஜிலோ நாங்கள் இதைக் கேட்கவே மாட்டோம்.`
// If it was not you, somebody knows your pin. Please choose a new one with Forgot Password? on the login page.
export const codeNotYou =
  'லாகின் செய்தது நீங்கள் இல்லை என்றால், யாருக்கோ உங்கள் பின் நம்பர் தெரிந்திருக்கிறது. லாகின் பக்கத்தில் “பின் நம்பர் மறந்துவிட்டதா?” மூலம் புதியதை அமையுங்கள்.'

// Your code to add a passkey at ${shop}
export const passkeyCodeSubject: typeof en.passkeyCodeSubject = ({ shop }) => `${shop}: பாஸ்கீ சேர்க்க உங்கள் OTP`
// Somebody, most likely you, is adding the first passkey to your administrator account at ${shop}. Enter this code there:
export const passkeyCodeAsked: typeof en.passkeyCodeAsked = ({ shop }) =>
  `${shop} கடையின் உங்கள் நிர்வாகக் கணக்கில் முதல் பாஸ்கீயைச் சேர்க்கிறார்கள்; பெரும்பாலும் அது நீங்கள்தான். அங்கே இந்த OTP எண்ணைக் கொடுங்கள்:`
