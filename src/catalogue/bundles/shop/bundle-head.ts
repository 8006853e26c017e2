import type { HeadArgs } from '#browser/page.ts'
import { hrefOf } from '#browser/router/href.ts'
import { breadcrumbList } from '#catalogue/products/shop/lists/breadcrumb-list.ts'
import type { Head } from '#pages/page-render.ts'
import { pictureVariantUrl } from '#values/pictures/picture.ts'
import { region } from '#values/region.ts'
import type { Bundle } from '../contract.ts'
import * as words from '../words/en.ts'

type Shop = Omit<HeadArgs<unknown>, 'data'>

/** The title, JSON-LD and link preview of a bundle. The browser needs only the title. */
export function bundleHead(bundle: Bundle, shop: Shop): Head {
  const title = `${bundle.name} | ${shop.storeName}`
  if (!import.meta.env.SSR) return { title }
  const cover = bundle.parts.find(({ picture }) => picture)?.picture
  return {
    title,
    description: words.bundleDescription({
      name: bundle.name,
      description: bundle.description,
      shop: shop.storeName,
    }),
    ...(cover && { preview: cover }),
    offer: { price: bundle.price, isInStock: bundle.stock > 0 },
    jsonLd: [
      bundleJsonLd(bundle, shop),
      breadcrumbList(shop.publicUrl, [
        [words.bundles, '/bundles'],
        [bundle.name, bundle.path],
      ]),
    ],
  }
}

/** A bundle as schema.org `Product` whose offer includes the parts. */
function bundleJsonLd(bundle: Bundle, { publicUrl, storeName }: Shop) {
  const absolute = (path: string) => new URL(path, publicUrl).href
  const pictures = bundle.parts.flatMap(({ picture }) => picture ?? [])
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: bundle.name,
    description: bundle.description,
    image: pictures.map(({ url, width, widths }) =>
      absolute(pictureVariantUrl(url, widths.at(-1) ?? width, 'webp')),
    ),
    brand: { '@type': 'Brand', name: storeName },
    offers: {
      '@type': 'Offer',
      url: absolute(hrefOf(bundle.path)),
      price: bundle.price.toFixed(2),
      priceCurrency: region.currency,
      availability: `https://schema.org/${bundle.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      includesObject: bundle.parts.map(({ name, path, quantity }) => ({
        '@type': 'TypeAndQuantityNode',
        amountOfThisGood: quantity,
        typeOfGood: { '@type': 'Product', name, url: absolute(hrefOf(path)) },
      })),
    },
  }
}
