import { toPaise } from '#values/money/money.ts'
import { pictureUrl } from '#values/pictures/picture.ts'
import { dayMs } from '#values/time/durations.ts'
import type { NewRow } from '../schema.ts'
import catalogue from './catalogue.json' with { type: 'json' }
import inTamil from './catalogue.ta.json' with { type: 'json' }
import labels from './labels.json' with { type: 'json' }
import pictures from './pictures.json' with { type: 'json' }
import reviews from './reviews.json' with { type: 'json' }
import stories from './stories.json' with { type: 'json' }

/** Tamil texts, by the slug of a category or a product. */
const tamilOf = new Map<string, object>(Object.entries({ ...inTamil.categories, ...inTamil.products }))
/** The translations of a category or a product, as JSON. */
const translationsOf = (slug: string) => JSON.stringify({ ta: tamilOf.get(slug) })

/** The demo's pictures by their names in catalogue.json. */
const picturesByName = new Map(Object.entries(pictures))
type Ids = Map<string, number>

/** The demo's bundle, and its parts by the slugs of products. Its price is below that of its parts in the catalogue. */
const demoBundle = {
  name: 'Breakfast Box',
  description: 'A porridge mix and a muesli for a week of quick breakfasts.',
  translations: {
    ta: {
      name: 'காலை உணவு பெட்டி',
      description: 'ஒரு வாரத்துக்கான எளிய காலை உணவுக்கு ஒரு கஞ்சி மாவும் ஒரு மியூஸ்லியும்.',
    },
  },
  products: ['banana-millet', 'jaggery-nut-muesli'],
  savedPaise: 3_000,
}

type DemoPack = { id: number; product_id: number; position: number | null; price_paise: number }

/** The rows of the demo's bundle, of the first size of each of its products. */
export function bundleRows(productIds: Ids, packs: DemoPack[], now: Date) {
  const { products, savedPaise, translations, ...texts } = demoBundle
  const parts = products.flatMap((slug) => {
    const name = catalogue.products.find((product) => product.slug === slug)?.name ?? ''
    return (
      packs.find(({ product_id, position }) => product_id === productIds.get(name) && position === 1) ?? []
    )
  })
  const price_paise = parts.reduce((sum, part) => sum + part.price_paise, -savedPaise)
  const bundle: NewRow<'bundles'> = {
    ...texts,
    translations: JSON.stringify(translations),
    price_paise,
    published: true,
    created_at: now,
    updated_at: now,
  }
  return { bundle, parts: parts.map(({ id }, at) => ({ pack_id: id, quantity: 1, position: at + 1 })) }
}

/** The colour family of each category's cards. */
const tints: Record<string, string> = {
  'porridge-mixes': 'porridge',
  muesli: 'muesli',
  'seed-mixes': 'seeds',
  spices: 'spices',
  masalas: 'masalas',
}

/** The rows of the demo's pictures. */
export const pictureRows = (now: Date): NewRow<'pictures'>[] =>
  [...picturesByName.values()].map(({ alt, ...picture }) => ({ ...picture, created_at: now }))

/** @param pictureIds by the picture's key */
export const categoryRows = (pictureIds: Ids, now: Date): NewRow<'categories'>[] =>
  catalogue.categories.map(({ slug, name, description, image, alt }) => ({
    name,
    description,
    tint: tints[slug] ?? 'leaf',
    picture_id: pictureId(pictureIds, image),
    picture_alt: alt,
    translations: translationsOf(slug),
    created_at: now,
    updated_at: now,
  }))

/** @param categoryIds by the category's name */
export function productRows(categoryIds: Ids, now: Date): NewRow<'products'>[] {
  const nameOf = new Map(catalogue.categories.map(({ slug, name }) => [slug, name]))
  return catalogue.products.map((product) => ({
    category_id: requireId(categoryIds, nameOf.get(product.category)),
    name: product.name,
    one_liner: product.one_liner,
    description: product.description,
    discount: product.discount,
    hsn: product.hsn,
    tax_rate: product.gstPercent,
    composition: JSON.stringify(product.composition),
    translations: translationsOf(product.slug),
    archived_at: null,
    created_at: now,
    updated_at: now,
  }))
}

/** @param productIds by the product's name */
export const packRows = (productIds: Ids): NewRow<'packs'>[] =>
  catalogue.products.map(({ name, price, mrp, quantity, stock }) => ({
    product_id: requireId(productIds, name),
    position: 1,
    label: quantity,
    price_paise: toPaise(price),
    mrp_paise: toPaise(mrp),
    stock,
  }))

