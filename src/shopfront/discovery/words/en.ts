export const productFeed = ({ shop }: { shop: string }) =>
  `All products and sizes of ${shop}, with prices and stock`
export const productFeedName = 'Product feed'
export const newProducts = ({ shop }: { shop: string }) => `New at ${shop}`
export const newProductsAbout = ({ shop }: { shop: string }) => `The newest products of ${shop}`
export const notOpen = 'The shop isn’t open yet.'
export const noSuchSitemap = 'This part of the sitemap doesn’t exist.'

// The file that describes the shop to programs.
export const prices = 'Prices are in Indian rupees and include all taxes.'
export const licence = ({ number }: { number: string }) => `Food licence (FSSAI): ${number}`
export const products = 'Products'
export const policies = 'Policies'
export const contact = 'Contact'
export const data = 'Data'
export const sitemap = 'Sitemap'
/** The name of the same file in the other language. */
export const inOtherLanguage = 'தமிழ் (Tamil)'
