import type { Product } from '#catalogue/products/contract.ts'
import type { Variant } from '#catalogue/products/variant-contract.ts'
import { amount, element, type FeedShop, feedItem } from './feed-item.ts'

/**
 * The items of a product, one for each size, as Google and Meta read them. None for a product without a picture, which
 * both require.
 */
export const itemsOf = (product: Product, shop: FeedShop) =>
  product.pictures.length === 0 ? [] : product.packs.map((variant) => itemOf(product, variant, shop))

function itemOf(product: Product, variant: Variant, shop: FeedShop) {
  const several = product.packs.length > 1
  const item = {
    id: `${product.id}-${variant.id}`,
    title: `${product.name}, ${variant.size}`,
    description: product.description,
    path: `${product.path}${several ? `?pack=${variant.id}` : ''}`,
    pictures: product.pictures.map(({ url }) => url),
    isInStock: variant.stock > 0,
    price: variant.price,
  }
  const own = [
    ...(several ? [element('item_group_id', String(product.id)), element('size', variant.size)] : []),
    ...priceElements(variant),
    element('product_type', product.category_name),
    ...unitElements(variant),
    ...(variant.weight_g === null ? [] : [element('shipping_weight', `${variant.weight_g} g`)]),
  ]
  return feedItem(item, own, shop)
}

/**
 * The price that the page shows; with a higher MRP, which the page crosses out, the MRP and the price as sale price. A
 * price for a period is a sale price too, with its times if it has an end.
 */
function priceElements({ price, mrp, period }: Variant) {
  const isOffer = period !== undefined && price < period.regular
  const before = mrp ?? (isOffer ? period.regular : price)
  if (before <= price) return [element('price', amount(price))]
  const prices = [element('price', amount(before)), element('sale_price', amount(price))]
  if (!isOffer || period.until === null) return prices
  const times = [period.since, period.until].map(withoutFraction).join('/')
  return [...prices, element('sale_price_effective_date', times)]
}

/** `2026-06-15T06:00:00Z`, as Google reads it. */
const withoutFraction = (timestamp: string) => `${timestamp.slice(0, 19)}Z`

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
