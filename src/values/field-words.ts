/** What the API's fields of products, categories and pictures are called on the merchant's screens. */
const words = new Map([
  ['one_liner', 'one-line description'],
  ['mrp', 'MRP'],
  ['tint', 'colour'],
  ['image', 'picture'],
  ['phone_picture', 'picture for phones'],
  ['alt', 'what the picture shows'],
])

/** A field in a sentence. One that is not listed is called what the API calls it. */
export const fieldWord = (field: string) => words.get(field) ?? field.replaceAll('_', ' ')
