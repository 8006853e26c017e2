import { store } from '../../../store.ts'
import type { Head, HeadArgs } from '../../../ui/page.ts'
import { pictureAddress } from '../../../values/picture.ts'
import type { Product } from '../contract.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { gallerySizes } from './gallery.tsx'

type Shop = Omit<HeadArgs<unknown>, 'data'>

/** What search engines and link previews are told of a product. The browser needs no more than the title. */
export function productHead(product: Product, shop: Shop): Head {
  const title = `${product.name} | ${shop.storeName}`
  if (!import.meta.env.SSR) return { title }
  const [image] = imagesOf(product)
  const [cover] = product.pictures
  return {
    title,
    description: `${product.one_liner} ${product.quantity}, from ${shop.storeName}.`,
    ...(image && { image }),
    ...(cover && { largest: { picture: cover, sizes: gallerySizes } }),
    jsonLd: [productData(product, shop), breadcrumbs(product, shop)],
  }
}

const imagesOf = ({ pictures }: Product) =>
  pictures.map(({ url, width, widths }) => pictureAddress(url, widths.at(-1) ?? width, 'webp'))

function productData(product: Product, { publicUrl, storeName }: Shop) {
  const absolute = (path: string) => new URL(path, publicUrl).href
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: String(product.id),
    image: imagesOf(product).map(absolute),
    brand: { '@type': 'Brand', name: storeName },
    offers: {
      '@type': 'Offer',
      url: absolute(`/product/${product.id}`),
      price: product.price.toFixed(2),
      priceCurrency: store.currency,
      availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  }
}

const breadcrumbs = ({ id, name, category_id, category_name }: Product, { publicUrl }: Shop) =>
  breadcrumbList(publicUrl, [
    [category_name, `/categories/${category_id}`],
    [name, `/product/${id}`],
  ])
