import { wait } from '#values/words/en.ts'

export const name = 'Name'
export const email = 'Email'
export const phone = 'Phone number'
export const pin = 'Pin'
export const newPin = 'New pin'
export const fourDigits = 'Choose 4 digits. You’ll use them to log in.'
export const wentWrong = 'Something went wrong.'

export const login = 'Login'
export const welcomeBack = 'Welcome back.'
export const loginDescription = ({ shop }: { shop: string }) =>
  `Log in to ${shop} with your phone number and pin.`
export const forgotPassword = 'Forgot Password?'
export const noAccountYet = "Don't have an Account ? Register"
export const loggedIn = 'You’re logged in.'
export const loginSuccessful = 'Login successful!'
export const notAuthenticated = 'Authentication failed.'
export const loginFailed = 'Login failed. Try again.'
export const notPutIntoCart = 'Couldn’t add the product to your cart. Try again.'
export const loggedOut = 'You’re logged out.'
export const wrongPhoneOrPin = 'Wrong phone number or pin. Try again.'
export const accountBlocked = 'This account is blocked. Email or call us for help.'

/** During a pin-guessing attack, an unknown device must also enter an emailed code. */
export const codeSent = 'If your phone number and pin are correct, we’ve emailed you a code.'
export const deviceUnknown = `We don’t recognise this device. ${codeSent}`
export const code = 'Code from your email'
export const codeHint = 'Enter the 6-digit code. It may take a minute to arrive.'
export const startAgain = 'Start again'
export const wrongCode = 'This code is wrong or has expired. Check it, or start again to get a new one.'

export const wrongPins = ({ seconds }: { seconds: number }) =>
  `Too many wrong pins. Try again in ${wait({ seconds })}.`
export const wrongPinsOfNetwork = ({ seconds }: { seconds: number }) =>
  `Too many wrong pins from your internet connection. Try again in ${wait({ seconds })}.`
export const resetNeeded = 'Too many wrong pins. Set a new pin with “Forgot Password?” on the login page.'

export const createAccount = 'Create Account'
export const registerDescription = ({ shop }: { shop: string }) =>
  `Create an account at ${shop} with your phone number and a 4-digit pin.`
export const choosePin = 'Choose a pin'
export const accountExists = 'Already have an Account ? Login'
export const accountReady = 'Your account is ready. Log in to continue.'
export const accountCreated = 'Account created successfully! Please log in.'
export const notRegistered = 'Signup failed. Please try again.'
export const taken = {
  phone: 'This phone number is already registered. Log in instead.',
  email: 'This email is already registered. Log in instead.',
  both: 'This phone number and email are already registered. Log in instead.',
}

/** In the checkout. */
export const newOrKnown = 'Do you have an account?'
export const iAmNew = 'I’m new here'
export const iHaveAnAccount = 'I have an account'

export const forgotPin = 'Forgot pin'
export const forgotPinDescription = ({ shop }: { shop: string }) =>
  `Get a link to set a new pin for your account at ${shop}.`
export const weSendALink = 'We’ll email you a link to set a new pin.'
export const checkYourEmail = 'Check your email for the password reset link!'
export const linkNotSent = 'Something went wrong. Try again.'
export const resetPassword = 'Reset Password'
export const backToLogin = 'Back to Login'
export const setNewPin = 'Set a new pin'
export const pinReset = 'Password Reset Successful! Go back and login.'
export const usedLink = 'This link has expired or has already been used.'
export const askForNewLink = 'Request a new link'
export const linkExpired = 'This link has expired or has already been used. Request a new one.'

export const dashboard = 'Dashboard'
export const loadingUser = 'Loading user data...'
export const userNotLoaded = 'Error fetching user data'
export const noUser = 'No user data found.'
export const editProfile = 'Edit Profile'
export const savedAddress = 'Saved address'
export const noAddress = 'No address saved.'
export const addOneNow = 'Add one now'
export const manageAddress = 'Manage Address'
export const addAddress = 'Add Address'

export const accountDetails = 'Account Details'
export const saveChanges = 'Save Changes'
export const profileUpdated = 'Profile updated successfully!'
export const notSaved = 'Error saving changes'
export const noChanges = 'No changes detected!'
export const changePin = 'Change pin'
export const currentPin = 'Current pin'
export const confirmNewPin = 'Confirm new pin'
export const pinsDiffer = 'New password and confirm password do not match!'
export const currentPinMissing = 'Enter your current pin.'
export const newPinMissing = 'Enter a new pin.'
export const currentPinWrong = 'Your current pin is wrong.'

export const yourDevices = 'Your devices'
export const loadingDevices = 'Loading your devices...'
export const devicesNotLoaded = 'Couldn’t load your devices. Try again.'
export const thisDevice = 'This device'
type Login = { since: string; lastSeen: string; address: string }
const loggedInSince = ({ since, address }: Omit<Login, 'lastSeen'>) =>
  `Logged in ${since}${address === '' ? '' : ` from IP address ${address}`}.`
export const inUse = (login: Omit<Login, 'lastSeen'>) => `Active now. ${loggedInSince(login)}`
export const lastSeen = (login: Login) => `Last active ${login.lastSeen}. ${loggedInSince(login)}`
export const logOutElsewhere = 'Log out of all other devices'
export const notLoggedOutElsewhere = 'Couldn’t log out your other devices. Try again.'

export const myData = 'My data: download it or delete my account'
