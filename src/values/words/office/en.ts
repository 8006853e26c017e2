const fields = new Map([
  ['one_liner', 'one-line description'],
  ['mrp', 'MRP'],
  ['sku', 'SKU'],
  ['weight_g', 'weight'],
  ['hsn', 'HSN code'],
  ['tax_rate', 'rate of tax'],
  ['more_packs', 'further sizes'],
  ['publish_at', 'when it appears'],
  ['hide_at', 'when it is hidden'],
  ['translations', 'texts in other languages'],
  ['tint', 'colour'],
  ['image', 'picture'],
  ['phone_picture', 'picture for phones'],
  ['alt', 'what the picture shows'],
])

/**
 * What a field of the API's is called on the merchant's screens, inside a sentence. One that is not listed is called what
 * the API calls it.
 */
export const fieldName = ({ field }: { field: string }) => fields.get(field) ?? field.replaceAll('_', ' ')

export const tooManyPictures = ({ most }: { most: number }) => `You can upload a maximum of ${most} images`
