import type * as en from './en.ts'

// Main
export const main = 'முக்கிய மெனு'
// Menu
export const menu = 'மெனு'
// Close menu
export const closeMenu = 'மெனுவை மூடு'
// Cart
export const cart = 'கார்ட்'
// About
export const about = 'எங்களைப் பற்றி'
// Shop by Categories
export const shopByCategories = 'பொருள் வகைகள்'
// Login
export const login = 'லாகின்'
// Profile
export const profile = 'என் கணக்கு'
// ${name}’s profile
export const profileOf: typeof en.profileOf = ({ name }) => `${name}: என் கணக்கு`
// (count === 1 ? 'item' : 'items')
export const items = ({ count }: { count: number }) => (count === 1 ? 'பொருள்' : 'பொருட்கள்')
// Return to the back office
export const backToTheOffice = 'அட்மின் பக்கத்துக்குத் திரும்பு'
// Search
export const search = 'தேடல்'
// Search products
export const searchProducts = 'பொருட்களைத் தேடுங்கள்'
// Close search
export const closeSearch = 'தேடலை மூடு'
// Home
export const home = 'முகப்பு'
// Breadcrumb
export const breadcrumb = 'நீங்கள் இருக்கும் இடம்'

// Recipes and stories
export const stories = 'சமையல் குறிப்புகளும் கதைகளும்'
// Policies
export const policies = 'கொள்கைகள்'
// Privacy Policy
export const privacyPolicy = 'தனியுரிமைக் கொள்கை'
// Terms and Conditions
export const termsAndConditions = 'விதிமுறைகள்'
// Refund Policy
export const refundPolicy = 'ரீஃபண்ட் கொள்கை'
// Shipping Policy
export const shippingPolicy = 'டெலிவரி கொள்கை'
// Help and complaints
export const helpAndComplaints = 'உதவியும் புகாரும்'
// Contact
export const contact = 'தொடர்புக்கு'
// FSSAI Lic. No. ${number}
export const foodLicence: typeof en.foodLicence = ({ number }) => `FSSAI Lic. No. ${number}`
// GSTIN ${number}
export const gstin: typeof en.gstin = ({ number }) => `GSTIN ${number}`
// Grievance officer
export const grievanceOfficer = 'குறைதீர்க்கும் அதிகாரி'
// © ${year} ${legalName}. All rights reserved.
export const allRightsReserved: typeof en.allRightsReserved = ({ year, legalName }) =>
  `© ${year} ${legalName}. அனைத்து உரிமைகளும் பாதுகாக்கப்பட்டவை.`
// Scroll to top
export const scrollToTop = 'மேலே செல்'

// Progress
export const progress = 'படிகள்'
// (done)
export const done = '(முடிந்தது)'
// No image yet
export const noPicture = 'படம் இன்னும் இல்லை'

// Previous slide
export const previousSlide = 'முந்தைய படம்'
// Next slide
export const nextSlide = 'அடுத்த படம்'
// Play
export const play = 'ஓட்டு'
// Pause
export const pause = 'நிறுத்து'
// Slide ${number}
export const slide: typeof en.slide = ({ number }) => `படம் ${number}`
// Slide ${number} of ${count}
export const slideOf: typeof en.slideOf = ({ number, count }) => `படம் ${number}, மொத்தம் ${count}`
// carousel
export const carousel = 'படங்களின் வரிசை'

// Open
export const open = 'திற'
// details
export const details = 'விவரங்கள்'
// Show ${details}
export const showDetails: typeof en.showDetails = ({ details }) => `காட்டு: ${details}`
// Hide ${details}
export const hideDetails: typeof en.hideDetails = ({ details }) => `மறை: ${details}`

// Close
export const close = 'மூடு'
// Cancel
export const cancel = 'வேண்டாம்'
// Try again
export const tryAgain = 'மீண்டும் முயற்சி செய்'
// Loading
export const loading = 'வருகிறது'
// Messages
export const messages = 'செய்திகள்'

// Phone number
export const phoneNumber = 'போன் நம்பர்'
// Digit ${number} of ${count}
export const digitOf: typeof en.digitOf = ({ number, count }) => `இலக்கம் ${number}, மொத்தம் ${count}`
// Show pin
export const showPin = 'பின் நம்பரைக் காட்டு'
// Hide pin
export const hidePin = 'பின் நம்பரை மறை'
// Remove one ${name}
export const oneLess: typeof en.oneLess = ({ name }) => `${name}: ஒன்று குறை`
// Add one ${name}
export const oneMore: typeof en.oneMore = ({ name }) => `${name}: ஒன்று கூட்டு`
// Quantity of ${name}
export const quantityOf: typeof en.quantityOf = ({ name }) => `${name}: எண்ணிக்கை`
// count === 1 ? 'Correct 1 field.' : `Correct ${count} fields.`
export const correctFields: typeof en.correctFields = ({ count }) =>
  count === 1 ? '1 இடத்தைச் சரி செய்யுங்கள்.' : `${count} இடங்களைச் சரி செய்யுங்கள்.`
// Favourites
export const favourites = 'விருப்பங்கள்'
