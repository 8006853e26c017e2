// Log in or create an account to place an order.
export const checkoutNeedsLogin = 'ஆர்டர் செய்ய உள்நுழையுங்கள் அல்லது கணக்கைத் தொடங்குங்கள்.'
// You’re logged in. Place this order from your cart.
export const loggedIn = 'நீங்கள் உள்நுழைந்துள்ளீர்கள். உங்கள் கார்ட்டிலிருந்து ஆர்டர் செய்யுங்கள்.'

// Checkout
export const title = 'செக்அவுட்'
// Contact
export const contact = 'தொடர்பு விவரம்'
// We’ll email you a link to follow your order.
export const contactHint = 'உங்கள் ஆர்டரைப் பார்க்கும் இணைப்பை மின்னஞ்சலில் அனுப்புவோம்.'
// Have an account?
export const haveAccount = 'கணக்கு உள்ளதா?'
// Login
export const login = 'உள்நுழை'
// Name
export const name = 'பெயர்'
// Email
export const email = 'மின்னஞ்சல்'
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
export const unknown = 'இந்த இணைப்பு செயல்படவில்லை'
// It may be incomplete or expired. Open the link in our latest email about your order, or contact us.
export const unknownHint =
  'இணைப்பு முழுமையாக இல்லாமலோ காலாவதியாகியோ இருக்கலாம். ஆர்டர் பற்றி நாங்கள் கடைசியாக அனுப்பிய மின்னஞ்சலில் உள்ள இணைப்பைத் திறங்கள் அல்லது எங்களைத் தொடர்புகொள்ளுங்கள்.'
// Keep this page’s link to follow your order. It’s also in every email about the order.
export const keepLink =
  'உங்கள் ஆர்டரைப் பார்க்க இந்தப் பக்கத்தின் இணைப்பை வைத்துக்கொள்ளுங்கள். ஆர்டர் பற்றிய ஒவ்வொரு மின்னஞ்சலிலும் அது இருக்கும்.'
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
// Create an account with the email address of this order. The order appears there once you’ve confirmed the address with a link from us.
export const accountHint =
  'இந்த ஆர்டரின் மின்னஞ்சல் முகவரியில் ஒரு கணக்கைத் தொடங்குங்கள். நாங்கள் அனுப்பும் இணைப்பால் அந்த முகவரியை உறுதிசெய்ததும் ஆர்டர் அங்கே தெரியும்.'
// Create an account
export const createAccount = 'கணக்கைத் தொடங்கு'
