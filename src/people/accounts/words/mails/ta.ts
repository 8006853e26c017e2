import type * as en from './en.ts'

// Set a new pin for ${shop}
export const resetSubject: typeof en.resetSubject = ({ shop }) => `${shop}: புதிய பின் நம்பர் அமைக்க`
// We’ve received a request to set a new pin for your account at ${shop}. Set it here:
export const resetAsked: typeof en.resetAsked = ({ shop }) =>
  `${shop} கடையில் உள்ள உங்கள் கணக்குக்குப் புதிய பின் நம்பர் அமைக்க ஒரு கோரிக்கை வந்திருக்கிறது. இங்கே அமைக்கலாம்:`
// Set a new pin
export const resetLink = 'புதிய பின் நம்பர் அமை'
// This link works once and expires in ${minutes} minutes.
export const resetWorksOnce: typeof en.resetWorksOnce = ({ minutes }) =>
  `இந்த லிங்க் ${minutes} நிமிடங்களுக்குள், ஒரு முறை மட்டுமே வேலை செய்யும்.`
// If you didn’t ask for this, ignore this email. Your pin won’t change.
export const resetNotYou = 'கேட்டது நீங்கள் இல்லை என்றால், எதுவும் செய்ய வேண்டாம்: உங்கள் பின் நம்பர் அப்படியே இருக்கும்.'

// Your login code for ${shop}
export const codeSubject: typeof en.codeSubject = ({ shop }) => `${shop}: லாகின் செய்ய உங்கள் OTP`
// Someone is logging in to your account at ${shop} on a device we don’t recognise. If this is you, enter this code on that device:
export const codeAsked: typeof en.codeAsked = ({ shop }) =>
  `${shop} கடையில் உள்ள உங்கள் கணக்கில், எங்களுக்குத் தெரியாத ஒரு சாதனத்தில் யாரோ லாகின் செய்கிறார்கள். அது நீங்கள் என்றால், அங்கே இந்த OTP எண்ணைக் கொடுங்கள்:`
// This code works once and expires in ${minutes} minutes. We’ll never ask you for it on the phone or in a message.
export const codeWorksOnce: typeof en.codeWorksOnce = ({ minutes }) =>
  `இந்த OTP ${minutes} நிமிடங்களுக்குள், ஒரு முறை மட்டுமே வேலை செய்யும். போனிலோ மெசேஜிலோ நாங்கள் இதைக் கேட்கவே மாட்டோம்.`
// If this isn’t you, someone knows your pin. Set a new pin with “Forgot Password?” on the login page.
export const codeNotYou =
  'லாகின் செய்தது நீங்கள் இல்லை என்றால், யாருக்கோ உங்கள் பின் நம்பர் தெரிந்திருக்கிறது. லாகின் பக்கத்தில் “பின் நம்பர் மறந்துவிட்டதா?” மூலம் புதியதை அமையுங்கள்.'

// Your code to add a passkey at ${shop}
export const passkeyCodeSubject: typeof en.passkeyCodeSubject = ({ shop }) => `${shop}: பாஸ்கீ சேர்க்க உங்கள் OTP`
// Someone is trying to add a first passkey to your administrator account at ${shop}. If this is you, enter this code to continue:
export const passkeyCodeAsked: typeof en.passkeyCodeAsked = ({ shop }) =>
  `${shop} கடையில் உள்ள உங்கள் அட்மின் கணக்கில் யாரோ முதல் பாஸ்கீயைச் சேர்க்க முயல்கிறார்கள். அது நீங்கள் என்றால், அங்கே இந்த OTP எண்ணைக் கொடுங்கள்:`
