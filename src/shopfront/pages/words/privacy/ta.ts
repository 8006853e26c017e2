import type * as en from './en.ts'

// What ${name} stores about you, why, and how to have it deleted.
export const description: typeof en.description = ({ name }) =>
  `உங்களைப் பற்றி ${name} எதைச் சேமிக்கிறது, எதற்காக, அதை எப்படி நீக்கலாம்.`
// We store only what your orders need. We do not sell your data, and nobody tracks you on this site.
export const lead =
  'ஒரு ஆர்டருக்குத் தேவையானதை மட்டுமே சேமிக்கிறோம். அதை யாருக்கும் விற்பதில்லை; இங்கே யாரும் உங்களைப் பின்தொடர்வதும் இல்லை.'

// What we store
export const whatWeStore = 'எதைச் சேமிக்கிறோம்'
export const stored = [
  // Your account: name, email address and phone number. Your pin is stored in a form that nobody can read.
  'உங்கள் கணக்கு: பெயர், இமெயில், போன் நம்பர். உங்கள் பின் நம்பரை யாராலும் படிக்க முடியாதபடி சேமிக்கிறோம்.',
  // Your delivery addresses, up to ten, until you change or delete them.
  'உங்கள் டெலிவரி முகவரிகள்: பத்து வரை, நீங்கள் மாற்றும் வரை அல்லது நீக்கும் வரை.',
  // Your cart, your orders with their payments, refunds and invoices, and your GSTIN if you gave one.
  'உங்கள் கார்ட், ஆர்டர்கள், அவற்றின் பேமெண்ட், ரீஃபண்ட், பில்; GSTIN கொடுத்திருந்தால் அதுவும்.',
  // What you write to us in tickets, our replies, the emails we send you, and notes that our staff make about an order or a customer.
  'நீங்கள் எங்களுக்கு எழுதும் புகார்கள், எங்கள் பதில்கள், உங்களுக்கு அனுப்பும் இமெயில்கள், ஒரு ஆர்டர் அல்லது வாடிக்கையாளர் பற்றி எங்கள் ஊழியர்கள் எழுதும் குறிப்புகள்.',
  // Your reviews of products with the name that you choose and your photos, which everyone can see once we publish them. They are deleted with your account.
  'பொருள்களைப் பற்றிய உங்கள் கருத்துகள், நீங்கள் தேர்ந்தெடுத்த பெயர், உங்கள் படங்கள்: நாங்கள் வெளியிட்ட பிறகு எல்லோரும் பார்க்கலாம். கணக்கை நீக்கினால் அவையும் நீக்கப்படும்.',
  // The devices and IP addresses that you log in from, so that you can see them and we can email you about a new device.
  'நீங்கள் லாகின் செய்யும் சாதனங்கள், ஐபி முகவரிகள்: அவற்றை நீங்கள் பார்க்கலாம், புதிய சாதனம் வந்தால் இமெயிலில் சொல்கிறோம்.',
  // A security log of logins, wrong pins and changes to your account: what happened and when, with your name, IP address and device, to detect misuse.
  'லாகின், தவறான பின் நம்பர், கணக்கில் செய்த மாற்றங்கள் பற்றிய பாதுகாப்புப் பதிவு: என்ன நடந்தது, எப்போது, உங்கள் பெயர், ஐபி முகவரி, சாதனம். தவறான பயன்பாட்டைக் கண்டுபிடிக்க.',
  // For a short time, the IP addresses used to log in, place orders or open many pages, to stop people from guessing pins or overloading the shop.
  'லாகின் செய்யும், ஆர்டர் செய்யும், நிறைய பக்கங்களைத் திறக்கும் ஐபி முகவரிகள்: பின் நம்பரை யாரும் ஊகிக்காமலும் கடையைத் திணறடிக்காமலும் இருக்க, கொஞ்ச காலம் மட்டும்.',
]

// If you order without an account: your name, phone number and email address, and the delivery address, stored with that order.
export const storedOfGuests =
  'கணக்கு இல்லாமல் ஆர்டர் செய்தால்: அந்த ஆர்டரோடு உங்கள் பெயர், போன் நம்பர், இமெயில், டெலிவரி முகவரி.'

