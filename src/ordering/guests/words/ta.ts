// Log in or create an account to place an order.
export const checkoutNeedsLogin = 'ஆர்டர் செய்ய லாகின் செய்யுங்கள் அல்லது கணக்கு தொடங்குங்கள்.'
// You’re logged in. Place this order from your cart.
export const loggedIn = 'நீங்கள் லாகின் செய்திருக்கிறீர்கள். உங்கள் கார்ட்டிலிருந்து ஆர்டர் செய்யுங்கள்.'
// Log in to pay with cash on delivery, or pay online.
export const cashNeedsAccount = 'டெலிவரியின்போது பணமாகக் கொடுக்க லாகின் செய்யுங்கள், அல்லது ஆன்லைனில் பணம் செலுத்துங்கள்.'

// Checkout
export const title = 'செக்அவுட்'
// Contact
export const contact = 'தொடர்பு விவரம்'
// We’ll email you a link to follow your order.
export const contactHint = 'உங்கள் ஆர்டரைப் பார்க்கும் லிங்க்கை இமெயிலில் அனுப்புவோம்.'
// Have an account?
export const haveAccount = 'கணக்கு உள்ளதா?'
// Login
export const login = 'லாகின்'
// Name
export const name = 'பெயர்'
// Email
export const email = 'இமெயில்'
// Delivery address
export const address = 'டெலிவரி முகவரி'

// Loading your order...
export const loading = 'உங்கள் ஆர்டர் வருகிறது...'
// Couldn’t load your order. Try again.
export const notLoaded = 'உங்கள் ஆர்டரைக் காட்ட முடியவில்லை. மீண்டும் முயலுங்கள்.'
// Order cancelled.
export const cancelled = 'ஆர்டர் ரத்து செய்யப்பட்டது.'
// Your data in this order
export const yourData = 'இந்த ஆர்டரில் உள்ள உங்கள் தகவல்கள்'
// Download my data
export const download = 'என் தகவல்களை டவுன்லோட் செய்'
// Delete my data
export const erase = 'என் தகவல்களை நீக்கு'
// Delete your phone number and email address from this order? This link will stop working.
export const eraseQuestion =
  'இந்த ஆர்டரிலிருந்து உங்கள் போன் நம்பரையும் இமெயில் முகவரியையும் நீக்கவா? இந்த லிங்க் இனி வேலை செய்யாது.'
// Keep it
export const keepData = 'வேண்டாம்'
// Couldn’t delete your data. Try again.
export const notErased = 'உங்கள் தகவல்களை நீக்க முடியவில்லை. மீண்டும் முயலுங்கள்.'
