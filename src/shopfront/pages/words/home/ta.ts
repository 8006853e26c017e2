import { tamilPlace } from '#words/tamil-places.ts'
import type * as en from './en.ts'

// Welcome
export const welcome = 'வரவேற்கிறோம்'
// slide
export const slide = 'படம்'
// ${number} of ${count}
export const place: typeof en.place = ({ number, count }) => `${number} / ${count}`
// Delicious and Healthy Snacks
export const headline = 'ருசியான, சத்தான ஸ்நாக்ஸ்'
// Millets, grains and seeds, roasted in small batches.
export const grains = 'சிறு அளவில் வறுத்த சிறுதானியம், தானியம், விதைகள்.'
// Muesli and gluten-free seed mixes for a crunchy start to the day.
export const mornings = 'மொறுமொறு காலைக்கு மியூஸ்லி, குளூட்டன் இல்லாத விதைக் கலவை.'
// Gluten-free spices, freshly ground and packed in glass.
export const spices = 'குளூட்டன் இல்லாத மசாலா; புதிதாக அரைத்துக் கண்ணாடி ஜாரில்.'
// Shop Now
export const shopNow = 'வாங்கு'
// Loading images...
export const loadingImages = 'படங்கள் வருகின்றன...'
// Failed to load banner images.
export const bannersNotLoaded = 'படங்களைக் காட்ட முடியவில்லை.'

// Explore All
export const exploreAll = 'எல்லாம் பார்'
// Loading categories...
export const loadingCategories = 'வகைகள் வருகின்றன...'
// Failed to load categories. Please try again.
export const categoriesNotLoaded = 'வகைகளைக் காட்ட முடியவில்லை. மீண்டும் முயலுங்கள்.'
// No categories found.
export const noCategories = 'வகைகள் எதுவும் இல்லை.'

// Shop by Products
export const shopByProducts = 'எங்கள் பொருட்கள்'
// Failed to load products.
export const productsNotLoaded = 'பொருட்களைக் காட்ட முடியவில்லை.'
// No products available.
export const noProducts = 'பொருட்கள் எதுவும் இல்லை.'

// Bestsellers
export const bestsellers = 'அதிகம் விற்பவை'
// New
export const newProducts = 'புதியவை'
// Shop by need
export const shopByNeed = 'உங்கள் தேவைக்கு ஏற்றவை'
// More about us
export const moreAboutUs = 'எங்களைப் பற்றி மேலும்'

// What we stand for
export const whatWeStandFor = 'எங்கள் சிறப்பு'
// From growers we know
export const growersWeKnow = 'தெரிந்த விவசாயிகளின் விளைச்சல்'
// Our grains and spices come straight from farms in ${state}.
export const straightFromFarms: typeof en.straightFromFarms = ({ state }) =>
  `தானியங்களும் மசாலாப் பொருட்களும் ${tamilPlace(state)} மாநிலத்து வயல்களிலிருந்து நேரடியாக வருகின்றன.`
export const promises = [
  {
    // Roasted in small batches
    title: 'சிறு அளவில் வறுத்தவை',
    // Slowly, one ingredient at a time, so it reaches you fresh.
    text: 'ஒவ்வொன்றையும் தனியாக, மெதுவாக வறுக்கிறோம்; புதிதாகவே உங்களிடம் வரும்.',
  },
  {
    // Nothing hidden
    title: 'எதையும் மறைப்பதில்லை',
    // Each product page shows what’s inside and how much of it.
    text: 'உள்ளே என்ன, எத்தனை சதவீதம் என்று ஒவ்வொரு பொருளின் பக்கத்திலும் சொல்கிறோம்.',
  },
  {
    // Nothing added
    title: 'எதையும் சேர்ப்பதில்லை',
    // No added colours and no preservatives. Check any label.
    text: 'நிறம் சேர்க்கவில்லை, பதப்படுத்தும் பொருள் இல்லை. எந்த லேபிளை வேண்டுமானாலும் பாருங்கள்.',
  },
]

// See what we have in stock and order online.
export const orderOnline = 'எங்களிடம் உள்ள பொருட்களைப் பார்த்து, ஆன்லைனில் ஆர்டர் செய்யுங்கள்.'
export const ways = [
  {
    // Delivery date up front
    title: 'எப்போது வரும்?',
    // Enter your PIN code to see when your order will arrive.
    text: 'உங்கள் பின்கோடைக் கொடுத்து, ஆர்டர் எப்போது வரும் என்று பாருங்கள்.',
  },
  {
    // What’s inside
    title: 'உள்ளே என்ன?',
    // Ingredients and allergens are on each product page.
    text: 'என்னென்ன சேர்ந்திருக்கிறது, எது அலர்ஜி தரலாம் என்று ஒவ்வொரு பொருளின் பக்கத்திலும் இருக்கிறது.',
  },
  {
    // Pay online
    title: 'ஆன்லைனில் பணம் செலுத்தலாம்',
    // You’ll see the full price before you pay.
    text: 'பணம் செலுத்தும் முன் முழு விலையும் தெரியும்.',
  },
]
// Questions?
export const askUs = 'ஏதாவது கேட்க வேண்டுமா?'
// Call ${phone} or email ${email}.
export const callOrWrite: typeof en.callOrWrite = ({ phone, email }) =>
  `${phone} என்ற நம்பருக்குக் கூப்பிடுங்கள், அல்லது ${email} முகவரிக்கு எழுதுங்கள்.`
