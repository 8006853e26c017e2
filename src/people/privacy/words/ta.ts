import type * as en from './en.ts'

// Deleted account
export const erasedName = 'நீக்கிய கணக்கு'
// Deleted at the customer’s request
export const erasedReason = 'வாடிக்கையாளர் கேட்டதால் நீக்கப்பட்டது'
// This pin is wrong.
export const wrongPin = 'இந்தப் பின் நம்பர் தவறு.'
// One of your orders is still on its way. You can delete your account after it arrives.
export const orderUnderWay = 'உங்கள் ஆர்டர் ஒன்று இன்னும் வந்து சேரவில்லை. வந்த பிறகு கணக்கை நீக்கலாம்.'
// A payment for one of your orders may still be in progress. Try again in a few days.
export const moneyUnderWay = 'உங்கள் ஆர்டர் ஒன்றுக்கான பணம் இன்னும் வரக்கூடும். சில நாட்கள் கழித்து மீண்டும் முயலுங்கள்.'
// Account deleted.
export const erased = 'உங்கள் கணக்கை நீக்கிவிட்டோம்.'
// This order isn’t finished yet. The data can be deleted once it has been delivered or cancelled.
export const guestOrderUnderWay = 'இந்த ஆர்டர் இன்னும் முடியவில்லை. டெலிவரி ஆனதும் அல்லது ரத்தானதும் தகவல்களை நீக்கலாம்.'
// A payment or refund for this order may still be in progress. Try again in a few days.
export const guestMoneyUnderWay =
  'இந்த ஆர்டரின் பேமெண்ட் அல்லது ரீஃபண்ட் இன்னும் முடியாமல் இருக்கலாம். சில நாட்கள் கழித்து மீண்டும் முயலுங்கள்.'
// Your data was deleted. The link to your order no longer works.
export const guestErased = 'உங்கள் தகவல்களை நீக்கிவிட்டோம். உங்கள் ஆர்டரின் லிங்க் இனி வேலை செய்யாது.'
// This order belongs to an account. To delete your data, log in and delete the account.
export const orderInAccount = 'இந்த ஆர்டர் ஒரு கணக்கில் உள்ளது. அந்தக் கணக்கை நீக்க லாகின் செய்யுங்கள்.'
// All my data
export const aboutMe = 'என் தகவல்கள் எல்லாம்'
export const parts = {
  // Account
  users: 'கணக்கு',
  // Our notes about you
  customer_notes: 'உங்களைப் பற்றிய எங்கள் குறிப்புகள்',
  // Logins
  sessions: 'லாகின்கள்',
  // Devices
  known_devices: 'சாதனங்கள்',
  // Wrong pin attempts
  pin_guesses: 'தவறான பின் நம்பர்கள்',
  // Addresses
  addresses: 'முகவரிகள்',
  // Cart
  carts: 'கார்ட்',
  // Cart items
  cart_items: 'கார்ட்டில் இருப்பவை',
  // Favourites
  favourites: 'விருப்பங்கள்',
  // Back-in-stock alerts
  stock_alerts: 'ஸ்டாக் அறிவிப்புகள்',
  // Emails
  outbox: 'இமெயில்கள்',
  // WhatsApp messages
  whatsapp_messages: 'வாட்ஸ்அப் செய்திகள்',
  // Consent to WhatsApp messages
  whatsapp_consents: 'வாட்ஸ்அப் செய்திகளுக்கான சம்மதம்',
  // Tickets
  tickets: 'டிக்கெட்டுகள்',
  // Ticket items
  ticket_lines: 'டிக்கெட்டுகளின் பொருட்கள்',
  // Ticket messages
  ticket_messages: 'டிக்கெட்டுகளின் செய்திகள்',
  // Product reviews
  reviews: 'பொருள்களைப் பற்றிய கருத்துகள்',
  // Our actions on your account
  activity: 'உங்கள் கணக்கில் நாங்கள் செய்தவை',
  // Contact details for your orders
  order_buyers: 'உங்கள் ஆர்டர்களுக்கான தொடர்பு விவரம்',
  // Orders
  orders: 'ஆர்டர்கள்',
  // Order items
  order_items: 'ஆர்டர்களின் பொருட்கள்',
  // Delivery charges and discounts
  order_adjustments: 'டெலிவரி கட்டணமும் தள்ளுபடிகளும்',
  // Parcels
  parcels: 'பார்சல்கள்',
  // Order history
  order_history: 'ஆர்டர்களின் வரலாறு',
  // Payments
  payments: 'பேமெண்ட்டுகள்',
  // Refunds
  refunds: 'ரீஃபண்டுகள்',
  // Invoices
  documents: 'பில்கள்',
  // Security log
  security_log: 'பாதுகாப்புப் பதிவு',
}
// My data
export const title = 'என் தகவல்கள்'
// What ${shop} keeps about you, why and for how long, and how to download or delete it.
export const description: typeof en.description = ({ shop }) =>
  `${shop} உங்களைப் பற்றி எதை, ஏன், எவ்வளவு காலம் வைத்திருக்கிறது; அதை எப்படி டவுன்லோட் செய்வது, நீக்குவது.`