// Cookies
export const cookies = 'குக்கீகள்'
// We use three cookies. All are from this shop and are set only when you log in. Logging out removes the first two.
export const threeCookies =
  'குக்கீகள் மூன்று. எல்லாம் இந்தக் கடையினுடையவை, நீங்கள் லாகின் செய்யும்போது மட்டுமே வருபவை. லாக்அவுட் செய்தால் முதல் இரண்டும் போய்விடும்.'
// [ cookie, ' keeps you logged in. It cannot be read by scripts on the page.' ]
export const keepsYouLoggedIn: typeof en.keepsYouLoggedIn = ({ cookie }) => [
  cookie,
  ' உங்களை லாகினில் வைத்திருக்கும். ஸ்கிரிப்ட்டுகளால் இதைப் படிக்க முடியாது.',
]
// [ cookie, ' tells the page that someone is logged in, but not who.' ]
export const tellsThePage: typeof en.tellsThePage = ({ cookie }) => [
  cookie,
  ' யாரோ லாகின் செய்திருக்கிறார் என்று பக்கத்துக்குச் சொல்லும்; யார் என்று சொல்லாது.',
]
// [ cookie, ' remembers for 400 days that you have logged in with this device, so that strangers who guess pins cannot lock you out. It cannot be read by scripts on the page.' ]
export const knowsTheDevice: typeof en.knowsTheDevice = ({ cookie }) => [
  cookie,
  ' இந்தச் சாதனத்தில் நீங்கள் லாகின் செய்ததை 400 நாட்கள் நினைவில் வைத்திருக்கும்; பின் நம்பரைப் போட்டுப் பார்க்கும் வேறு யாராலும் உங்கள் லாகினை அடைக்க முடியாது. ஸ்கிரிப்ட்டுகளால் இதைப் படிக்க முடியாது.',
]
// [ 'Two more cookies are set when you add something to your cart before you log in: ', visit, ' keeps your cart for 30 days and cannot be read by scripts, and ', hasCart, ' tells the page that you have a cart. Both are deleted when you log in.' ]
export const twoMore: typeof en.twoMore = ({ visit, hasCart }) => [
  'லாகின் செய்யும் முன் கார்ட்டில் ஏதாவது போட்டால் இன்னும் இரண்டு குக்கீகள் வரும்: ',
  visit,
  ' அந்தக் கார்ட்டை 30 நாட்கள் வைத்திருக்கும் (ஸ்கிரிப்ட்டுகளால் அதைப் படிக்க முடியாது); ',
  hasCart,
  ' கார்ட் ஒன்று இருக்கிறது என்று பக்கத்துக்குச் சொல்லும். லாகின் செய்ததும் இரண்டும் போய்விடும்.',
]
// [ 'One more cookie is set when you choose a language: ', cookie, ' remembers it for a year, so that our home page opens in that language.' ]
export const remembersLanguage: typeof en.remembersLanguage = ({ cookie }) => [
  'மொழியைத் தேர்ந்தெடுத்தால் இன்னும் ஒரு குக்கீ வரும்: ',
  cookie,
  ' அதை ஓராண்டு நினைவில் வைத்திருக்கும்; எங்கள் முதல் பக்கம் அந்த மொழியிலேயே திறக்கும்.',
]
// We do not use advertising or analytics cookies, and we load nothing from other sites for these purposes.
export const noOtherCookies =
  'விளம்பரத்துக்கோ வருபவர்களை எண்ணுவதற்கோ குக்கீ எதுவும் இல்லை; அதற்காக வேறு தளங்களிலிருந்து எதையும் எடுப்பதும் இல்லை.'

// In one visit out of four, your browser tells this shop how long pages took to appear and to respond, on which kind of page, in which language, and on a mobile phone or a computer. It does not tell us who you are, and no cookie is used for this. If your browser asks not to be tracked or to save data, nothing is sent.
export const pageSpeed =
  'நான்கில் ஒரு முறை நீங்கள் வரும்போது, பக்கங்கள் தெரியவும் பதில் தரவும் எவ்வளவு நேரம் ஆனது, அது எந்த வகைப் பக்கம், எந்த மொழி, மொபைலா கம்ப்யூட்டரா என்பதை உங்கள் பிரவுசர் இந்தக் கடைக்குச் சொல்லும். நீங்கள் யார் என்பதைச் சொல்லாது; இதற்குக் குக்கீயும் இல்லை. பின்தொடர வேண்டாம் அல்லது டேட்டாவைச் சேமிக்க வேண்டும் என்று உங்கள் பிரவுசரில் அமைத்திருந்தால் எதுவும் அனுப்பப்படாது.'

