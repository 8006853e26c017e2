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

/** What products and bundles have in common; prices in rupees. */
type FeedItem = {
  id: string
  title: string
  description: string
  path: string
  /** URLs of pictures on the shop's own server, the most important one first; one at least. */
  pictures: string[]
  isInStock: boolean
  price: number
}

/** Google's number for `Food, Beverages & Tobacco > Food Items`. */
const foodItems = '422'
/** The most that both Google and Meta take of a title, in characters. */
const maxTitle = 150
/** The most pictures beside the first that both take. */
const maxMorePictures = 10
/** The most delivery areas that Google takes for an item. */
const maxShipping = 100

/** An item of the feed, as Google and Meta read it. @param own the elements of its kind, with its price */
export function feedItem(item: FeedItem, own: string[], shop: FeedShop) {
  const absolute = (path: string) => shop.publicUrl + path
  const [cover = '', ...more] = item.pictures.map((url) => absolute(squareUrl(url)))
  const elements = [
    element('id', item.id),
    // What is too long is cut after a whole character.
    element('title', [...item.title].slice(0, maxTitle).join('')),
    element('description', item.description),
    element('link', absolute(pathIn(shop.language, item.path))),
    element('image_link', cover),
    ...more.slice(0, maxMorePictures).map((url) => element('additional_image_link', url)),
    element('availability', item.isInStock ? 'in_stock' : 'out_of_stock'),
    element('brand', shop.brand),
    element('condition', 'new'),
    element('identifier_exists', 'no'),
    element('google_product_category', foodItems),
    ...own,
    ...shippingElements(shop.areas, item.price),
  ]
  return `<item>${elements.join('')}</item>\n`
}

export const element = (name: string, text: string) => xmlElement(`g:${name}`, text)
export const amount = (rupees: number) => `${rupees.toFixed(2)} ${region.currency}`

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