// What we keep about you, why, and for how long. You can download all of it and delete your account without giving a reason.
export const lead =
  'உங்களைப் பற்றி எதை, எதற்காக, எவ்வளவு காலம் வைத்திருக்கிறோம். எல்லாவற்றையும் டவுன்லோட் செய்யலாம், கணக்கை நீக்கலாம்; காரணம் சொல்ல வேண்டாம்.'
// What we keep
export const kept = 'வைத்திருப்பவை'
// Your name, email, phone number, your GSTIN if you gave one, and your pin in a form that nobody can read, so that you can log in, we can contact you and your invoices are correct. Kept until you delete your account.
export const account =
  'பெயர், இமெயில், போன் நம்பர், நீங்கள் தந்திருந்தால் GSTIN, யாரும் படிக்க முடியாத பின் நம்பர்: நீங்கள் லாகின் செய்ய, நாங்கள் தொடர்புகொள்ள, இன்வாய்ஸ் சரியாக இருக்க. கணக்கை நீக்கும்வரை.'
// Your addresses, so that the courier can find you. Kept until you change them or delete your account.
export const address = 'உங்கள் முகவரிகள்: கூரியர் உங்களைக் கண்டுபிடிக்க. மாற்றும்வரை, அல்லது கணக்கை நீக்கும்வரை.'
// Your cart, so that you can see it on every device. Kept until you place the order or delete your account.
export const cart = 'உங்கள் கார்ட்: எல்லாச் சாதனத்திலும் இருக்க. ஆர்டர் செய்யும்வரை, அல்லது கணக்கை நீக்கும்வரை.'
// Your favourites and back-in-stock alerts, so that you find products again. Alerts are kept for at most 180 days, all until you delete your account. What you viewed recently is only in your browser, until you clear it or log out.
export const saved =
  'உங்கள் விருப்பங்களும் ஸ்டாக் அறிவிப்புகளும்: பொருட்களை மீண்டும் எளிதாகக் கண்டுபிடிக்க. அறிவிப்புகள் அதிகபட்சம் 180 நாட்கள்; எல்லாம் கணக்கை நீக்கும்வரை. சமீபத்தில் பார்த்தவை உங்கள் பிரவுசரில் மட்டும் இருக்கும்; நீங்கள் அழிக்கும்வரை அல்லது லாக் அவுட் செய்யும்வரை.'
