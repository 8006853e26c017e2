import type * as en from './en.ts'

// What ${name} stores about you, what for, and how to have it deleted.
export const description: typeof en.description = ({ name }) =>
  `உங்களைப் பற்றி ${name} எதைச் சேமிக்கிறது, எதற்காக, அதை எப்படி நீக்கலாம்.`
// We store what an order needs and nothing else. We do not sell it, and nobody follows you around here.
export const lead =
  'ஒரு ஆர்டருக்குத் தேவையானதை மட்டுமே சேமிக்கிறோம். அதை யாருக்கும் விற்பதில்லை; இங்கே யாரும் உங்களைப் பின்தொடர்வதும் இல்லை.'

// What we store
export const whatWeStore = 'எதைச் சேமிக்கிறோம்'
export const stored = [
  // Your account: name, e-mail address and phone number. Your pin is stored so that nobody can read it.
  'உங்கள் கணக்கு: பெயர், இமெயில், போன் நம்பர். உங்கள் பின் நம்பரை யாராலும் படிக்க முடியாதபடி சேமிக்கிறோம்.',
  // Your delivery address, one at a time, until you change it.
  'உங்கள் டெலிவரி முகவரி: ஒன்று மட்டும், நீங்கள் மாற்றும் வரை.',
  // Your cart, your orders and what became of their payments.
  'உங்கள் கார்ட், உங்கள் ஆர்டர்கள், அவற்றின் பேமெண்ட் என்ன ஆனது என்பது.',
  // The devices that you log in with, so that you can see them and hear of a new one by e-mail.
  'நீங்கள் லாகின் செய்யும் சாதனங்கள்: அவற்றை நீங்கள் பார்க்கலாம், புதியது ஒன்று வந்தால் இமெயிலில் சொல்கிறோம்.',
  // For a short time the network addresses that tried to log in, to stop people from guessing pins.
  'லாகின் செய்ய முயன்ற நெட்வொர்க் முகவரிகள்: பின் நம்பரை யாரும் ஊகித்துக் கண்டுபிடிக்காமல் இருக்க, கொஞ்ச காலம் மட்டும்.',
]

// Cookies
export const cookies = 'குக்கீகள்'
// There are three, all from this shop and all only when you log in. Logging out removes the first two.
export const threeCookies =
  'குக்கீகள் மூன்று. எல்லாம் இந்தக் கடையினுடையவை, நீங்கள் லாகின் செய்யும்போது மட்டுமே வருபவை. லாக்அவுட் செய்தால் முதல் இரண்டும் போய்விடும்.'
// [ cookie, ' keeps you logged in. Scripts cannot read it.' ]
export const keepsYouLoggedIn: typeof en.keepsYouLoggedIn = ({ cookie }) => [
  cookie,
  ' உங்களை லாகினில் வைத்திருக்கும். ஸ்கிரிப்ட்டுகளால் இதைப் படிக்க முடியாது.',
]
// [ cookie, ' tells the page that somebody is logged in, and not who.' ]
export const tellsThePage: typeof en.tellsThePage = ({ cookie }) => [
  cookie,
  ' யாரோ லாகின் செய்திருக்கிறார் என்று பக்கத்துக்குச் சொல்லும்; யார் என்று சொல்லாது.',
]
// [ cookie, ' remembers for 400 days that you have logged in with this device, so that strangers who try pins cannot lock you out. Scripts cannot read it.' ]
export const knowsTheDevice: typeof en.knowsTheDevice = ({ cookie }) => [
  cookie,
  ' இந்தச் சாதனத்தில் நீங்கள் லாகின் செய்ததை 400 நாட்கள் நினைவில் வைத்திருக்கும்; பின் நம்பரைப் போட்டுப் பார்க்கும் வேறு யாராலும் உங்கள் லாகினை அடைக்க முடியாது. ஸ்கிரிப்ட்டுகளால் இதைப் படிக்க முடியாது.',
]
// [ 'Two more come when you put something into your cart before you log in: ', visit, ' keeps that cart for 30 days, and scripts cannot read it; ', hasCart, ' tells the page that there is one. Logging in removes them.' ]
export const twoMore: typeof en.twoMore = ({ visit, hasCart }) => [
  'லாகின் செய்யும் முன் கார்ட்டில் ஏதாவது போட்டால் இன்னும் இரண்டு வரும்: ',
  visit,
  ' அந்தக் கார்ட்டை 30 நாட்கள் வைத்திருக்கும், ஸ்கிரிப்ட்டுகளால் அதைப் படிக்க முடியாது; ',
  hasCart,
  ' கார்ட் ஒன்று இருக்கிறது என்று பக்கத்துக்குச் சொல்லும். லாகின் செய்ததும் இரண்டும் போய்விடும்.',
]
// [ 'One more comes when you choose a language: ', cookie, ' remembers it for a year, so that our first page opens in it.' ]
export const remembersLanguage: typeof en.remembersLanguage = ({ cookie }) => [
  'மொழியைத் தேர்ந்தெடுத்தால் இன்னும் ஒன்று வரும்: ',
  cookie,
  ' அதை ஓராண்டு நினைவில் வைத்திருக்கும்; எங்கள் முதல் பக்கம் அந்த மொழியிலேயே திறக்கும்.',
]
// There are no cookies for advertising or counting visitors, and nothing is loaded from other sites to do so.
export const noOtherCookies =
  'விளம்பரத்துக்கோ வருபவர்களை எண்ணுவதற்கோ குக்கீ எதுவும் இல்லை; அதற்காக வேறு தளங்களிலிருந்து எதையும் எடுப்பதும் இல்லை.'