// Why we may use your data
export const why = 'எதற்காகப் பயன்படுத்துகிறோம்'
// We use your data only to take and deliver your order, to answer you and to keep the accounts that the law requires. You agree to this when you create an account or place an order.
export const purpose =
  'உங்கள் ஆர்டரை எடுக்கவும், டெலிவரி செய்யவும், உங்களுக்குப் பதில் சொல்லவும், சட்டப்படி கணக்கு வைக்கவும் மட்டுமே உங்கள் தகவல்களைப் பயன்படுத்துகிறோம். கணக்கு தொடங்கும்போது அல்லது ஆர்டர் செய்யும்போது இதற்கு ஒப்புக்கொள்கிறீர்கள்.'
// [ 'You can withdraw your consent as easily as you gave it: delete your account under ', link, ' once no order or payment is in progress. Orders that you have already placed are delivered first. We then delete everything except the records that we have to keep, which are listed below.' ]
export const withdraw: typeof en.withdraw = ({ link }) => [
  'உங்கள் சம்மதத்தை எளிதாகத் திரும்பப் பெறலாம்: வர வேண்டிய ஆர்டரோ முடியாத பேமெண்ட்டோ இல்லாதபோது ',
  link,
  ' பக்கத்தில் உங்கள் கணக்கை நீக்கிவிடுங்கள். ஏற்கனவே செய்த ஆர்டர்கள் முதலில் டெலிவரி ஆகும். பிறகு, வைத்திருப்பதாகக் கீழே சொல்லியிருப்பவற்றைத் தவிர எல்லாவற்றையும் நீக்கிவிடுவோம்.',
]

// Children
export const children = 'குழந்தைகள்'
// This shop is for people aged 18 or over. We do not knowingly store data about anyone younger without the verifiable consent of a parent. If you think we have, tell us and we will delete it.
export const adultsOnly =
  'இந்தக் கடை 18 வயது ஆனவர்களுக்கானது. அதற்குக் குறைந்த வயதுள்ளவர்களின் தகவல்களை, பெற்றோரின் உறுதிசெய்யப்பட்ட சம்மதம் இல்லாமல் தெரிந்தே சேமிப்பதில்லை. அப்படிச் சேமித்திருக்கிறோம் என்று நினைத்தால் சொல்லுங்கள், நீக்கிவிடுகிறோம்.'

// Payments
export const payments = 'பேமெண்ட்'
// Payments are processed by Razorpay. Your card, bank or UPI details go directly to Razorpay and never reach us. Razorpay receives the amount, the order number and your name, email address and phone number. We receive only the payment reference and the result of the payment.
export const ofPayments =
  'பேமெண்ட்டை Razorpay பார்த்துக்கொள்கிறது. உங்கள் கார்டு, வங்கி, UPI விவரங்கள் நேரடியாக Razorpay நிறுவனத்துக்குப் போகின்றன; எங்களிடம் வருவதே இல்லை. அவர்களுக்குப் போவது: தொகை, ஆர்டர் நம்பர், உங்கள் பெயர், இமெயில், போன் நம்பர். எங்களுக்கு வருவது: பேமெண்ட் ஆனதா என்பதும் அதன் எண்ணும்.'

// Who else sees your data
export const whoElse = 'வேறு யார் உங்கள் தகவல்களைப் பார்ப்பார்கள்'
export const others = [
  // The courier: name, delivery address and phone number.
  'கூரியர்: பெயர், டெலிவரி முகவரி, போன் நம்பர்.',
  // The company that sends our emails: your email address and what we write to you.
  'எங்கள் இமெயில்களை அனுப்பும் நிறுவனம்: உங்கள் இமெயில் முகவரியும் நாங்கள் உங்களுக்கு எழுதுவதும்.',
  // Authorities, where the law requires us to share it.
  'அரசு அதிகாரிகள், சட்டப்படி கொடுக்க வேண்டிய இடத்தில்.',
]

