import { textsOf, type XmlElement } from './parse-xml.ts'

type Rule = {
  /** Every item has it. */
  required?: true
  /** How often an item may have it; once if absent. */
  most?: number
  /** The longest value, in characters. */
  length?: number
  pattern?: RegExp
}

const url = { length: 2000, pattern: /^https?:\/\/[\w.:-]+\/[\w./?=-]*$/ }
const money = /^(?!0+\.00 )\d{1,7}\.\d{2} INR$/

/**
 * What Google Merchant Center and Meta accept of each attribute that the feed has; the stricter rule of the two.
 * Sources, read in November 2026:
 * - https://support.google.com/merchants/answer/7052112 (product data specification)
 * - https://support.google.com/merchants/answer/6324455 and 6324490 (unit pricing)
 * - https://support.google.com/merchants/answer/6324484 (shipping)
 * - https://support.google.com/merchants/answer/6324449 (bundles)
 * - https://developers.facebook.com/docs/commerce-platform/catalog/fields/ (Meta's catalog fields)
 * - https://developers.facebook.com/docs/commerce-platform/catalog/best-practices/
 */
const attributes: Record<string, Rule> = {
  id: { required: true, length: 50, pattern: /^[\w-]+$/ },
  title: { required: true, length: 150 },
  description: { required: true, length: 5000 },
  link: { required: true, ...url },
  // Meta takes JPEG and PNG.
  image_link: { required: true, length: 2000, pattern: /^https?:\/\/.*\.jpg$/ },
  additional_image_link: { most: 10, length: 2000, pattern: /^https?:\/\/.*\.jpg$/ },
  availability: { required: true, pattern: /^(in_stock|out_of_stock|preorder|backorder)$/ },
  price: { required: true, pattern: money },
  sale_price: { pattern: money },
  // ISO 8601: start and end.
  sale_price_effective_date: {
    pattern: /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)\/(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/,
  },
  brand: { required: true, length: 70 },
  condition: { required: true, pattern: /^(new|refurbished|used)$/ },
  is_bundle: { pattern: /^(yes|no)$/ },
  identifier_exists: { pattern: /^(yes|no)$/ },
  // A number, at least two levels deep: `Food, Beverages & Tobacco > Food Items`.
  google_product_category: { pattern: /^422$/ },
  product_type: { length: 750 },
  item_group_id: { length: 50, pattern: /^[\w-]+$/ },
  size: { length: 100 },
  unit_pricing_measure: { pattern: /^\d+(\.\d+)?(mg|g|kg|ml|cl|l|ct)$/ },
  unit_pricing_base_measure: { pattern: /^(1|10|100|2|4|8)(mg|g|kg|ml|cl|l|ct)$/ },
  shipping_weight: { pattern: /^\d{1,6} (g|kg)$/ },
  shipping: { most: 100 },
}

const shippingAttributes: Record<string, Rule> = {
  country: { required: true, pattern: /^IN$/ },
  region: { pattern: /^[A-Z]{2}$/ },
  postal_code: { pattern: /^[1-9]\d{5}(-[1-9]\d{5})?$/ },
  price: { required: true, pattern: /^\d{1,6}\.\d{2} INR$/ },
  min_handling_time: { required: true, pattern: /^\d{1,2}$/ },
  max_handling_time: { required: true, pattern: /^\d{1,2}$/ },
  min_transit_time: { required: true, pattern: /^\d{1,2}$/ },
  max_transit_time: { required: true, pattern: /^\d{1,2}$/ },
}

/** The problems of an item by these lists, each with its attribute. */
export const findItemProblems = (item: XmlElement) => [
  ...findProblems(item, attributes),
  ...item.children
    .filter(({ name }) => name === 'g:shipping')
    .flatMap((shipping) => [
      ...findProblems(shipping, shippingAttributes),
      ...(shipping.children.filter(({ name }) => /region|postal_code/.test(name)).length === 1
        ? []
        : ['shipping: neither or both of region and postal_code']),
    ]),
]

function findProblems(element: XmlElement, rules: Record<string, Rule>) {
  const unknown = element.children.filter(({ name }) => !rules[name.replace(/^g:/, '')] || !/^g:/.test(name))
  return [
    ...unknown.map(({ name }) => `${name}: unknown`),
    ...Object.entries(rules).flatMap(([name, { required, most = 1, length = 10_000, pattern = /\S/ }]) => {
      const values = textsOf(element, `g:${name}`)
      const wrong = values.filter((text) => name !== 'shipping' && !pattern.test(text))
      return [
        ...(required && values.length === 0 ? [`${name}: missing`] : []),
        ...(values.length > most ? [`${name}: ${values.length} times`] : []),
        ...values.filter((text) => [...text].length > length).map(() => `${name}: too long`),
        ...wrong.map((text) => `${name}: ${text}`),
      ]
    }),
  ]
}
