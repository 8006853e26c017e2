import { wait } from '#values/words/ta.ts'
import type * as en from './en.ts'

// Name
export const name = 'பெயர்'
// Email
export const email = 'இமெயில்'
// Phone number
export const phone = 'போன் நம்பர்'
// Pin
export const pin = 'பின் நம்பர்'
// New pin
export const newPin = 'புதிய பின் நம்பர்'
// 4 digits, to log in with.
export const fourDigits = 'லாகின் செய்ய, 4 இலக்கங்கள்.'
// Something went wrong.
export const wentWrong = 'ஏதோ தவறு நடந்துவிட்டது.'

// Login
export const login = 'லாகின்'
// Welcome back.
export const welcomeBack = 'மீண்டும் வரவேற்கிறோம்.'
// Log in to ${shop} with your phone number and pin.
export const loginDescription: typeof en.loginDescription = ({ shop }) =>
  `உங்கள் போன் நம்பரும் பின் நம்பரும் கொடுத்து ${shop} கடையில் லாகின் செய்யுங்கள்.`
// Forgot Password?
export const forgotPassword = 'பின் நம்பர் மறந்துவிட்டதா?'
// Don't have an Account ? Register
export const noAccountYet = 'கணக்கு இல்லையா? புதிதாகத் தொடங்குங்கள்'
// You are logged in.
export const loggedIn = 'லாகின் ஆகிவிட்டீர்கள்.'
// Login successful!
export const loginSuccessful = 'லாகின் ஆனது!'
// Authentication failed.
export const notAuthenticated = 'நீங்கள் யார் என்று உறுதி செய்ய முடியவில்லை.'
// Login failed. Try again.
export const loginFailed = 'லாகின் ஆகவில்லை. மீண்டும் முயலுங்கள்.'
// The product could not be put into your cart.
export const notPutIntoCart = 'அந்தப் பொருளை உங்கள் கார்ட்டில் சேர்க்க முடியவில்லை.'
// You are logged out.
export const loggedOut = 'லாக்அவுட் ஆகிவிட்டீர்கள்.'
// Phone number or pin is wrong.
export const wrongPhoneOrPin = 'போன் நம்பர் அல்லது பின் நம்பர் தவறு.'
// This account is closed. Please write to us or call us.
export const accountBlocked = 'இந்தக் கணக்கு மூடப்பட்டுள்ளது. எங்களுக்கு எழுதுங்கள் அல்லது போன் செய்யுங்கள்.'

// If phone number and pin are right, we have just sent you a code by email.
export const codeSent = 'போன் நம்பரும் பின் நம்பரும் சரி என்றால், உங்கள் இமெயிலுக்கு இப்போது ஒரு OTP அனுப்பியிருக்கிறோம்.'
// We do not know this device yet. ${codeSent}
export const deviceUnknown = `இந்தச் சாதனம் எங்களுக்குப் புதிது. ${codeSent}`
// Code from the email
export const code = 'இமெயிலில் வந்த OTP'
// 6 digits. It may take a minute to arrive.
export const codeHint = '6 இலக்கங்கள். வந்து சேர ஒரு நிமிடம் ஆகலாம்.'
// Start again
export const startAgain = 'மீண்டும் தொடங்கு'
// This code does not fit, or it is no longer valid.
export const wrongCode = 'இந்த OTP சரியில்லை, அல்லது அதன் நேரம் முடிந்துவிட்டது.'

// Too many wrong pins. Please wait ${wait({ seconds })} and try again.
export const wrongPins: typeof en.wrongPins = ({ seconds }) =>
  `பல முறை தவறான பின் நம்பர் கொடுத்துவிட்டீர்கள். ${wait({ seconds })} கழித்து மீண்டும் முயலுங்கள்.`
// Too many wrong pins came from your network. Please wait ${wait({ seconds })} and try again.
export const wrongPinsOfNetwork: typeof en.wrongPinsOfNetwork = ({ seconds }) =>
  `உங்கள் நெட்வொர்க்கிலிருந்து பல முறை தவறான பின் நம்பர் வந்துவிட்டது. ${wait({ seconds })} கழித்து மீண்டும் முயலுங்கள்.`