// How long we keep it
export const howLong = 'எவ்வளவு காலம் வைத்திருக்கிறோம்'
// We keep your account until you delete it. After that, we still keep your orders, invoices and payments, with your name, address and GSTIN, for at least ${months} months, because tax law requires it. We keep the security log for ${years} years, to detect misuse.
export const asLongAs: typeof en.asLongAs = ({ months, years }) =>
  `நீங்கள் நீக்கும் வரை உங்கள் கணக்கு இருக்கும். அதற்குப் பிறகும் ஆர்டர்கள், பில்கள், பேமெண்ட் விவரங்களைப் பெயர், முகவரி, GSTIN உடன் குறைந்தது ${months} மாதங்கள் வைத்திருக்கிறோம், வரிச் சட்டம் கேட்பதால். பாதுகாப்புப் பதிவைத் தவறான பயன்பாட்டைக் கண்டுபிடிக்க ${years} வருடங்கள் வைத்திருக்கிறோம்.`

// If you ordered without an account, you can download or delete your data on your order’s page: use the link in our emails. If the order was cancelled without a payment, we delete your data ${days} days later.
export const guestsMay: typeof en.guestsMay = ({ days }) =>
  `கணக்கு இல்லாமல் ஆர்டர் செய்திருந்தால், ஆர்டர் பக்கத்தில் உங்கள் தகவல்களைப் பதிவிறக்கலாம் அல்லது நீக்கலாம்; அந்தப் பக்கத்தின் லிங்க் எங்கள் இமெயில்களில் இருக்கிறது. பேமெண்ட் ஆகாமல் ரத்தான ஆர்டர் என்றால், ${days} நாட்களில் உங்கள் தகவல்களை நாங்களே நீக்கிவிடுவோம்.`

// [ 'See what we keep, why and for how long: ', link, '.' ]
export const seeMyData: typeof en.seeMyData = ({ link }) => ['எதை, ஏன், எதுவரை வைத்திருக்கிறோம்: ', link, '.']

// My data
export const myData = 'என் தகவல்கள்'
// Your rights
export const yourRights = 'உங்கள் உரிமைகள்'
// [ 'You can ask what we store about you, have it corrected or completed, get a copy to take with you, or have your account deleted. You can do this yourself in your account, or write to ', email, ' from your account’s email address. We will reply within 30 days.' ]
export const youMayAsk: typeof en.youMayAsk = ({ email }) => [
  'உங்களைப் பற்றி எதைச் சேமித்திருக்கிறோம் என்று கேட்கலாம், அதைத் திருத்தலாம், உங்களோடு எடுத்துச் செல்லலாம், உங்கள் கணக்கை நீக்கலாம். இதை உங்கள் கணக்கிலேயே செய்யலாம்; அல்லது உங்கள் கணக்கில் உள்ள இமெயிலிலிருந்து ',
  email,
  ' என்ற முகவரிக்கு எழுதுங்கள்; 30 நாட்களுக்குள் பதில் சொல்கிறோம்.',
]
// [ 'You can nominate someone to exercise these rights for you if you die or can no longer exercise them yourself: write to ', email, ' with their name and phone number.' ]
export const nominate: typeof en.nominate = ({ email }) => [
  'நீங்கள் இறந்துவிட்டாலோ, இந்த உரிமைகளை நீங்களே பயன்படுத்த முடியாமல் போனாலோ, உங்களுக்காகப் பயன்படுத்த ஒருவரை நியமிக்கலாம்: அவர் பெயரையும் போன் நம்பரையும் ',
  email,
  ' என்ற முகவரிக்கு எழுதுங்கள்.',
]
// If you are not happy with how we handle your data, write to ${hasOfficer ? 'our grievance officer, named below,' : 'us'} or open a ticket under Help and complaints. If that does not resolve it, you can complain to the Data Protection Board of India.
export const complain: typeof en.complain = ({ hasOfficer }) =>
  `உங்கள் தகவல்களை நாங்கள் கையாளும் விதம் சரியில்லை என்றால், ${hasOfficer ? 'கீழே உள்ள எங்கள் குறைதீர்க்கும் அதிகாரிக்கு' : 'எங்களுக்கு'} எழுதுங்கள், அல்லது உதவிப் பக்கத்தில் புகார் செய்யுங்கள். அப்படியும் தீராவிட்டால் இந்தியத் தரவுப் பாதுகாப்பு வாரியத்திடம் புகார் செய்யலாம்.`
