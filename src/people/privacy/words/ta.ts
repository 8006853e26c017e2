import type * as en from './en.ts'

// Erased account
export const erasedName = 'அழித்த கணக்கு'
// This pin is wrong.
export const wrongPin = 'இந்தப் பின் நம்பர் தவறு.'
// One of your orders is still on its way. Please erase your account once it has arrived.
export const orderUnderWay = 'உங்கள் ஆர்டர் ஒன்று இன்னும் வந்து சேரவில்லை. வந்த பிறகு கணக்கை அழியுங்கள்.'
// Money for one of your orders may still come in. Please erase your account in a few days.
export const moneyUnderWay = 'உங்கள் ஆர்டர் ஒன்றுக்கான பணம் இன்னும் வரக்கூடும். சில நாட்கள் கழித்துக் கணக்கை அழியுங்கள்.'
// Your account is erased.
export const erased = 'உங்கள் கணக்கு அழிந்துவிட்டது.'
// All that the shop has of me
export const aboutMe = 'என்னைப் பற்றிக் கடையில் இருப்பவை எல்லாம்'
export const parts = {
  // Account
  users: 'கணக்கு',
  // Notes of the shop
  customer_notes: 'கடையின் குறிப்புகள்',
  // Logins
  sessions: 'லாகின்கள்',
  // Devices
  known_devices: 'சாதனங்கள்',
  // Wrong pins
  pin_guesses: 'தவறான பின் நம்பர்கள்',
  // Addresses
  addresses: 'முகவரிகள்',
  // Cart
  carts: 'கார்ட்',
  // In the cart
  cart_items: 'கார்ட்டில் இருப்பவை',
  // Emails
  outbox: 'இமெயில்கள்',
  // Tickets
  tickets: 'டிக்கெட்டுகள்',
  // Products of tickets
  ticket_lines: 'டிக்கெட்டுகளின் பொருட்கள்',
  // Messages of tickets
  ticket_messages: 'டிக்கெட்டுகளின் செய்திகள்',
  // What the shop did with the account
  activity: 'கணக்கில் கடை செய்தவை',
  // Orders
  orders: 'ஆர்டர்கள்',
  // Products of orders
  order_items: 'ஆர்டர்களின் பொருட்கள்',
  // Parcels
  parcels: 'பார்சல்கள்',
  // Messages about orders
  order_events: 'ஆர்டர்களைப் பற்றிய செய்திகள்',
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
// What ${shop} keeps about you, why and until when, and how you take it away or erase it.
export const description: typeof en.description = ({ shop }) =>
  `${shop} உங்களைப் பற்றி எதை, ஏன், எதுவரை வைத்திருக்கிறது; அதை எப்படி எடுத்துக்கொள்வது, அழிப்பது.`
// What we keep about you, what for, and until when. You can take all of it away, and erase your account, and need give no reason.
export const lead =
  'உங்களைப் பற்றி எதை, எதற்காக, எதுவரை வைத்திருக்கிறோம். எல்லாவற்றையும் எடுத்துக்கொள்ளலாம், கணக்கை அழிக்கலாம்; காரணம் சொல்ல வேண்டாம்.'
// What we keep
export const kept = 'வைத்திருப்பவை'
// Name, email, phone number, a GSTIN if you gave one, and a pin that nobody can read: so that you can log in, we can reach you and invoices are right. Until you erase your account.
export const account =
  'பெயர், இமெயில், போன் நம்பர், நீங்கள் தந்திருந்தால் GSTIN, யாரும் படிக்க முடியாத பின் நம்பர்: நீங்கள் லாகின் செய்ய, நாங்கள் தொடர்புகொள்ள, இன்வாய்ஸ் சரியாக இருக்க. கணக்கை அழிக்கும்வரை.'
// Your addresses: so that the courier finds you. Until you change them or erase your account.
export const address = 'உங்கள் முகவரிகள்: கூரியர் உங்களைக் கண்டுபிடிக்க. மாற்றும்வரை, அல்லது கணக்கை அழிக்கும்வரை.'
// Your cart: so that you find it on every device. Until it is ordered, or you erase your account.
export const cart = 'உங்கள் கார்ட்: எல்லாச் சாதனத்திலும் இருக்க. ஆர்டர் செய்யும்வரை, அல்லது கணக்கை அழிக்கும்வரை.'
// Your tickets and what was written about them: so that complaints are settled. Until you erase your account.
export const tickets = 'உங்கள் டிக்கெட்டுகளும் அவற்றில் எழுதியவையும்: புகார்களைத் தீர்க்க. கணக்கை அழிக்கும்வரை.'
// Notes of the shop and emails to you: so that we remember what was agreed. Until you erase your account.
export const notes = 'கடையின் குறிப்புகளும் உங்களுக்கு எழுதிய இமெயில்களும்: பேசியதை நினைவில் வைக்க. கணக்கை அழிக்கும்வரை.'
// Logins and devices, with network addresses: so that you see who logs in with your account. Until you erase your account.
export const devices =
  'லாகின்கள், சாதனங்கள், அவற்றின் நெட்வொர்க் முகவரிகள்: உங்கள் கணக்கில் யார் லாகின் செய்கிறார்கள் என்று நீங்கள் பார்க்க. கணக்கை அழிக்கும்வரை.'
// Orders, invoices, payments and refunds, with name, address and GSTIN: tax law demands them. For at least ${months} months, even after you erase your account; the phone number in them goes at once.
export const orders: typeof en.orders = ({ months }) =>
  `பெயர், முகவரி, GSTIN உடன் ஆர்டர்கள், பில்கள், பேமெண்ட்டுகள், ரீஃபண்டுகள்: வரிச் சட்டம் கேட்கிறது. கணக்கை அழித்த பிறகும் குறைந்தது ${months} மாதங்கள்; அவற்றில் உள்ள போன் நம்பர் உடனே போய்விடும்.`
// A security log of logins, wrong pins and changes to your account, each with your name, network address and device: to find misuse. For ${years} years, even after you erase your account.
export const security: typeof en.security = ({ years }) =>
  `லாகின், தவறான பின் நம்பர், கணக்கில் செய்த மாற்றங்கள் பற்றிய பாதுகாப்புப் பதிவு, உங்கள் பெயர், நெட்வொர்க் முகவரி, சாதனத்துடன்: தவறான பயன்பாட்டைக் கண்டுபிடிக்க. கணக்கை அழித்த பிறகும் ${years} வருடங்கள்.`
// Download everything about me
export const takeAway = 'என்னைப் பற்றிய எல்லாவற்றையும் எடுக்க'
// To read
export const asPage = 'படிக்க'
// For a program (JSON)
export const asJson = 'புரோகிராமுக்கு (JSON)'
// Log in to take your data away or to erase your account.
export const logInFirst = 'உங்கள் தகவல்களை எடுக்க அல்லது கணக்கை அழிக்க, லாகின் செய்யுங்கள்.'
// Login
export const login = 'லாகின்'
// Erase my account
export const erase = 'என் கணக்கை அழி'
// You are logged out everywhere and cannot log in any more. This cannot be taken back. You may open a new account with the same phone number.
export const eraseGoes =
  'எல்லா இடத்திலும் லாக்அவுட் ஆகிவிடும், மறுபடியும் லாகின் செய்ய முடியாது. இதைத் திரும்பப் பெற முடியாது. அதே போன் நம்பரில் புதிய கணக்கு தொடங்கலாம்.'
// Your pin
export const pin = 'உங்கள் பின் நம்பர்'
// Please enter your pin.
export const pinMissing = 'உங்கள் பின் நம்பரை எழுதுங்கள்.'
// Your account could not be erased. Please try again.
export const notErased = 'உங்கள் கணக்கை அழிக்க முடியவில்லை. மீண்டும் முயலுங்கள்.'
