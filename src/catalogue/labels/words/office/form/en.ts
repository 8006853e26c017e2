/** The page of a product's label in the back office. */
export const labelOf = ({ name }: { name: string }) => `Label of ${name}`
export const lead =
  'What the pack says, as the law of packed food asks a shop to show it. What is left empty is not shown; nothing is made up.'
export const backToProducts = 'Back to the products'
export const loading = 'Loading...'
export const notLoaded = 'The label could not be loaded.'
export const saveLabel = 'Save label'
export const saved = 'The label is saved.'
export const notSaved = 'The label could not be saved. Please try again.'
export const nothing = 'nothing'
/** The link to it on a product's card. */
export const editLabel = 'Label'

export const preview = 'As shoppers see it'
export const missing = 'What is missing, and why it is asked'
export const nothingMissing = 'Nothing is missing.'
/** What a product's page has to say of packed food, where it does not yet. */
export const reasons = {
  generic_name: 'Name of the food: the law asks for the common name beside the brand’s.',
  mark: 'Veg or non-veg mark: food law asks for it on every pack, and shoppers look for it first.',
  ingredients: 'Ingredients: the law asks for all of them, in descending order of weight.',
  ingredients_ta: 'Ingredients in Tamil: who reads the shop in Tamil sees the English ones meanwhile.',
  nutrition: 'Nutrition: food law asks for the whole table per 100 g.',
  serve: 'Size of a serve: without it the page cannot show figures per serve and shares of a day.',
  shelf_life_months: 'Best before: shoppers may know how long it keeps before they buy.',
  storage: 'Storage: asked wherever food keeps only under conditions.',
  fssai: 'FSSAI number: every food seller shows that of the maker. Once for all products: section Store.',
  front: 'Front of the pack: the law wants one picture that shows it.',
}

export const groups = {
  food: 'The food',
  allergens: 'Allergens',
  nutrition: 'Nutrition',
  keeping: 'Keeping and using it',
  maker: 'Who made it',
}
export const fields = {
  generic_name: 'Name of the food',
  mark: 'Mark',
  ingredients: 'Ingredients',
  claims: 'Claims',
  contains: 'Contains',
  may_contain: 'May contain',
  per: 'Figures are',
  serve: 'A serve',
  energy: 'Energy in kcal',
  protein: 'Protein in g',
  carbohydrate: 'Carbohydrate in g',
  total_sugars: 'Total sugars in g',
  added_sugars: 'Added sugars in g',
  total_fat: 'Total fat in g',
  saturated_fat: 'Saturated fat in g',
  trans_fat: 'Trans fat in g',
  cholesterol: 'Cholesterol in mg',
  sodium: 'Sodium in mg',
  storage: 'Storage',
  directions: 'How to use',
  shelf_life_months: 'Best before, in months from packing',
  maker_role: 'Whose name stands on the pack',
  maker_name: 'Name',
  maker_address: 'Full address',
  origin: 'Country of origin',
  fssai: 'FSSAI number of the maker',
  front: 'Front of the pack',
  translations: 'Other languages',
}
export const hints = {
  generic_name: 'What it is in everyday words, such as Multigrain porridge mix.',
  ingredients: 'In descending order of weight, between commas, as on the pack.',
  claims: 'Only what the pack says, too. Shoppers can look for these.',
  contains: 'Named groups that are in it. Shown beside the price.',
  may_contain: 'Named groups that may have got in, such as from the same mill.',
  serve: 'In the same unit, such as 30. Figures per serve and shares of a day are computed.',
  maker_name: ({ store }: { store: string }) => `Empty: ${store}, with the address of the store.`,
  fssai: '14 digits. Empty: the number of the store, from the section Store.',
  front: 'The picture on which the front of the pack can be read.',
}
export const noMark = 'None given'
export const perGrams = 'per 100 g'
export const perMillilitres = 'per 100 ml'
export const noFront = 'None of them'
export const pictureAt = ({ number }: { number: number }) => `Picture ${number}`

export const copyFrom = 'Copy from another product'
export const copyHint = 'Fills the form with its label. Nothing is saved until you press Save label.'
export const searchProducts = 'Search products'
export const copy = 'Copy'
export const copyLabelOf = ({ name }: { name: string }) => `Copy the label of ${name}`
export const copied = ({ name }: { name: string }) => `Copied from ${name}. Please check every line.`
export const noLabelThere = ({ name }: { name: string }) => `${name} has no label yet.`
export const notCopied = 'The label could not be copied. Please try again.'
export const productsNotLoaded = 'The products could not be loaded.'
