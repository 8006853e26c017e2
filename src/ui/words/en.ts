export const main = 'Main'
export const menu = 'Menu'
export const closeMenu = 'Close menu'
export const cart = 'Cart'
export const about = 'About'
export const shopByCategories = 'Shop by Categories'
export const login = 'Login'
export const profile = 'Profile'
export const profileOf = ({ name }: { name: string }) => `${name}’s profile`
/** Read by screen readers after the number on the cart badge. */
export const items = ({ count }: { count: number }) => (count === 1 ? 'item' : 'items')
export const backToTheOffice = 'Return to the back office'
export const search = 'Search'
export const searchProducts = 'Search products'
export const closeSearch = 'Close search'
export const breadcrumb = 'Breadcrumb'
/** The first link of a breadcrumb. */
export const home = 'Home'

export const stories = 'Recipes and stories'
export const policies = 'Policies'
export const privacyPolicy = 'Privacy Policy'
export const termsAndConditions = 'Terms and Conditions'
export const refundPolicy = 'Refund Policy'
export const shippingPolicy = 'Shipping Policy'
export const helpAndComplaints = 'Help and complaints'
export const contact = 'Contact'
export const foodLicence = ({ number }: { number: string }) => `FSSAI Lic. No. ${number}`
export const gstin = ({ number }: { number: string }) => `GSTIN ${number}`
export const grievanceOfficer = 'Grievance officer'
export const allRightsReserved = ({ year, legalName }: { year: number; legalName: string }) =>
  `© ${year} ${legalName}. All rights reserved.`
export const scrollToTop = 'Scroll to top'

export const progress = 'Progress'
export const done = '(done)'
export const noPicture = 'No image yet'

export const previousSlide = 'Previous slide'
export const nextSlide = 'Next slide'
export const play = 'Play'
export const pause = 'Pause'
export const slide = ({ number }: { number: number }) => `Slide ${number}`
export const slideOf = ({ number, count }: { number: number; count: number }) => `Slide ${number} of ${count}`
/** Screen readers announce the slideshow with this. */
export const carousel = 'carousel'

export const open = 'Open'
export const details = 'details'
export const showDetails = ({ details }: { details: string }) => `Show ${details}`
export const hideDetails = ({ details }: { details: string }) => `Hide ${details}`

export const close = 'Close'
export const cancel = 'Cancel'
export const tryAgain = 'Try again'
export const loading = 'Loading'
export const messages = 'Messages'

export const phoneNumber = 'Phone number'
export const digitOf = ({ number, count }: { number: number; count: number }) => `Digit ${number} of ${count}`
export const showPin = 'Show pin'
export const hidePin = 'Hide pin'
export const oneLess = ({ name }: { name: string }) => `Remove one ${name}`
export const oneMore = ({ name }: { name: string }) => `Add one ${name}`
export const quantityOf = ({ name }: { name: string }) => `Quantity of ${name}`
export const correctFields = ({ count }: { count: number }) =>
  count === 1 ? 'Correct 1 field.' : `Correct ${count} fields.`
export const favourites = 'Favourites'
