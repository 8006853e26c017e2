import type * as en from './en.ts'

// All products and sizes of ${shop}, with prices and stock
export const productFeed: typeof en.productFeed = ({ shop }) =>
  `${shop}: எல்லாப் பொருட்களும் அளவுகளும், விலையோடும் இருப்போடும்`
// Product feed
export const productFeedName = 'பொருட்களின் பட்டியல்'
// New at ${shop}
export const newProducts: typeof en.newProducts = ({ shop }) => `${shop}: புதிய பொருட்கள்`
// The newest products of ${shop}
export const newProductsAbout: typeof en.newProductsAbout = ({ shop }) => `${shop} கடைக்குப் புதிதாக வந்த பொருட்கள்`
// The shop isn’t open yet.
export const notOpen = 'கடை இன்னும் திறக்கவில்லை.'
// This part of the sitemap doesn’t exist.
export const noSuchSitemap = 'தளவரைபடத்தில் இந்தப் பகுதி இல்லை.'

// The file that describes the shop to programs.
// Prices are in Indian rupees and include all taxes.
export const prices = 'விலைகள் இந்திய ரூபாயில்; எல்லா வரிகளும் உட்பட.'
// Food licence (FSSAI): ${number}
export const licence: typeof en.licence = ({ number }) => `உணவு உரிமம் (FSSAI): ${number}`
// Products
export const products = 'பொருட்கள்'
// Policies
export const policies = 'கொள்கைகள்'
// Contact
export const contact = 'தொடர்புக்கு'
// Data
export const data = 'தரவு'
// Sitemap
export const sitemap = 'தளவரைபடம்'
// தமிழ் (Tamil)
export const inOtherLanguage = 'ஆங்கிலம்'