// Too many wrong pins. Please set a new pin with Forgot Password? on the login page.
export const resetNeeded =
  'பல முறை தவறான பின் நம்பர் வந்துவிட்டது. லாகின் பக்கத்தில் “பின் நம்பர் மறந்துவிட்டதா?” மூலம் புதியதை அமையுங்கள்.'

// Create Account
export const createAccount = 'கணக்கு தொடங்கு'
// Create an account at ${shop} to order with your phone number and a pin.
export const registerDescription: typeof en.registerDescription = ({ shop }) =>
  `${shop} கடையில் ஆர்டர் செய்ய, உங்கள் போன் நம்பரும் ஒரு பின் நம்பரும் கொடுத்துக் கணக்கு தொடங்குங்கள்.`
// Choose a pin
export const choosePin = 'ஒரு பின் நம்பரைத் தேர்ந்தெடுங்கள்'
// Already have an Account ? Login
export const accountExists = 'ஏற்கனவே கணக்கு உள்ளதா? லாகின் செய்யுங்கள்'
// Your account is ready. Please log in.
export const accountReady = 'உங்கள் கணக்கு தயார். லாகின் செய்யுங்கள்.'
// Account created successfully! Please log in.
export const accountCreated = 'கணக்கு தொடங்கியாகிவிட்டது! லாகின் செய்யுங்கள்.'
// Signup failed. Please try again.
export const notRegistered = 'கணக்கு தொடங்க முடியவில்லை. மீண்டும் முயலுங்கள்.'
export const taken = {
  // This phone number already has an account.
  phone: 'இந்தப் போன் நம்பரில் ஏற்கனவே ஒரு கணக்கு உள்ளது.',
  // This email already has an account.
  email: 'இந்த இமெயிலில் ஏற்கனவே ஒரு கணக்கு உள்ளது.',
  // This phone number and this email already have an account.
  both: 'இந்தப் போன் நம்பரிலும் இந்த இமெயிலிலும் ஏற்கனவே ஒரு கணக்கு உள்ளது.',
}

// Forgot pin
export const forgotPin = 'பின் நம்பர் மறந்துவிட்டது'
// Ask ${shop} for a link to set a new pin.
export const forgotPinDescription: typeof en.forgotPinDescription = ({ shop }) =>
  `புதிய பின் நம்பர் அமைக்க ${shop} கடையிடம் லிங்க் கேளுங்கள்.`
// We send you a link to set a new one.
export const weSendALink = 'புதியதை அமைக்க உங்களுக்கு ஒரு லிங்க் அனுப்புகிறோம்.'
// Check your email for the password reset link!
export const checkYourEmail = 'பின் நம்பரை மாற்றும் லிங்க்குக்கு உங்கள் இமெயிலைப் பாருங்கள்!'
// Something went wrong. Try again.
export const linkNotSent = 'ஏதோ தவறு நடந்துவிட்டது. மீண்டும் முயலுங்கள்.'
// Reset Password
export const resetPassword = 'பின் நம்பரை மாற்று'
// Back to Login
export const backToLogin = 'லாகினுக்குத் திரும்பு'
// Set a new pin
export const setNewPin = 'புதிய பின் நம்பர் அமை'
// Password Reset Successful! Go back and login.
export const pinReset = 'பின் நம்பர் மாறிவிட்டது! திரும்பிப் போய் லாகின் செய்யுங்கள்.'
// This link has expired or was already used.
export const usedLink = 'இந்த லிங்க்கின் நேரம் முடிந்துவிட்டது, அல்லது ஏற்கனவே பயன்படுத்திவிட்டீர்கள்.'
// Ask for a new link
export const askForNewLink = 'புதிய லிங்க் கேள்'
// This link has expired or was already used. Please ask for a new one.
export const linkExpired =
  'இந்த லிங்க்கின் நேரம் முடிந்துவிட்டது, அல்லது ஏற்கனவே பயன்படுத்திவிட்டீர்கள். புதிய லிங்க் கேளுங்கள்.'

