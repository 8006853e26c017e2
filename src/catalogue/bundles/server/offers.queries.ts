import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { Paise } from '#values/money/money.ts'
import { bundlePath } from '#values/texts/slug-path.ts'
import { defaultLanguage, type Language } from '#words/language.ts'

type Handle = Db | Transaction<Database>

/** A bundle that a cart may contain, with its name in a language. */
type OfferedBundle = {
  id: number
  path: string
  name: string
  pricePaise: Paise
  parts: { pack_id: number; quantity: number }[]
}

/** SQL: a bundle's name in a language. */
const bundleNameSql = (language: Language) =>
  language === defaultLanguage
    ? sql<string>`bundles.name`
    : sql<string>`coalesce(bundles.translations -> ${language}::text ->> 'name', bundles.name)`

/**
 * SQL: whether shoppers can buy a bundle: it is published, and all of its parts are on sale and cost more together than
 * it does. The query must have `bundles`.
 */
export const isOffered = sql<boolean>`(bundles.published and bundles.archived_at is null and not exists (
  select from bundle_parts join packs on packs.id = pack_id where bundle_id = bundles.id and not on_sale
) and bundle_parts_paise(bundles.id) > bundles.price_paise)`

/** The bundles on offer that consist of some of these variants only. */
export async function listOffersWithin(
  db: Handle,
  packIds: number[],
  language: Language,
): Promise<OfferedBundle[]> {
  // A bundle has two parts at least.
  if (packIds.length < 2) return []
  const rows = await db
    .selectFrom('bundles')
    .select(['bundles.id', 'bundles.name as name_in_path', 'price_paise', bundleNameSql(language).as('name')])
    .select(
      sql<OfferedBundle['parts']>`(
        select jsonb_agg(jsonb_build_object('pack_id', pack_id, 'quantity', quantity) order by position)
        from bundle_parts where bundle_id = bundles.id
      )`.as('parts'),
    )
    .where((eb) =>
      eb(
        'bundles.id',
        'in',
        eb.selectFrom('bundle_parts').select('bundle_id').where('pack_id', 'in', packIds),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('bundle_parts')
            .select('pack_id')
            .whereRef('bundle_id', '=', 'bundles.id')
            .where((other) => other.not(other('pack_id', 'in', packIds))),
        ),
      ),
    )
    .where(isOffered)
    .orderBy('bundles.id')
    .execute()
  return rows.map(({ id, name, name_in_path, price_paise, parts }) => ({
    id,
    path: bundlePath(id, name_in_path),
    name,
    pricePaise: price_paise,
    parts,
  }))
}

/** The parts of a bundle on offer, with their products; undefined if there is none with this id. */
export async function listPartsToBuy(db: Handle, bundleId: number) {
  const parts = await db
    .selectFrom('bundles')
    .innerJoin('bundle_parts', 'bundle_id', 'bundles.id')
    .innerJoin('packs', 'packs.id', 'pack_id')
    .select(['product_id', 'pack_id', 'quantity'])
    .where('bundles.id', '=', bundleId)
    .where(isOffered)
    .orderBy('bundle_parts.position')
    .execute()
  return parts.length > 0 ? parts : undefined
}
