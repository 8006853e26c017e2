import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { type TaxColumns, taxClassOf } from '#accounting/tax/rules/tax-class.ts'
import type { Allergen, DietMark } from '#catalogue/labels/rules/food-label.ts'
import { listPicturesOfProducts } from '#catalogue/products/server/products/product-pictures.queries.ts'
import { productNameSql, variantNameSql } from '#catalogue/variants/server/variant-name.ts'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { containsPatterns } from '#database/search-patterns.ts'
import {
  cutPage,
  idBelowCursor,
  idKey,
  type Page,
  type PageRequest,
  parseCursor,
} from '#http/calls/paging.ts'
import { unitsOfBundle } from '#ordering/pricing/rules/bundle-discounts.ts'
import { priceOrder } from '#ordering/pricing/rules/price-order.ts'
import { toRupees } from '#values/money/money.ts'
import { bundlePath, productPath } from '#values/texts/slug-path.ts'
import { defaultLanguage, type Language } from '#words/language.ts'
import { translatedTexts } from '#words/translated-texts.ts'
import { type AdminBundle, type Bundle, bundleProblems } from '../contract.ts'
import { isOffered } from './offers.queries.ts'

type Handle = Db | Transaction<Database>

const selectBundles = (db: Handle) =>
  db
    .selectFrom('bundles')
    .select(['id', 'name', 'description', 'translations', 'price_paise', 'published', 'version'])
    .where('archived_at', 'is', null)

type BundleRow = Awaited<ReturnType<ReturnType<typeof selectBundles>['executeTakeFirstOrThrow']>>

type LabelFacts = { mark?: DietMark | null; contains?: Allergen[]; may_contain?: Allergen[] }

/** The parts of some bundles in their order, each with its product's name, label, tax and stock. */
const listParts = (db: Handle, bundleIds: number[], language: Language) =>
  db
    .selectFrom('bundle_parts')
    .innerJoin('packs', 'packs.id', 'bundle_parts.pack_id')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('product_labels', 'product_labels.product_id', 'products.id')
    .select([
      'bundle_id',
      'pack_id',
      'packs.product_id',
      'bundle_parts.quantity',
      'packs.label as size',
      'packs.price_paise',
      'packs.stock',
      'packs.on_sale',
      'products.name as name_in_path',
      'products.tax_rate',
      'products.exemption',
      'categories.tint',
      productNameSql(language).as('product'),
      variantNameSql(language).as('name'),
      sql<LabelFacts | null>`jsonb_build_object('mark', product_labels.label -> 'mark', 'contains', product_labels.label -> 'contains', 'may_contain', product_labels.label -> 'may_contain')`.as(
        'label',
      ),
    ])
    .where('bundle_id', 'in', bundleIds)
    .orderBy('bundle_id')
    .orderBy('bundle_parts.position')
    .execute()

type PartRow = Awaited<ReturnType<typeof listParts>>[number]

/** Bundles with their parts, which are read for all of them at once. */
async function withParts(db: Handle, rows: BundleRow[], language: Language): Promise<AdminBundle[]> {
  if (rows.length === 0) return []
  const parts = await listParts(
    db,
    rows.map(({ id }) => id),
    language,
  )
  const pictures = await listPicturesOfProducts(
    db,
    parts.map(({ product_id }) => product_id),
  )
  return rows.map((row) => {
    const own = parts.filter(({ bundle_id }) => bundle_id === row.id)
    const texts = translatedTexts(row.translations, language)
    const { goodsPaise } = priceOrder({
      lines: own.map(({ quantity, price_paise }) => ({ quantity, unitPaise: price_paise })),
    })
    const stockOf = new Map(own.map(({ pack_id, stock }) => [pack_id, stock]))
    return {
      id: row.id,
      path: bundlePath(row.id, row.name),
      name: texts.name ?? row.name,
      description: texts.description ?? row.description,
      price: toRupees(row.price_paise),
      parts_price: toRupees(goodsPaise),
      stock: unitsOfBundle({ parts: own }, (packId) => stockOf.get(packId) ?? 0),
      ...labelFactsOf(own),
      parts: own.map((part) => partView(part, pictures.get(part.product_id)?.[0] ?? null)),
      translations: row.translations,
      published: row.published,
      problems: bundleProblems.filter((problem) =>
        problem === 'NOT_CHEAPER' ? goodsPaise <= row.price_paise : own.some(({ on_sale }) => !on_sale),
      ),
      version: row.version,
    }
  })
}