// Dashboard
export const dashboard = 'என் பக்கம்'
// Loading user data...
export const loadingUser = 'உங்கள் விவரங்கள் வருகின்றன...'
// Error fetching user data
export const userNotLoaded = 'உங்கள் விவரங்களைக் காட்ட முடியவில்லை'
// No user data found.
export const noUser = 'உங்கள் விவரங்கள் எதுவும் இல்லை.'
// Edit Profile
export const editProfile = 'விவரங்களைத் திருத்து'
// Saved address
export const savedAddress = 'சேமித்த முகவரி'
// No address saved.
export const noAddress = 'முகவரி எதுவும் சேமிக்கவில்லை.'
// Add one now
export const addOneNow = 'இப்போதே சேர்'
// Manage Address
export const manageAddress = 'முகவரியை மாற்று'
// Add Address
export const addAddress = 'முகவரியைச் சேர்'

// Account Details
export const accountDetails = 'என் விவரம்'
// Save Changes
export const saveChanges = 'மாற்றங்களைச் சேமி'
// Profile updated successfully!
export const profileUpdated = 'உங்கள் விவரங்களைச் சேமித்துவிட்டோம்!'
// Error saving changes
export const notSaved = 'மாற்றங்களைச் சேமிக்க முடியவில்லை'
// No changes detected!
export const noChanges = 'மாற்றம் எதுவும் இல்லை!'
// Change pin
export const changePin = 'பின் நம்பரை மாற்று'
// Current pin
export const currentPin = 'இப்போதைய பின் நம்பர்'
// Confirm new pin
export const confirmNewPin = 'புதிய பின் நம்பர், மீண்டும்'
// New password and confirm password do not match!
export const pinsDiffer = 'இரண்டு புதிய பின் நம்பர்களும் ஒன்றாக இல்லை!'
// Please enter your current pin.
export const currentPinMissing = 'இப்போதைய பின் நம்பரைக் கொடுங்கள்.'
// Please enter a new pin.
export const newPinMissing = 'புதிய பின் நம்பரைக் கொடுங்கள்.'
// Your current pin is wrong.
export const currentPinWrong = 'இப்போதைய பின் நம்பர் தவறு.'

// Your devices
export const yourDevices = 'உங்கள் சாதனங்கள்'
// Loading your devices...
export const loadingDevices = 'உங்கள் சாதனங்கள் வருகின்றன...'
// Your devices could not be loaded.
export const devicesNotLoaded = 'உங்கள் சாதனங்களைக் காட்ட முடியவில்லை.'
// This device
export const thisDevice = 'இந்தச் சாதனம்'
// Logged in ${since}${address === '' ? '' : ` from network address ${address}`}.
const loggedInSince = ({ since, address }: { since: string; address: string }) =>
  `லாகின் செய்தது: ${since}${address === '' ? '' : `, நெட்வொர்க் முகவரி ${address}`}.`
// In use now. ${loggedInSince(login)}
export const inUse: typeof en.inUse = (login) => `இப்போது பயன்பாட்டில் உள்ளது. ${loggedInSince(login)}`
// Last seen ${login.lastSeen}. ${loggedInSince(login)}
export const lastSeen: typeof en.lastSeen = (login) =>
  `கடைசியாக வந்தது: ${login.lastSeen}. ${loggedInSince(login)}`
// Log out everywhere else
export const logOutElsewhere = 'மற்ற எல்லாவற்றிலும் லாக்அவுட்'
// The other devices could not be logged out.
export const notLoggedOutElsewhere = 'மற்ற சாதனங்களில் லாக்அவுட் செய்ய முடியவில்லை.'

// My data: take it away, or erase my account
export const myData = 'என் தகவல்கள்: எடுக்க, அல்லது கணக்கை அழிக்க'
