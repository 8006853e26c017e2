import type { Product } from '#catalogue/products/contract.ts'
import type { Variant } from '#catalogue/products/variant-contract.ts'
import type { DeliveryArea } from '#ordering/delivery/contract.ts'
import { singlePackCharge } from '#ordering/delivery/rules/single-pack-charge.ts'
import { squareUrl } from '#values/pictures/link-preview.ts'
import { region } from '#values/region.ts'
import { xmlElement } from '#values/texts/escape-xml.ts'
import { type Language, pathIn } from '#words/language.ts'

export type FeedShop = {
  publicUrl: string
  language: Language
  brand: string
  areas: DeliveryArea[]
}

/** Google's number for `Food, Beverages & Tobacco > Food Items`. */
const foodItems = '422'
/** The most that both Google and Meta take of a title, in characters. */
const maxTitle = 150
/** The most pictures beside the first that both take. */
const maxMorePictures = 10
/** The most delivery areas that Google takes for an item. */
const maxShipping = 100

/**
 * The items of a product, one for each size, as Google and Meta read them. None for a product without a picture, which
 * both require.
 */
export const itemsOf = (product: Product, shop: FeedShop) =>
  product.pictures.length === 0 ? [] : product.packs.map((variant) => itemOf(product, variant, shop))

function itemOf(product: Product, variant: Variant, shop: FeedShop) {
  const several = product.packs.length > 1
  const absolute = (path: string) => shop.publicUrl + path
  const path = pathIn(shop.language, `${product.path}${several ? `?pack=${variant.id}` : ''}`)
  const [cover = '', ...more] = product.pictures.map(({ url }) => absolute(squareUrl(url)))
  const elements = [
    element('id', `${product.id}-${variant.id}`),
    ...(several ? [element('item_group_id', String(product.id)), element('size', variant.size)] : []),
    element('title', titleOf(product.name, variant.size)),
    element('description', product.description),
    element('link', absolute(path)),
    element('image_link', cover),
    ...more.slice(0, maxMorePictures).map((url) => element('additional_image_link', url)),
    element('availability', variant.stock > 0 ? 'in_stock' : 'out_of_stock'),
    ...priceElements(variant),
    element('brand', shop.brand),
    element('condition', 'new'),
    element('identifier_exists', 'no'),
    element('google_product_category', foodItems),
    element('product_type', product.category_name),
    ...unitElements(variant),
    ...(variant.weight_g === null ? [] : [element('shipping_weight', `${variant.weight_g} g`)]),
    ...shippingElements(shop.areas, variant.price),
  ]
  return `<item>${elements.join('')}</item>\n`
}

const element = (name: string, text: string) => xmlElement(`g:${name}`, text)
const amount = (rupees: number) => `${rupees.toFixed(2)} ${region.currency}`

/** Name and size, such as `Millet Muesli, 400 g`. What is too long is cut after a whole character. */
const titleOf = (name: string, size: string) => [...`${name}, ${size}`].slice(0, maxTitle).join('')

/** The price that the page shows; with a higher MRP, which the page crosses out, the MRP and the price as sale price. */
const priceElements = ({ price, mrp }: Variant) =>
  mrp !== null && mrp > price
    ? [element('price', amount(mrp)), element('sale_price', amount(price))]
    : [element('price', amount(price))]

const baseMeasures = { g: '100g', kg: '100g', ml: '100ml', l: '100ml', piece: '1ct' } as const

/** The net quantity, and the quantity that its unit price is for. */
function unitElements({ net_amount, net_unit }: Variant) {
  if (!net_amount || !net_unit) return []
  const unit = net_unit === 'piece' ? 'ct' : net_unit
  return [
    element('unit_pricing_measure', `${net_amount}${unit}`),
    element('unit_pricing_base_measure', baseMeasures[net_unit]),
  ]
}

/**
 * Charge and days for each delivery area. None where customers pay the courier an amount that the shop does not know,
 * or for more places than Google takes; then the merchant enters the delivery in Merchant Center.
 */
function shippingElements(areas: DeliveryArea[], price: number) {
  const elements = areas.flatMap((area) => {
    const charge = singlePackCharge(area, price)
    if (charge === undefined) return []
    const rest =
      element('price', amount(charge)) + daysOf('handling', area.packing) + daysOf('transit', area.onTheWay)
    return placesOf(area).map(
      (place) => `<g:shipping>${element('country', 'IN')}${place}${rest}</g:shipping>`,
    )
  })
  return elements.length > maxShipping ? [] : elements
}

function daysOf(what: 'handling' | 'transit', range: string) {
  const [min = '0', max = min] = range.split('-')
  return element(`min_${what}_time`, min) + element(`max_${what}_time`, max)
}

/** Each place as a region or a range of postal codes; Google takes one of them. */
const placesOf = ({ places }: DeliveryArea) =>
  places.flatMap(({ region: state = '', codes }) =>
    codes
      ? codes.map(([first, last]) => element('postal_code', first === last ? first : `${first}-${last}`))
      : [element('region', state)],
  )
