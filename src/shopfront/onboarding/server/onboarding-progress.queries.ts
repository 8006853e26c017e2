import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { pageName } from '#shopfront/pages/text-rules-contract.ts'
import { defaultLanguage } from '#words/language.ts'

/** The policies that the law requires before the first payment. */
export const policyNames = pageName.exclude(['home', 'about']).options

/**
 * Whether there is a category, a product, a label, a product on sale and a paid order; each check is one index lookup.
 */
export async function checkFirstProductAndOrder(db: Db) {
  const { rows } = await sql<FirstSteps>`
    select
      exists (select from categories order by id limit 1) as category,
      exists (select from products order by id limit 1) as draft,
      exists (select from product_labels order by product_id limit 1) as label,
      exists (select from packs where on_sale order by stock, product_id limit 1) as product,
      exists (select from payments where pays_order order by order_id limit 1) as "order"`.execute(db)
  return rows[0] ?? { category: false, draft: false, label: false, product: false, order: false }
}
type FirstSteps = Record<'category' | 'draft' | 'label' | 'product' | 'order', boolean>

/** Number of policies whose published text in the default language is the merchant's own. */
export async function countCustomizedPolicies(db: Db) {
  const published = await Promise.all(
    policyNames.map((page) =>
      db
        .selectFrom('page_texts')
        .select(sql<boolean>`texts is not null`.as('is_own'))
        .where('page', '=', page)
        .where('language', '=', defaultLanguage)
        .where('state', '=', 'published')
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ),
  )
  return published.filter((row) => row?.is_own).length
}

/** The outbox row of a test mail; undefined if there is none (any more). */
export const findTestMail = (db: Db, subjectKey: string) =>
  db
    .selectFrom('outbox')
    .select(['recipient', 'sent_at', 'last_error', 'created_at'])
    .where('kind', '=', 'test-mail')
    .where('subject_key', '=', subjectKey)
    .executeTakeFirst()