// Payments
export const payments = 'பேமெண்ட்'
// Payments are processed by Razorpay. Your card, bank or UPI details go to Razorpay directly and never reach us. Razorpay receives the amount, the order's number and your name, e-mail address and phone number; we receive whether the payment succeeded, and its reference.
export const ofPayments =
  'பேமெண்ட்டை Razorpay பார்த்துக்கொள்கிறது. உங்கள் கார்டு, வங்கி, UPI விவரங்கள் நேரடியாக Razorpay நிறுவனத்துக்குப் போகின்றன; எங்களிடம் வருவதே இல்லை. அவர்களுக்குப் போவது: தொகை, ஆர்டர் நம்பர், உங்கள் பெயர், இமெயில், போன் நம்பர். எங்களுக்கு வருவது: பேமெண்ட் ஆனதா என்பதும் அதன் எண்ணும்.'

// Who else sees your data
export const whoElse = 'வேறு யார் உங்கள் தகவல்களைப் பார்ப்பார்கள்'
export const others = [
  // The courier: name, delivery address and phone number.
  'கூரியர்: பெயர், டெலிவரி முகவரி, போன் நம்பர்.',
  // The company that sends our e-mails: your e-mail address and what we write to you.
  'எங்கள் இமெயில்களை அனுப்பும் நிறுவனம்: உங்கள் இமெயில் முகவரியும் நாங்கள் உங்களுக்கு எழுதுவதும்.',
  // Authorities, where the law obliges us.
  'அரசு அதிகாரிகள், சட்டப்படி கொடுக்க வேண்டிய இடத்தில்.',
]

// How long we keep it
export const howLong = 'எவ்வளவு காலம் வைத்திருக்கிறோம்'
// Your account stays until you erase it. Orders, invoices and payments are kept for 72 months, as tax law demands, even after that.
export const asLongAs =
  'நீங்கள் அழிக்கும்வரை உங்கள் கணக்கு இருக்கும். வரிச் சட்டப்படி ஆர்டர்களையும் பில்களையும் பேமெண்ட்டுகளையும் அதற்குப் பிறகும் 72 மாதங்கள் வைத்திருக்கிறோம்.'

// ['Each of it, why and until when: ', link, '.']
export const seeMyData: typeof en.seeMyData = ({ link }) => ['ஒவ்வொன்றும், ஏன், எதுவரை: ', link, '.']

// My data
export const myData = 'என் தகவல்கள்'
// Your rights
export const yourRights = 'உங்கள் உரிமைகள்'
// [ 'You may ask what we know about you, have it corrected, or have your account deleted. Write to ', email, ' from the address of your account; we answer within 30 days.' ]
export const youMayAsk: typeof en.youMayAsk = ({ email }) => [
  'உங்களைப் பற்றி எங்களுக்கு என்ன தெரியும் என்று கேட்கலாம், அதைத் திருத்தச் சொல்லலாம், உங்கள் கணக்கை நீக்கச் சொல்லலாம். உங்கள் கணக்கில் உள்ள இமெயிலிலிருந்து ',
  email,
  ' என்ற முகவரிக்கு எழுதுங்கள்; 30 நாட்களுக்குள் பதில் சொல்கிறோம்.',
]
