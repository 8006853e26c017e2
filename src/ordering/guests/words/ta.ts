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

// Your order
export const order = 'உங்கள் ஆர்டர்'
// Order #${id}
export const orderNumber = ({ id }: { id: number }) => `ஆர்டர் #${id}`
// Loading your order...
export const loading = 'உங்கள் ஆர்டர் வருகிறது...'
// Couldn’t load your order. Try again.
export const notLoaded = 'உங்கள் ஆர்டரைக் காட்ட முடியவில்லை. மீண்டும் முயலுங்கள்.'
// This link doesn’t work
export const unknown = 'இந்த லிங்க் வேலை செய்யவில்லை'
// It may be incomplete or expired. Open the link in our latest email about your order, or contact us.
export const unknownHint =
  'லிங்க் முழுமையாக இல்லாமலோ காலாவதியாகியோ இருக்கலாம். ஆர்டர் பற்றி நாங்கள் கடைசியாக அனுப்பிய இமெயிலில் உள்ள லிங்க்கைத் திறங்கள், அல்லது எங்களைத் தொடர்புகொள்ளுங்கள்.'
// Keep this page’s link to follow your order. We’ll also email it to you once you’ve paid.
export const keepLink =
  'உங்கள் ஆர்டரைப் பார்க்க இந்தப் பக்கத்தின் லிங்க்கை வைத்துக்கொள்ளுங்கள். பணம் செலுத்தியதும் அதை இமெயிலிலும் அனுப்புவோம்.'
// The link to this page is also in our emails about the order.
export const linkInEmails = 'இந்தப் பக்கத்தின் லிங்க் இந்த ஆர்டர் பற்றிய எங்கள் இமெயில்களிலும் இருக்கிறது.'
// Pay now
export const payNow = 'பணம் செலுத்து'
// Check again
export const checkAgain = 'மீண்டும் பார்'
// Cancel order
export const cancelOrder = 'ஆர்டரை ரத்து செய்'
// Order cancelled.
export const cancelled = 'ஆர்டர் ரத்து செய்யப்பட்டது.'
// Want to see all your orders in one place?
export const accountOffer = 'உங்கள் ஆர்டர்கள் எல்லாவற்றையும் ஒரே இடத்தில் பார்க்க வேண்டுமா?'
// Create an account with this order’s email address, then set a new pin with “Forgot Password?” on the login page. Once you’ve logged in with it, you’ll see your paid orders with this address in your account.
export const accountHint =
  'இந்த ஆர்டரின் இமெயில் முகவரியில் கணக்கு தொடங்குங்கள். பிறகு லாகின் பக்கத்தில் “பின் நம்பர் மறந்துவிட்டதா?” மூலம் புதிய பின் நம்பர் அமையுங்கள். அதைக் கொண்டு லாகின் செய்ததும், இந்த முகவரியில் பணம் செலுத்திய ஆர்டர்கள் உங்கள் கணக்கில் தெரியும்.'
// Create an account
export const createAccount = 'கணக்கு தொடங்கு'
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
