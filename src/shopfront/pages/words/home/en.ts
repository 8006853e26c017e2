export const welcome = 'Welcome'
/** What a screen reader calls one of the banners. */
export const slide = 'slide'
export const place = ({ number, count }: { number: number; count: number }) => `${number} of ${count}`
export const headline = 'Delicious and Healthy Snacks'
export const grains = 'Millets, grains and seeds, roasted in small batches.'
export const mornings = 'Muesli and gluten-free seed mixes for a crunchy start to the day.'
export const spices = 'Gluten-free spices, freshly ground and packed in glass.'
export const shopNow = 'Shop Now'
export const loadingImages = 'Loading images...'
export const bannersNotLoaded = 'Failed to load banner images.'

export const exploreAll = 'Explore All'
export const loadingCategories = 'Loading categories...'
export const categoriesNotLoaded = 'Failed to load categories. Please try again.'
export const noCategories = 'No categories found.'

export const shopByProducts = 'Shop by Products'
export const productsNotLoaded = 'Failed to load products.'
export const noProducts = 'No products available.'

/** Parts of the home page that are shown only if they have something to show. */
export const bestsellers = 'Bestsellers'
export const newProducts = 'New'
export const shopByNeed = 'Shop by need'
export const moreAboutUs = 'More about us'

/** What the brand stands for. */
export const whatWeStandFor = 'What we stand for'
export const growersWeKnow = 'From growers we know'
export const straightFromFarms = ({ state }: { state: string }) =>
  `Our grains and spices come straight from farms in ${state}.`
export const promises = [
  { title: 'Roasted in small batches', text: 'Slowly, one ingredient at a time, so it reaches you fresh.' },
  { title: 'Nothing hidden', text: 'Each product page shows what’s inside and how much of it.' },
  { title: 'Nothing added', text: 'No added colours and no preservatives. Check any label.' },
]

/** For a shop that has not written its own text yet: true of any shop. */
export const orderOnline = 'See what we have in stock and order online.'
export const ways = [
  { title: 'Delivery date up front', text: 'Enter your PIN code to see when your order will arrive.' },
  { title: 'What’s inside', text: 'Ingredients and allergens are on each product page.' },
  { title: 'Pay online', text: 'You’ll see the full price before you pay.' },
]
export const askUs = 'Questions?'
export const callOrWrite = ({ phone, email }: { phone: string; email: string }) =>
  `Call ${phone} or email ${email}.`
