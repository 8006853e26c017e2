import type { HeadArgs } from '#browser/page.ts'
import type { Head } from '#pages/page-render.ts'
import type { LabelledProduct, Product } from '../../contract.ts'
import * as words from '../../words/en.ts'
import { breadcrumbList } from '../lists/breadcrumb-list.ts'
import { gallerySizes } from './gallery.tsx'
import { productJsonLd } from './product-json-ld.ts'

type Shop = Omit<HeadArgs<unknown>, 'data'>

/** The title, JSON-LD and link preview of a product. The browser needs only the title. */
export function productHead(product: LabelledProduct, shop: Shop): Head {
  const title = `${product.name} | ${shop.storeName}`
  const { offers } = shop
  if (!import.meta.env.SSR || !offers) return { title }
  const [cover] = product.pictures
  return {
    title,
    description: words.productDescription({
      oneLiner: product.one_liner,
      quantity: product.quantity,
      shop: shop.storeName,
    }),
    ...(cover && { preview: cover }),
    offer: { price: product.price, isInStock: product.stock > 0 },
    ...(cover && { largest: { picture: cover, sizes: gallerySizes } }),
    jsonLd: [productJsonLd(product, { ...shop, offers }), productBreadcrumbs(product, shop)],
  }
}

const productBreadcrumbs = ({ path, name, category_path, category_name }: Product, { publicUrl }: Shop) =>
  breadcrumbList(publicUrl, [
    [category_name, category_path],
    [name, path],
  ])
