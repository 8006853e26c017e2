import type * as en from './en.ts'

// Your legal rights
export const yourRights = 'சட்டம் தரும் உரிமைகள்'
// Our policy does not limit your rights. If an item is defective, incomplete, counterfeit or not as described, or arrives later than promised, you can return it and get your money back, unless the delay was beyond anyone’s control (Consumer Protection (E-Commerce) Rules, 2020, rule 7).
export const rightToRefund =
  'எங்கள் விதிமுறை உங்கள் சட்ட உரிமைகளைக் குறைக்காது. பொருளில் குறை இருந்தாலோ, அளவு குறைந்திருந்தாலோ, போலியாக இருந்தாலோ, சொன்னபடி இல்லாவிட்டாலோ, சொன்ன தேதிக்குப் பிறகு வந்தாலோ, அதைத் திருப்பிக் கொடுத்துப் பணத்தைத் திரும்பப் பெறலாம்; யாராலும் தவிர்க்க முடியாத தாமதம் மட்டும் விதிவிலக்கு (நுகர்வோர் பாதுகாப்பு (மின்-வணிகம்) விதிகள், 2020, விதி 7).'
// [ 'We use your details only for your account and your orders. Read our ', privacyPolicy, ' and our ', terms, '.' ]
export const useOfDetails: typeof en.useOfDetails = ({ privacyPolicy, terms }) => [
  'உங்கள் விவரங்களை உங்கள் கணக்குக்கும் ஆர்டர்களுக்கும் மட்டுமே பயன்படுத்துகிறோம். படிக்க: ',
  privacyPolicy,
  ', ',
  terms,
  '.',
]
// [ 'We use your details only for this order. Read our ', privacyPolicy, ' and our ', terms, '.' ]
export const useOfOrderDetails: typeof en.useOfOrderDetails = ({ privacyPolicy, terms }) => [
  'உங்கள் விவரங்களை இந்த ஆர்டருக்கு மட்டுமே பயன்படுத்துகிறோம். படிக்க: ',
  privacyPolicy,
  ', ',
  terms,
  '.',
]
// [ 'We use your details only to answer your ticket. Read our ', privacyPolicy, ' and our ', terms, '.' ]
export const useOfTicketDetails: typeof en.useOfTicketDetails = ({ privacyPolicy, terms }) => [
  'உங்கள் விவரங்களை உங்கள் டிக்கெட்டுக்குப் பதில் சொல்ல மட்டுமே பயன்படுத்துகிறோம். படிக்க: ',
  privacyPolicy,
  ', ',
  terms,
  '.',
]
