import { wait } from '#values/words/en.ts'

export const name = 'Name'
export const email = 'Email'
export const phone = 'Phone number'
export const pin = 'Pin'
export const newPin = 'New pin'
export const fourDigits = '4 digits, to log in with.'
export const wentWrong = 'Something went wrong.'

export const login = 'Login'
export const welcomeBack = 'Welcome back.'
export const loginDescription = ({ shop }: { shop: string }) =>
  `Log in to ${shop} with your phone number and pin.`
export const forgotPassword = 'Forgot Password?'
export const noAccountYet = "Don't have an Account ? Register"
export const loggedIn = 'You are logged in.'
export const loginSuccessful = 'Login successful!'
export const notAuthenticated = 'Authentication failed.'
export const loginFailed = 'Login failed. Try again.'
export const notPutIntoCart = 'The product could not be put into your cart.'
export const loggedOut = 'You are logged out.'
export const wrongPhoneOrPin = 'Phone number or pin is wrong.'
export const accountBlocked = 'This account is closed. Please write to us or call us.'

/** While somebody is guessing pins, an unknown device has to type a mailed code as well. */
export const codeSent = 'If phone number and pin are right, we have just sent you a code by email.'
export const deviceUnknown = `We do not know this device yet. ${codeSent}`
export const code = 'Code from the email'
export const codeHint = '6 digits. It may take a minute to arrive.'
export const startAgain = 'Start again'
export const wrongCode = 'This code does not fit, or it is no longer valid.'

export const wrongPins = ({ seconds }: { seconds: number }) =>
  `Too many wrong pins. Please wait ${wait({ seconds })} and try again.`
export const wrongPinsOfNetwork = ({ seconds }: { seconds: number }) =>
  `Too many wrong pins came from your network. Please wait ${wait({ seconds })} and try again.`
export const resetNeeded =
  'Too many wrong pins. Please set a new pin with Forgot Password? on the login page.'

export const createAccount = 'Create Account'
export const registerDescription = ({ shop }: { shop: string }) =>
  `Create an account at ${shop} to order with your phone number and a pin.`
export const choosePin = 'Choose a pin'
export const accountExists = 'Already have an Account ? Login'
export const accountReady = 'Your account is ready. Please log in.'
export const accountCreated = 'Account created successfully! Please log in.'
export const notRegistered = 'Signup failed. Please try again.'
export const taken = {
  phone: 'This phone number already has an account.',
  email: 'This email already has an account.',
  both: 'This phone number and this email already have an account.',
}

export const forgotPin = 'Forgot pin'
export const forgotPinDescription = ({ shop }: { shop: string }) => `Ask ${shop} for a link to set a new pin.`
export const weSendALink = 'We send you a link to set a new one.'
export const checkYourEmail = 'Check your email for the password reset link!'
export const linkNotSent = 'Something went wrong. Try again.'
export const resetPassword = 'Reset Password'
export const backToLogin = 'Back to Login'
export const setNewPin = 'Set a new pin'
export const pinReset = 'Password Reset Successful! Go back and login.'
export const usedLink = 'This link has expired or was already used.'
export const askForNewLink = 'Ask for a new link'
export const linkExpired = 'This link has expired or was already used. Please ask for a new one.'

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
export const currentPinMissing = 'Please enter your current pin.'
export const newPinMissing = 'Please enter a new pin.'
export const currentPinWrong = 'Your current pin is wrong.'

export const yourDevices = 'Your devices'
export const loadingDevices = 'Loading your devices...'
export const devicesNotLoaded = 'Your devices could not be loaded.'
export const thisDevice = 'This device'
type Login = { since: string; lastSeen: string; address: string }
const loggedInSince = ({ since, address }: Omit<Login, 'lastSeen'>) =>
  `Logged in ${since}${address === '' ? '' : ` from network address ${address}`}.`
export const inUse = (login: Omit<Login, 'lastSeen'>) => `In use now. ${loggedInSince(login)}`
export const lastSeen = (login: Login) => `Last seen ${login.lastSeen}. ${loggedInSince(login)}`
export const logOutElsewhere = 'Log out everywhere else'
export const notLoggedOutElsewhere = 'The other devices could not be logged out.'

export const myData = 'My data: take it away, or erase my account'
