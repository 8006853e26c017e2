export const welcome = 'Welcome'
/** How a screen reader calls one of the banners. */
export const slide = 'slide'
export const place = ({ number, count }: { number: number; count: number }) => `${number} of ${count}`
export const headline = 'Delicious and Healthy Snacks'
export const grains = 'Organic grains, seeds and gluten-free millets, roasted in small lots.'
export const mornings = 'Organic muesli and gluten-free seed mixes for a morning with a good crunch.'
export const spices = 'Organic, gluten-free spices, ground fresh and packed in glass.'
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

/** What the brand stands for. */
export const whatWeStandFor = 'What we stand for'
export const growersWeKnow = 'From growers we know'
export const straightFromFarms = ({ state }: { state: string }) =>
  `Grain and spices come straight from farms in ${state}.`
export const promises = [
  { title: 'Roasted in small lots', text: 'Slowly, one ingredient at a time, so that it reaches you fresh.' },
  { title: 'Nothing hidden', text: 'Each product page says what is inside, to the percent.' },
  { title: 'Nothing added', text: 'No colours, no flavours, no preservatives.' },
]