function partView(
  part: PartRow,
  picture: AdminBundle['parts'][number]['picture'],
): AdminBundle['parts'][number] {
  const path = productPath(part.product_id, part.name_in_path)
  return {
    product_id: part.product_id,
    pack_id: part.pack_id,
    quantity: part.quantity,
    name: part.name,
    size: part.size,
    path: part.name === part.product ? path : `${path}?pack=${part.pack_id}`,
    price: toRupees(part.price_paise),
    tint: part.tint ?? 'leaf',
    picture,
    on_sale: part.on_sale,
    stock: part.stock,
    tax_rate: taxClassOf(part as TaxColumns),
  }
}

/** What the labels of the parts say together: the strictest mark, and every allergen of a part. */
function labelFactsOf(parts: PartRow[]) {
  const labels = parts.map(({ label }) => label ?? {})
  const all = (names: 'contains' | 'may_contain') => [
    ...new Set(labels.flatMap((label) => label[names] ?? [])),
  ]
  const contains = all('contains')
  const marks = labels.map(({ mark }) => mark ?? null)
  const mark = marks.includes('non_veg')
    ? ('non_veg' as const)
    : marks.includes(null)
      ? null
      : ('veg' as const)
  return { mark, contains, may_contain: all('may_contain').filter((group) => !contains.includes(group)) }
}

/** What shoppers see of a bundle. */
const toBundle = ({ translations, published, problems, version, parts, ...bundle }: AdminBundle): Bundle => ({
  ...bundle,
  parts: parts.map(({ on_sale, stock, tax_rate, ...part }) => part),
})

/** A bundle on offer; null if there is none with this id. */
export async function findBundle(db: Handle, bundleId: number, language: Language): Promise<Bundle | null> {
  const rows = await selectBundles(db).where('id', '=', bundleId).where(isOffered).execute()
  const [found] = await withParts(db, rows, language)
  return found ? toBundle(found) : null
}

/** One page of the bundles on offer, newest first. @param productId only those with a variant of this product */
export async function listBundles(
  db: Handle,
  { productId, ...query }: PageRequest & { productId?: number | undefined },
  language: Language,
): Promise<Page<Bundle>> {
  const ofProduct = sql<boolean>`exists (
    select from bundle_parts join packs on packs.id = pack_id
    where bundle_id = bundles.id and product_id = ${productId ?? null}::integer
  )`
  const offered = selectBundles(db)
    .where(isOffered)
    .$if(productId !== undefined, (some) => some.where(ofProduct))
  const [rows, { total }] = await Promise.all([
    offered
      .where('id', '<', idBelowCursor(query.cursor))
      .orderBy('id', 'desc')
      .limit(query.limit + 1)
      .execute(),
    offered
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const { items, next } = cutPage(rows, query.limit, ({ id }) => [id])
  return { items: (await withParts(db, items, language)).map(toBundle), next, total }
}

export async function findAdminBundle(db: Handle, bundleId: number): Promise<AdminBundle | null> {
  const rows = await selectBundles(db).where('id', '=', bundleId).execute()
  const [found] = await withParts(db, rows, defaultLanguage)
  return found ?? null
}

/** Reads a bundle that must exist, because it is locked or was just written. */
export async function requireBundle(db: Handle, bundleId: number): Promise<AdminBundle> {
  const found = await findAdminBundle(db, bundleId)
  if (!found) throw new Error(`bundle ${bundleId} is not there`)
  return found
}

type AdminListQuery = PageRequest & { q?: string | undefined; sort?: 'newest' | 'name' | 'price' | undefined }

/** How the merchant's list is sorted. */
const sortKeys = {
  newest: sql<string | number>`-bundles.id`,
  price: sql<string | number>`bundles.price_paise`,
  name: sql<string | number>`lower(bundles.name)`,
}

/** One page of all bundles that are not deleted. */
export async function listAdminBundles(
  db: Handle,
  { q = '', sort = 'newest', cursor, limit }: AdminListQuery,
): Promise<Page<AdminBundle>> {
  const key = sortKeys[sort]
  const keyType: z.ZodType<string | number> = sort === 'name' ? z.string() : z.number().int()
  const after = parseCursor(cursor, z.tuple([keyType, idKey]))
  const names = sql<string>`concat_ws(chr(10), bundles.name, in_other_languages(bundles.translations, 'name'))`
  const found = selectBundles(db).where((eb) =>
    eb.and(containsPatterns(q).map((pattern) => eb(names, 'ilike', pattern))),
  )
  const [rows, { total }] = await Promise.all([
    found
      .select(key.as('sort_key'))
      .$if(Boolean(after), (rest) =>
        rest.where(sql<boolean>`(${key}, bundles.id) > (${after?.[0]}, ${after?.[1]}::integer)`),
      )
      .orderBy(key)
      .orderBy('bundles.id')
      .limit(limit + 1)
      .execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const { items, next } = cutPage(rows, limit, ({ sort_key, id }) => [sort_key, id])
  return { items: await withParts(db, items, defaultLanguage), next, total }
}
