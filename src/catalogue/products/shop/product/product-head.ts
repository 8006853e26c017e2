import type { HeadArgs } from '#browser/page.ts'
import { hrefOf } from '#browser/router/href.ts'
import type { Head } from '#pages/page-render.ts'
import { pictureVariantUrl } from '#values/pictures/picture.ts'
import { region } from '#values/region.ts'
import type { LabelledProduct, Product } from '../../contract.ts'
import type { Variant } from '../../variant-contract.ts'
import * as words from '../../words/en.ts'
import { breadcrumbList } from '../lists/breadcrumb-list.ts'
import { gallerySizes } from './gallery.tsx'
import { labelJsonLd } from './label-json-ld.ts'
import { offerValidUntil, priceJsonLd, returnPolicyJsonLd, shippingDetailsJsonLd } from './offer-json-ld.ts'
import { variantPath } from './use-variant.ts'

type Shop = Omit<HeadArgs<unknown>, 'data'>
type Offering = Required<Shop>

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
    ...(cover && { largest: { picture: cover, sizes: gallerySizes } }),
    jsonLd: [productJsonLd(product, { ...shop, offers }), productBreadcrumbs(product, shop)],
  }
}

/** The paths of the pictures in their largest width. */
const imagesOf = ({ pictures }: Product) =>
  pictures.map(({ url, width, widths }) => pictureVariantUrl(url, widths.at(-1) ?? width, 'webp'))

function productJsonLd(product: LabelledProduct, shop: Offering) {
  const { publicUrl, store } = shop
  const absolute = (path: string) => new URL(path, publicUrl).href
  const several = product.packs.length > 1
  const offers = product.packs.map((variant) => ({
    ...offerOf(variant, absolute(hrefOf(variantPath(product, variant.id))), shop),
    ...(several && { name: variant.size }),
    ...(variant.sku !== null && { sku: variant.sku }),
  }))
  return {
    '@context': 'https://schema.org',
    ...labelJsonLd(product.label),
    name: product.name,
    description: product.description,
    sku: String(product.id),
    image: imagesOf(product).map(absolute),
    brand: { '@type': 'Brand', name: store.name },
    offers: several ? offers : offers[0],
  }
}

/** A variant as schema.org `Offer`, with price, availability, delivery and return policy. */
const offerOf = (variant: Variant, url: string, { publicUrl, store, offers: { now, areas } }: Offering) => ({
  '@type': 'Offer',
  url,
  price: variant.price.toFixed(2),
  priceCurrency: region.currency,
  priceSpecification: priceJsonLd(variant, store.productDefaults),
  priceValidUntil: offerValidUntil(now),
  availability: `https://schema.org/${variant.stock > 0 ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  shippingDetails: areas.map((area) => shippingDetailsJsonLd(area, variant.price)),
  hasMerchantReturnPolicy: returnPolicyJsonLd(new URL(hrefOf('/refund-policy'), publicUrl).href),
})

const productBreadcrumbs = ({ path, name, category_path, category_name }: Product, { publicUrl }: Shop) =>
  breadcrumbList(publicUrl, [
    [category_name, category_path],
    [name, path],
  ])
