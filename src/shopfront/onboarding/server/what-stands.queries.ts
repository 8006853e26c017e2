import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { pageName } from '#shopfront/pages/text-rules-contract.ts'
import { firstLanguage } from '#words/language.ts'

/** What the law wants said before anybody pays. */
export const policyNames = pageName.exclude(['home', 'about']).options

/** What of a first sale there is; each is one look along its own index. */
export async function findFirsts(db: Db) {
  const { rows } = await sql<{ product: boolean; order: boolean }>`
    select
      exists (select from packs where on_sale order by stock, product_id limit 1) as product,
      exists (select from payments where pays_order order by order_id limit 1) as "order"`.execute(db)
  return rows[0] ?? { product: false, order: false }
}

/** How many of the policies say the merchant's own words. */
export async function countOwnPolicies(db: Db) {
  const published = await Promise.all(
    policyNames.map((page) =>
      db
        .selectFrom('page_texts')
        .select(sql<boolean>`texts is not null`.as('is_own'))
        .where('page', '=', page)
        .where('language', '=', firstLanguage)
        .where('state', '=', 'published')
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ),
  )
  return published.filter((row) => row?.is_own).length
}

/** What became of a test mail. */
export const findTestMail = (db: Db, subjectKey: string) =>
  db
    .selectFrom('outbox')
    .select(['recipient', 'sent_at', 'last_error', 'created_at'])
    .where('kind', '=', 'test-mail')
    .where('subject_key', '=', subjectKey)
    .executeTakeFirst()
