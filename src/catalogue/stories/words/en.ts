export const storyIsGone = 'This page isn’t available any more.'

/** The list, and where it is linked. */
export const stories = 'Recipes and stories'
export const storiesLead = 'Cook with what we make, and meet the people who grow it.'
export const storiesDescription = ({ shop }: { shop: string }) => `Recipes and growers’ stories from ${shop}.`
export const filter = 'Show'
export const all = 'All'
export const recipes = 'Recipes'
export const growers = 'Our growers'
export const none = 'Nothing here yet.'
export const notLoaded = 'Couldn’t load the recipes. Please try again.'
export const showMore = 'Show more'
export const loading = 'Loading recipes...'
export const onHome = 'From our kitchen and our growers'
export const withProduct = 'Recipes with this product'

/** A recipe. */
export const recipe = 'Recipe'
export const story = 'Story'
export const time = ({ minutes }: { minutes: number }) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ')
}
export const serves = ({ servings }: { servings: number }) => `Serves ${servings}`
export const ingredients = 'Ingredients'
export const steps = 'Method'
export const products = 'For this recipe'
export const productsOfStory = 'What they grow for us'
/** A product for a recipe: `2 × 500 g`. */
export const needed = ({ quantity, size }: { quantity: number; size: string }) => `${quantity} × ${size}`
export const addAll = ({ total }: { total: string }) => `Add all to cart – ${total}`
export const allSoldOut = 'Everything for this recipe is out of stock.'
export const notAllLeft = 'Not everything is in stock. We’ll add what’s left.'

/** After adding. */
export const added = ({ count }: { count: number }) =>
  count === 1 ? '1 item added to your cart.' : `${count} items added to your cart.`
export const nothingAdded = 'Nothing was added to your cart.'
export const notAdded = 'Couldn’t add these items. Please try again.'
export const viewCart = 'View cart'
export const missing = {
  gone: ({ names }: { names: string }) => `No longer available: ${names}.`,
  stock: ({ names }: { names: string }) => `Not enough in stock: ${names}.`,
  limit: ({ names }: { names: string }) => `Your cart has the most you can order: ${names}.`,
}
