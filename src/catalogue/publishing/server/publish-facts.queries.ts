import { sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { PublishFacts } from './missing-to-publish.ts'

type Handle = Db | Transaction<Database>

/** The facts that decide whether a product may be sold. */
const selectPublishFacts = (db: Handle) =>
  db
    .selectFrom('products')
    .leftJoin('product_labels', 'product_labels.product_id', 'products.id')
    .select((eb) => [
      'products.id',
      'products.name',
      'products.one_liner',
      'products.description',
      'products.translations',
      'products.confirmed_claims',
      'products.archived_at',
      'products.publish_at',
      'products.hsn',
      'products.tax_rate',
      'products.exemption',
      sql<PublishFacts['label']>`product_labels.label`.as('label'),
      'product_labels.version as label_version',
      jsonArrayFrom(
        eb
          .selectFrom('packs')
          .select(['net_amount', 'mrp_paise'])
          .whereRef('packs.product_id', '=', 'products.id')
          .where('packs.position', 'is not', null),
      ).as('packs'),
    ])

/** The publish facts of a product, also of a deleted one; undefined if there is none. */
export const findPublishFacts = (db: Handle, productId: number) =>
  selectPublishFacts(db).where('products.id', '=', productId).executeTakeFirst()

/** The publish facts of these products. */
export const listPublishFacts = (db: Handle, productIds: number[]) =>
  selectPublishFacts(db).where('products.id', 'in', productIds).execute()

/** The publish facts of all products on sale. */
export const listOnSale = (db: Handle) =>
  selectPublishFacts(db).where('products.archived_at', 'is', null).orderBy('products.id').execute()

/** The publish facts of hidden products that are neither deleted nor drafts. */
export const listUnpublishedProducts = (db: Handle) =>
  selectPublishFacts(db)
    .where('products.archived_at', 'is not', null)
    .where('products.hidden', '=', true)
    .where('products.draft', '=', false)
    .orderBy('products.id')
    .execute()

/** The publish facts of products whose publishing time has come. */
export const listDueToPublish = (db: Handle, now: Date) =>
  selectPublishFacts(db).where('products.publish_at', '<=', now).orderBy('products.id').execute()
