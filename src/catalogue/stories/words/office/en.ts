/** Refusals and messages of fields. */
export const titleMissing = 'Enter a title.'
export const summaryMissing = 'Enter a short text.'
export const bodyMissing = 'Write the story before you publish it.'
export const ingredientsMissing = 'Enter the ingredients before you publish the recipe.'
export const stepsMissing = 'Enter the steps before you publish the recipe.'
export const servingsInvalid = 'Enter the number of servings, from 1 to 100.'
export const minutesInvalid = 'Enter the minutes, from 1 to 2880.'
export const quantityInvalid = 'Enter a quantity from 1 to 20.'
export const productTwice = 'A product is in the list twice. Change its quantity instead.'
export const productGone = 'One of these products doesn’t exist any more. Choose another one.'
export const productsUnreadable = 'The products couldn’t be read. Reload the page and try again.'
export const textsUnreadable = 'The translations couldn’t be read. Reload the page and try again.'
export const tooManyProducts = ({ most }: { most: number }) => `Choose at most ${most} products.`
export const onePicture = 'Choose one image.'
export const imageMissing = 'Choose an image.'
export const wrongLink = ({ typed }: { typed: string }) =>
  `The link “${typed}” doesn’t work. Start it with https://, / or mailto:.`
export const unknownField = ({ typed }: { typed: string }) =>
  `There is no placeholder ${typed}. Choose one from “Insert detail”.`
export const addedDifferently =
  'You’ve already added this one, with different details. Open it in the list to edit it.'

/** As the activity log names them. */
export const named = {
  recipe: ({ title }: { title: string }) => `recipe ${title}`,
  story: ({ title }: { title: string }) => `story ${title}`,
}

/** The list. */
export const search = 'Search recipes and stories'
export const lead =
  'Recipes sell several products with one tap. Stories show who grows them. Shoppers see published ones on the home page, on product pages and under Recipes and stories.'
export const addNew = 'Add recipe or story'
export const backToList = 'Back to the list'
export const loadingList = 'Loading recipes and stories...'
export const listNotLoaded = 'Couldn’t load the recipes and stories.'
export const noStories = 'No recipes or stories found.'
export const pages = 'Pages of recipes and stories'
export const listLabel = 'Recipes and stories'
export const kind = 'Kind'
export const state = 'Status'
export const sort = 'Sort by'
export const all = 'All'
export const notArchived = 'Not archived'
export const kinds = { recipe: 'Recipe', story: 'Story' }
export const states = { draft: 'Draft', published: 'Published', archived: 'Archived' }
export const sorts = { newest: 'Newest', title: 'Title' }
export const productCount = ({ count }: { count: number }) =>
  count === 1 ? '1 product' : `${count} products`
export const someHidden = ({ names }: { names: string }) => `Not on sale, so not shown: ${names}`
export const edit = 'Edit'
export const editNamed = ({ title }: { title: string }) => `Edit ${title}`
export const previewNamed = ({ title }: { title: string }) => `Preview ${title}`
export const preview = 'Preview'
export const view = 'View in shop'
export const viewNamed = ({ title }: { title: string }) => `View in shop: ${title}`

/** The form. */
export const fields = {
  kind: 'Kind',
  state: 'Status',
  title: 'Title',
  summary: 'Short text',
  body: 'Text',
  servings: 'Servings',
  minutes: 'Minutes',
  ingredients: 'Ingredients',
  steps: 'Steps',
  person: 'Name',
  place: 'Place',
  image: 'Image',
  alt: 'Image description',
  products: 'Products',
  translations: 'Translations',
}
export const editStory = 'Edit recipe or story'
export const loadingStory = 'Loading...'
export const stateHint = 'Shoppers see only published ones.'
export const summaryHint = 'Shown in lists, in search results and in link previews.'
export const minutesHint = 'From the first step to serving.'
export const ingredientsHint = 'One ingredient a line, with its quantity.'
export const stepsHint = 'One step a line.'
export const personHint = 'Who the story is about. Ask them before you publish their name.'
export const newImage = 'New image'
export const altHint = 'For people who can’t see the image. Without it, the title is read out.'
export const productsHint =
  'Shoppers can add these to their cart with one tap. Products that aren’t on sale are left out until they are.'
export const product = ({ at }: { at: number }) => `Product ${at}`
export const quantity = ({ at }: { at: number }) => `Quantity ${at}`
export const choose = 'Choose a product'
export const productMissing = 'Choose a product, or remove the row.'
export const notOnSale = ({ name }: { name: string }) => `${name} (not on sale)`
export const addProduct = 'Add product'
export const removeProduct = ({ at }: { at: number }) => `Remove product ${at}`
export const inLanguage = ({ field, language }: { field: string; language: string }) =>
  `${field} in ${language}`
export const nothing = 'nothing'
export const storedPicture = 'the stored image'
export const noPicture = 'no image'
export const save = 'Save'
export const saving = 'Saving...'
export const saved = 'Saved.'
export const notSaved = 'Couldn’t save. Please try again.'
export const productsNotLoaded = 'Couldn’t load the products.'

/** The preview. */
export const previewOf = ({ title }: { title: string }) =>
  `Preview of “${title}”. Shoppers can’t see this page.`
