import type { HeadArgs } from '#browser/page.ts'
import { hrefOf } from '#browser/router/href.ts'
import type { Head } from '#pages/page-render.ts'
import type { Category } from '../../category-contract.ts'
import * as words from '../../words/en.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { cardSizes } from './product-card.tsx'
import type { ProductCardData } from './product-card-data.ts'

type Shop = Omit<HeadArgs<unknown>, 'data'>

/**
 * The title, JSON-LD and link preview of a category. The browser needs only the title.
 * @param products those on the page; the picture of the first one is likely the largest contentful paint
 */
export function categoryHead(category: Category, products: ProductCardData[], shop: Shop): Head {
  const { path, name, description, picture } = category
  const title = `${name} | ${shop.storeName}`
  if (!import.meta.env.SSR) return { title }
  const first = products[0]?.picture
  return {
    title,
    description,
    ...(picture && { preview: picture }),
    ...(first && { largest: { picture: first, sizes: cardSizes } }),
    feed: true,
    jsonLd: [
      breadcrumbList(shop.publicUrl, [
        [words.categories, '/categories'],
        [name, path],
      ]),
      ...(products.length > 0 ? [itemList(products, shop)] : []),
    ],
  }
}

/** The products of a category, in the order of the page, as schema.org JSON-LD. */
const itemList = (products: ProductCardData[], { publicUrl }: Shop) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: products.map(({ path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    url: new URL(hrefOf(path), publicUrl).href,
  })),
})