/** A made-up licence number, as the demo has no kitchen. */
const licence = '12420008000417'
const labelOf = new Map<string, object>(Object.entries(labels))

/** The label of each variant; its first picture shows the front. @param productIds by the product's name */
export const labelRows = (productIds: Ids): NewRow<'product_labels'>[] =>
  catalogue.products.map(({ name, slug, images: [front = ''] }) => ({
    product_id: requireId(productIds, name),
    label: JSON.stringify({
      ...labelOf.get(slug),
      fssai: licence,
      front: pictureUrl(picturesByName.get(front)?.key ?? ''),
    }),
    version: 1,
  }))

/** @param productIds by the product's name @param pictureIds by the picture's key */
export const productPictureRows = (productIds: Ids, pictureIds: Ids): NewRow<'product_pictures'>[] =>
  catalogue.products.flatMap(({ name, images, alt }) =>
    images.map((image, at) => ({
      product_id: requireId(productIds, name),
      position: at + 1,
      picture_id: pictureId(pictureIds, image),
      alt: alt[at] ?? name,
    })),
  )

const slugOf = new Map(catalogue.products.map(({ slug, ...product }) => [slug, product]))

/** Invented reviews, published; without an order, which marks them as the demo's. @param productIds by the product's name */
export const reviewRows = (productIds: Ids, now: Date): NewRow<'reviews'>[] =>
  reviews.map(({ product, stars, name, language, days, text, reply }, at) => {
    const about = slugOf.get(product)
    const writtenAt = new Date(now.getTime() - days * dayMs)
    return {
      product_id: requireId(productIds, about?.name),
      buyer: `demo:${at + 1}`,
      size: about?.quantity ?? '',
      stars,
      text,
      shown_name: name,
      locale: language === 'ta' ? 'ta' : 'en',
      state: 'published',
      reply,
      replied_at: reply ? writtenAt : null,
      written_at: writtenAt,
      decided_at: writtenAt,
    }
  })

/** Which pictures are banners, on the About page and on the login page. @param pictureIds by the picture's key */
export function titleRows(pictureIds: Ids, now: Date): NewRow<'picture_titles'>[] {
  const shown = (title: string, image: string, alt: string, phoneImage?: string) => ({
    title,
    picture_id: pictureId(pictureIds, image),
    phone_picture_id: phoneImage === undefined ? null : pictureId(pictureIds, phoneImage),
    alt,
    updated_at: now,
  })
  const { banners, about, login } = catalogue
  return [
    ...banners.map(({ image, alt, imageMobile }, at) =>
      shown(`bannerImage${at + 1}`, image, alt, imageMobile),
    ),
    ...about.map(({ image, alt }, at) => shown(`aboutImage${at + 1}`, image, alt)),
    shown('loginBg', login.image, login.alt),
  ]
}

/** The demo's recipes and its grower's story, the first one newest. @param pictureIds by the picture's key */
export const storyRows = (pictureIds: Ids, now: Date): NewRow<'stories'>[] =>
  stories.map(({ image, alt, ta, products, kind, ...texts }, at) => ({
    ...texts,
    kind: kind === 'recipe' ? 'recipe' : 'story',
    state: 'published',
    picture_id: pictureId(pictureIds, image),
    picture_alt: alt,
    translations: JSON.stringify({ ta }),
    published_at: new Date(now.getTime() - at),
    created_at: now,
    updated_at: now,
  }))

/** @param storyIds by the story's title @param packIds by the product's name */
export const storyProductRows = (storyIds: Ids, packIds: Ids): NewRow<'story_products'>[] =>
  stories.flatMap(({ title, products }) =>
    products.map(([name, quantity], at) => ({
      story_id: requireId(storyIds, title),
      position: at + 1,
      pack_id: requireId(packIds, String(name)),
      quantity: Number(quantity),
    })),
  )

/** The id of a picture by its name in catalogue.json. */
const pictureId = (pictureIds: Ids, name: string) => requireId(pictureIds, picturesByName.get(name)?.key)

/** The id with this name or key. @throws Error if there is none */
function requireId(ids: Ids, name: string | undefined) {
  const id = ids.get(name ?? '')
  if (id === undefined) throw new Error(`the demo names ${name}, which is not there`)
  return id
}
