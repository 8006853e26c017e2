import type { Bundle } from '#catalogue/bundles/contract.ts'
import { amount, element, type FeedShop, feedItem } from './feed-item.ts'

/**
 * A bundle as an item of its own, as Google and Meta read it, with the pictures of its parts. Undefined if none of them
 * has a picture, which both require.
 */
export function bundleItem(bundle: Bundle, shop: FeedShop) {
  const pictures = bundle.parts.flatMap(({ picture }) => picture?.url ?? [])
  if (pictures.length === 0) return undefined
  const item = {
    // Ids of products are two numbers.
    id: `bundle-${bundle.id}`,
    title: bundle.name,
    description:
      bundle.description || bundle.parts.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
    path: bundle.path,
    pictures,
    isInStock: bundle.stock > 0,
    price: bundle.price,
  }
  return feedItem(item, [element('price', amount(bundle.price)), element('is_bundle', 'yes')], shop)
}