// Your tickets and their messages, so that we can resolve complaints. Kept until you delete your account.
export const tickets = 'உங்கள் டிக்கெட்டுகளும் அவற்றில் எழுதியவையும்: புகார்களைத் தீர்க்க. கணக்கை நீக்கும்வரை.'
// Your product reviews with their photos, which everyone can see once we publish them. Kept until you delete them or your account.
export const reviews =
  'பொருள்களைப் பற்றிய உங்கள் கருத்துகளும் படங்களும்; நாங்கள் வெளியிட்ட பிறகு எல்லோரும் பார்க்கலாம். அவற்றையோ கணக்கையோ நீக்கும் வரை வைத்திருக்கிறோம்.'
// Our notes about you and our emails to you, so that we remember what we agreed. Kept until you delete your account.
export const notes = 'எங்கள் குறிப்புகளும் உங்களுக்கு எழுதிய இமெயில்களும்: பேசியதை நினைவில் வைக்க. கணக்கை நீக்கும்வரை.'
// Your logins and devices, with IP addresses, so that you can see who logs in to your account. Kept until you delete your account.
export const devices =
  'லாகின்கள், சாதனங்கள், அவற்றின் ஐபி முகவரிகள்: உங்கள் கணக்கில் யார் லாகின் செய்கிறார்கள் என்று நீங்கள் பார்க்க. கணக்கை நீக்கும்வரை.'
// Your orders, invoices, payments and refunds, with your name, address and GSTIN, because tax law requires them. Kept for at least ${months} months, even after you delete your account. The phone number in them is deleted with your account.
export const orders: typeof en.orders = ({ months }) =>
  `பெயர், முகவரி, GSTIN உடன் ஆர்டர்கள், பில்கள், பேமெண்ட்டுகள், ரீஃபண்டுகள்: வரிச் சட்டம் கேட்கிறது. கணக்கை நீக்கிய பிறகும் குறைந்தது ${months} மாதங்கள்; அவற்றில் உள்ள போன் நம்பரைக் கணக்குடன் சேர்த்து நீக்கிவிடுவோம்.`
// A security log of logins, wrong pins and changes to your account, each with your name, IP address and device, to detect misuse. Kept for ${years} years, even after you delete your account.
export const security: typeof en.security = ({ years }) =>
  `லாகின், தவறான பின் நம்பர், கணக்கில் செய்த மாற்றங்கள் பற்றிய பாதுகாப்புப் பதிவு, உங்கள் பெயர், ஐபி முகவரி, சாதனத்துடன்: தவறான பயன்பாட்டைக் கண்டுபிடிக்க. கணக்கை நீக்கிய பிறகும் ${years} வருடங்கள்.`
// Download my data
export const takeAway = 'என்னைப் பற்றிய எல்லாவற்றையும் டவுன்லோட் செய்ய'
// Download as a web page
export const asPage = 'வெப் பக்கமாக டவுன்லோட் செய்'
// Download as JSON
export const asJson = 'JSON ஆக டவுன்லோட் செய்'
// Log in to download your data or delete your account.
export const logInFirst = 'உங்கள் தகவல்களை டவுன்லோட் செய்ய அல்லது கணக்கை நீக்க, லாகின் செய்யுங்கள்.'
// Login
export const login = 'லாகின்'
// Delete my account
export const erase = 'என் கணக்கை நீக்கு'
// You’ll be logged out on every device and won’t be able to log in again. This can’t be undone. You can open a new account with the same phone number.
export const eraseGoes =
  'எல்லாச் சாதனங்களிலும் லாக்அவுட் ஆகிவிடும், மறுபடியும் லாகின் செய்ய முடியாது. நீக்கிய கணக்கை மீட்க முடியாது. அதே போன் நம்பரில் புதிய கணக்கு தொடங்கலாம்.'
// Your pin
export const pin = 'உங்கள் பின் நம்பர்'
// Enter your pin.
export const pinMissing = 'உங்கள் பின் நம்பரை எழுதுங்கள்.'
// Couldn’t delete your account. Try again.
export const notErased = 'உங்கள் கணக்கை நீக்க முடியவில்லை. மீண்டும் முயலுங்கள்.'
