import type { HeadArgs } from '#browser/page.ts'
import { hrefOf } from '#browser/router/href.ts'
import { ratingJsonLd } from '#catalogue/reviews/shop/reviews-json-ld.ts'
import { returnPolicyJsonLd } from '#shopfront/settings/shop/return-policy-json-ld.ts'
import { squareUrl } from '#values/pictures/link-preview.ts'
import { pictureVariantUrl } from '#values/pictures/picture.ts'
import { region } from '#values/region.ts'
import type { LabelledProduct, Product } from '../../contract.ts'
import type { Variant } from '../../variant-contract.ts'
import { labelJsonLd } from './label-json-ld.ts'
import { netQuantityJsonLd, priceJsonLd, shippingDetailsJsonLd } from './offer-json-ld.ts'
import { shareEqualParts } from './share-equal-parts.ts'
import { variantPath } from './use-variant.ts'

type Offering = Required<Omit<HeadArgs<unknown>, 'data'>>

/**
 * A product as schema.org data. With several sizes it is a `ProductGroup` of products, as Google documents it; what is
 * the same for all sizes stands only in the first one, and the others refer to it.
 */
export function productJsonLd(product: LabelledProduct, shop: Offering) {
  const { publicUrl, store } = shop
  const absolute = (path: string) => new URL(path, publicUrl).href
  const [variant] = product.packs
  const image = imagesOf(product).map(absolute)
  const common = {
    name: product.name,
    description: product.description,
    image,
    brand: { '@type': 'Brand', name: store.name },
    ...ratingJsonLd(product.rating),
  }
  const offerIn = (each: Variant) => offerOf(each, absolute(hrefOf(variantPath(product, each.id))), shop)
  const context = { '@context': 'https://schema.org' }
  const { isDish, ...label } = labelJsonLd(product.label)
  if (product.packs.length === 1 && variant)
    return {
      ...context,
      '@type': isDish ? ['Product', 'MenuItem'] : 'Product',
      ...label,
      ...common,
      sku: skuOf(product, variant),
      ...netQuantityJsonLd(variant),
      offers: offerIn(variant),
    }
  return shareEqualParts({
    ...context,
    '@type': isDish ? ['ProductGroup', 'MenuItem'] : 'ProductGroup',
    ...label,
    ...common,
    productGroupID: String(product.id),
    variesBy: 'https://schema.org/size',
    hasVariant: product.packs.map((each) => ({
      '@type': 'Product',
      name: `${product.name}, ${each.size}`,
      ...(image[0] && { image: image[0] }),
      size: each.size,
      sku: skuOf(product, each),
      ...netQuantityJsonLd(each),
      offers: offerIn(each),
    })),
  })
}

/** The merchant's own number, or the one that the product feed has. */
const skuOf = (product: Product, variant: Variant) => variant.sku ?? `${product.id}-${variant.id}`

/** The paths of the pictures in their largest width, and of the first one as a square. */
const imagesOf = ({ pictures }: Product) => [
  ...pictures.map(({ url, width, widths }) => pictureVariantUrl(url, widths.at(-1) ?? width, 'webp')),
  ...pictures.slice(0, 1).map(({ url }) => squareUrl(url)),
]

/** A variant as schema.org `Offer`, with price, availability, delivery and return policy. */
const offerOf = (variant: Variant, url: string, { publicUrl, store, offers: { areas } }: Offering) => ({
  '@type': 'Offer',
  url,
  price: variant.price.toFixed(2),
  ...(variant.period?.until && { priceValidUntil: variant.period.until }),
  priceCurrency: region.currency,
  priceSpecification: priceJsonLd(variant, store.productDefaults),
  availability: `https://schema.org/${variant.stock > 0 ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  shippingDetails: areas.map((area) => shippingDetailsJsonLd(area, variant.price)),
  hasMerchantReturnPolicy: returnPolicyJsonLd({ publicUrl, store }),
})
