/** Lists of categories and products. */
export const categories = 'Categories'
export const categoriesLead = 'Milled, roasted and packed in small batches. Choose where to start.'
export const categoriesDescription = ({ shop }: { shop: string }) =>
  `Shop porridge mixes, muesli, seeds, spices and masalas by category at ${shop}.`
export const allCategories = 'All categories'
export const loadingCategories = 'Loading categories...'
export const categoriesNotLoaded = 'Failed to load categories. Please try again.'
export const noCategories = 'No categories found.'
export const browseCategories = 'Browse Categories'

export const resultsFor = ({ search }: { search: string }) => `Results for “${search}”`
export const products = 'Products'
export const productsInCategory = 'Products in this Category'
export const loadingProducts = 'Loading products...'
export const productsNotLoaded = 'Failed to load products.'
export const noProducts = 'No products found.'
export const showMore = 'Show more products'

/** A product card and its price. */
export const soldOutOnCard = 'OUT OF STOCK'
export const sizes = ({ count }: { count: number }) => `${count} sizes`
/** Before the lowest of several prices. */
export const from = 'from'

export const add = 'Add'
export const addNamed = ({ name }: { name: string }) => `Add ${name} to your cart`
export const sizeOf = ({ name }: { name: string }) => `Size of ${name}`
/** An option of the size on a card: `250 g, ₹180`. */
export const sizeAndPrice = ({ size, price }: { size: string; price: string }) => `${size}, ${price}`

/** A product page. */
export const loadingProduct = 'Loading product details...'
export const productNotLoaded = 'Failed to load product details.'
export const tryInAMoment = 'Please try again in a moment.'
export const productNotFound = 'Product not found.'
export const othersAreWaiting = 'We may no longer sell this product. Browse our other products.'
type Described = { oneLiner: string; quantity: string; shop: string }
export const productDescription = ({ oneLiner, quantity, shop }: Described) =>
  `${oneLiner} ${quantity}, from ${shop}.`

export const picturesOf = ({ name }: { name: string }) => `Images of ${name}`
export const pictureOf = ({ number, count }: { number: number; count: number }) =>
  `Image ${number} of ${count}`
/** Opens the images on the whole screen. */
export const zoom = 'Zoom images'
export const size = 'Size'
export const netWeight = 'Net weight'
export const availability = 'Availability'
export const inStock = 'In Stock'
export const outOfStock = 'Out of Stock'
export const addToCart = 'Add to Cart'
export const goToCart = 'Go to Cart'
export const checkOut = 'Checkout'
export const isInCart = 'This product is in your cart.'
export const about = 'About this product'
export const inside = 'What’s inside'
export const otherProducts = 'Browse Other Products'
export const viewDetails = 'View Details'
export const viewDetailsOf = ({ name }: { name: string }) => `View Details of ${name}`

/** A product or category that no longer exists. */
export const productIsGone = 'This product is no longer sold.'
export const categoryIsGone = 'This category no longer exists.'
/** On the card of a product that is out of stock. */
export const notifyMe = 'Notify me'
export const notifyMeOf = ({ name }: { name: string }) => `Notify me when ${name} is back in stock`
