/** A product's label page in the back office. */
export const labelOf = ({ name }: { name: string }) => `Label for ${name}`
export const lead =
  'Enter what the pack says. The law on packaged food requires your shop to show it. Fields you leave empty aren’t shown.'
export const backToProducts = 'Back to products'
export const loading = 'Loading...'
export const notLoaded = 'Couldn’t load the label. Try again.'
export const saveLabel = 'Save label'
export const saved = 'Label saved.'
export const notSaved = 'Couldn’t save the label. Try again.'
export const nothing = 'nothing'
/** The link to the label on a product card. */
export const editLabel = 'Label'

export const preview = 'As shoppers see it'
export const missing = 'Missing label details'
export const nothingMissing = 'Nothing is missing.'
/** Label details that the product page must show but are missing, each with the reason. */
export const reasons = {
  generic_name: 'Generic name: the law requires the common name as well as the brand name.',
  mark: 'Veg or non-veg mark: food law requires it on every pack, and shoppers look for it first.',
  ingredients: 'Ingredients: the law requires all of them, in descending order of weight.',
  ingredients_ta:
    'Ingredients in Tamil: until you add them, customers who use the shop in Tamil see the English list.',
  nutrition: 'Nutrition: food law requires the full table per 100 g.',
  serve: 'Serving size: needed to show values per serve and % RDA.',
  shelf_life_months: 'Best before: shoppers have a right to see it before they buy.',
  storage: 'Storage: required if the food only keeps under certain conditions.',
  fssai:
    'FSSAI number: food sellers must show the manufacturer’s number. To use one number for all products, enter it in Store.',
  front: 'Front of the pack: the law requires an image that shows it.',
}

export const groups = {
  food: 'Food',
  allergens: 'Allergens',
  nutrition: 'Nutrition',
  keeping: 'Storage and use',
  maker: 'Manufacturer, packer or importer',
}
export const fields = {
  generic_name: 'Generic name',
  mark: 'Veg or non-veg mark',
  ingredients: 'Ingredients',
  claims: 'Claims',
  contains: 'Contains',
  may_contain: 'May contain',
  per: 'Nutrition values',
  serve: 'Serving size',
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
  maker_role: 'Named on the pack as',
  maker_name: 'Name',
  maker_address: 'Full address',
  origin: 'Country of origin',
  fssai: 'Manufacturer’s FSSAI number',
  front: 'Front of the pack',
  translations: 'Other languages',
}
export const hints = {
  generic_name: 'Enter what the food is in everyday words, such as Multigrain porridge mix.',
  ingredients: 'Enter them as on the pack: in descending order of weight, separated by commas.',
  claims: 'Select only claims that are also on the pack. Shoppers can filter by them.',
  contains: 'Select the allergens in the food. Shown next to the price.',
  may_contain:
    'Select allergens that may be present in traces, for example because the same mill is used for them.',
  serve:
    'Enter the amount in the same unit, such as 30. Values per serve and % RDA are calculated automatically.',
  maker_name: ({ store }: { store: string }) => `Leave empty to use ${store} and your shop’s address.`,
  fssai: '14 digits. Leave empty to use your own number from Store.',
  front: 'Select the image that clearly shows the front of the pack.',
}
export const noMark = 'Not selected'
export const perGrams = 'per 100 g'
export const perMillilitres = 'per 100 ml'
export const noFront = 'None'
export const pictureAt = ({ number }: { number: number }) => `Image ${number}`

export const copyFrom = 'Copy from another product'
export const copyHint =
  'Fills the form with that product’s label. Nothing is saved until you press Save label.'
export const searchProducts = 'Search products'
export const copy = 'Copy'
export const copyLabelOf = ({ name }: { name: string }) => `Copy label from ${name}`
export const copied = ({ name }: { name: string }) => `Copied from ${name}. Check every field.`
export const noLabelThere = ({ name }: { name: string }) => `${name} has no label yet.`
export const notCopied = 'Couldn’t copy the label. Try again.'
export const productsNotLoaded = 'Couldn’t load products. Try again.'
