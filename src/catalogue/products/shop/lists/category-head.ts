import type { HeadArgs } from '#browser/page.ts'
import type { Head } from '#pages/page-render.ts'
import type { PictureView } from '#values/pictures/picture.ts'
import type { Category } from '../../category-contract.ts'
import * as words from '../../words/en.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { cardSizes } from './product-card.tsx'

type Shop = Omit<HeadArgs<unknown>, 'data'>

/**
 * The title, JSON-LD and link preview of a category. The browser needs only the title.
 * @param first the picture of its first product, which is likely the largest contentful paint
 */
export function categoryHead(category: Category, first: PictureView | null | undefined, shop: Shop): Head {
  const { path, name, description, picture } = category
  const title = `${name} | ${shop.storeName}`
  if (!import.meta.env.SSR) return { title }
  return {
    title,
    description,
    ...(picture && { preview: picture }),
    ...(first && { largest: { picture: first, sizes: cardSizes } }),
    jsonLd: [
      breadcrumbList(shop.publicUrl, [
        [words.categories, '/categories'],
        [name, path],
      ]),
    ],
  }
}
