import { type SqlBool, sql, type Transaction } from 'kysely'
import { variantNameSql } from '#catalogue/variants/server/variant-name.ts'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { productPath } from '#values/texts/slug-path.ts'
import { defaultLanguage, type Language } from '#words/language.ts'
import type { StockAlert } from '../contract.ts'

type Handle = Db | Transaction<Database>
type Trx = Transaction<Database>

/** The most alerts of one person that wait at a time. */
export const maxAlerts = 50

/** Whose alerts: a customer's, or those of a mailbox of somebody without an account. */
export type AlertOwner = { userId: number } | { mailbox: string }

/** SQL: the alerts of this person. */
export const isOwnedBy = (owner: AlertOwner) =>
  'userId' in owner
    ? sql<SqlBool>`stock_alerts.user_id = ${owner.userId}`
    : sql<SqlBool>`(stock_alerts.mailbox = ${owner.mailbox} and stock_alerts.user_id is null)`

/** A variant for an alert, whether it is on sale or not; undefined if there is none. */
export const findAlertVariant = (db: Handle, packId: number, language: Language) =>
  db
    .selectFrom('packs')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .select([
      'packs.id',
      'packs.product_id',
      'packs.stock',
      'packs.on_sale',
      'packs.price_paise',
      'products.name as product_name',
      variantNameSql(language).as('name'),
    ])
    .where('packs.id', '=', packId)
    .executeTakeFirst()

/** The path of the product's page with a variant chosen. */
export const variantPagePath = (variant: { id: number; product_id: number; product_name: string }) =>
  `${productPath(variant.product_id, variant.product_name)}?pack=${variant.id}`

/** The alerts of a person that wait for stock, newest first. */
export async function listWaitingAlerts(
  db: Handle,
  owner: AlertOwner,
  language: Language,
): Promise<StockAlert[]> {
  const rows = await db
    .selectFrom('stock_alerts')
    .innerJoin('packs', 'packs.id', 'stock_alerts.pack_id')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .select([
      'stock_alerts.id',
      'pack_id',
      'packs.product_id',
      'packs.on_sale',
      'products.name as product_name',
      variantNameSql(language).as('name'),
      'confirmed_at',
      'requested_at',
    ])
    .where(isOwnedBy(owner))
    .where('sent_at', 'is', null)
    .orderBy('stock_alerts.id', 'desc')
    .limit(maxAlerts)
    .execute()
  return rows.map(({ id, pack_id, product_id, product_name, name, on_sale, confirmed_at, requested_at }) => ({
    id,
    pack_id,
    name,
    path: on_sale ? variantPagePath({ id: pack_id, product_id, product_name }) : null,
    confirmed: confirmed_at !== null,
    requested_at: requested_at.toISOString(),
  }))
}

/** The waiting alert of a person for a variant. */
export const findWaitingAlert = (trx: Trx, owner: AlertOwner, packId: number) =>
  trx
    .selectFrom('stock_alerts')
    .select(['id', 'confirmed_at'])
    .where(isOwnedBy(owner))
    .where('pack_id', '=', packId)
    .where('sent_at', 'is', null)
    .executeTakeFirst()

/** How many alerts of a person wait. */
export async function countWaitingAlerts(trx: Trx, owner: AlertOwner) {
  const { count } = await trx
    .selectFrom('stock_alerts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isOwnedBy(owner))
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Cancels alerts of a person: one, or all that wait. */
export const deleteWaitingAlerts = (db: Handle, owner: AlertOwner, alertId?: number) =>
  db
    .deleteFrom('stock_alerts')
    .where(isOwnedBy(owner))
    .where('sent_at', 'is', null)
    .$if(alertId !== undefined, (query) => query.where('id', '=', alertId ?? 0))
    .execute()

/** The alert of a mailed link, waiting or sent; undefined if there is none. */
export const findLinkedAlert = (db: Handle, key: string) =>
  db
    .selectFrom('stock_alerts')
    .select(['id', 'user_id', 'mailbox', 'confirmed_at'])
    .where('link_key', '=', key)
    .executeTakeFirst()

/** Whose alerts the link of an alert opens. */
export const ownerOfAlert = ({
  user_id,
  mailbox,
}: {
  user_id: number | null
  mailbox: string | null
}): AlertOwner => (user_id === null ? { mailbox: mailbox ?? '' } : { userId: user_id })

/** How many confirmed alerts wait for each variant. */
export async function listWaitingVariants(db: Db, sort: 'people' | 'time', most: number) {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('stock_alerts')
        .select((each) => [
          'pack_id',
          each.fn.countAll<number>().as('waiting'),
          each.fn.min('requested_at').as('since'),
        ])
        .where('sent_at', 'is', null)
        .where('confirmed_at', 'is not', null)
        .groupBy('pack_id')
        .as('alerts'),
    )
    .innerJoin('packs', 'packs.id', 'alerts.pack_id')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .select([
      'alerts.pack_id',
      'packs.product_id',
      variantNameSql(defaultLanguage).as('name'),
      'alerts.waiting',
      'alerts.since',
      'packs.stock',
      'packs.on_sale',
    ])
    .orderBy(sort === 'people' ? sql`alerts.waiting desc` : sql`alerts.since`)
    .orderBy('alerts.pack_id')
    .limit(most)
    .execute()
  return rows.map(({ waiting, since, ...row }) => ({
    ...row,
    waiting: Number(waiting),
    since: since.toISOString(),
  }))
}
