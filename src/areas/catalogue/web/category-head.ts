import type { Head, HeadArgs } from '../../../ui/page.ts'
import { type PictureView, pictureAddress } from '../../../values/picture.ts'
import type { Category } from '../contract.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { cardSizes } from './product-card.tsx'

type Shop = Omit<HeadArgs<unknown>, 'data'>

/**
 * What search engines and link previews are told of a category. The browser needs no more than the title.
 * @param first the picture of its first product: the largest that is seen first
 */
export function categoryHead(category: Category, first: PictureView | null | undefined, shop: Shop): Head {
  const { id, name, description, picture } = category
  const title = `${name} | ${shop.storeName}`
  if (!import.meta.env.SSR) return { title }
  return {
    title,
    description,
    ...(picture && { image: pictureAddress(picture.url, picture.widths.at(-1) ?? picture.width, 'webp') }),
    ...(first && { largest: { picture: first, sizes: cardSizes } }),
    jsonLd: [
      breadcrumbList(shop.publicUrl, [
        ['Categories', '/categories'],
        [name, `/categories/${id}`],
      ]),
    ],
  }
}
