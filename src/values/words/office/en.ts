const fields = new Map([
  ['one_liner', 'one-line description'],
  ['mrp', 'MRP'],
  ['sku', 'SKU'],
  ['weight_g', 'weight'],
  ['hsn', 'HSN code'],
  ['tax_rate', 'GST rate'],
  ['more_packs', 'other sizes'],
  ['publish_at', 'publish date'],
  ['hide_at', 'unpublish date'],
  ['tint', 'colour'],
  ['phone_picture', 'image for phones'],
  ['alt', 'image description'],
])

/** An API field's name inside a sentence on the merchant's screens. A field that is not listed keeps its API name. */
export const fieldName = ({ field }: { field: string }) => fields.get(field) ?? field.replaceAll('_', ' ')

export const tooManyPictures = ({ most }: { most: number }) => `You can upload a maximum of ${most} images`
