import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'

type Trx = Transaction<Database>
/** An arbitrary key for the advisory lock, unused elsewhere in this database. */
const advisoryLock = 7_305_220

/** Whether this transaction may write the index: one at a time, so that counts of products need no locks. */
export async function takeIndexLock(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(advisoryLock)}) as is_mine`.execute(trx)
  return rows[0]?.is_mine ?? false
}

/** Takes products from the queue. Those that are being edited are left for the next run. */
export async function takeFromQueue(trx: Trx, most: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    delete from search_queue where product_id in (
      select product_id from search_queue order by product_id limit ${sql.lit(most)} for update skip locked
    ) returning product_id`.execute(trx)
  return rows.map(({ product_id }) => product_id)
}

export type NewTerm = { term: string; words: string; key: string; consonants: string; is_name: boolean }

/** Adds the terms that are new. @returns the ids of all of them by term */
export async function storeTerms(trx: Trx, terms: NewTerm[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; term: string }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb)
        as given (term text, words text, key text, consonants text, is_name boolean)
    ), added as (
      insert into search_terms (term, words, key, consonants, is_name)
      select term, words, key, consonants, is_name from given
      on conflict (term) do update set is_name = true where excluded.is_name and not search_terms.is_name
      returning id, term
    )
    select id, term from added
    union select search_terms.id, search_terms.term from search_terms join given using (term)`.execute(trx)
  return new Map(rows.map(({ id, term }) => [term, id]))
}

/** A product's terms with their ranks, ordered by id; empty if it is not to be found. */
export type Document = { product_id: number; term_ids: number[]; ranks: number[] }

/** The stored documents of these products. */
export const readDocuments = (trx: Trx, ids: number[]) =>
  trx.selectFrom('search_documents').selectAll().where('product_id', 'in', ids).execute()

export type Posting = { term_id: number; rank: number; product_id: number }

/** Replaces what changed of some documents. Terms that no product has any more stay: they find nothing. */
export async function writeDocuments(
  trx: Trx,
  { documents, removed, added }: { documents: Document[]; removed: Posting[]; added: Posting[] },
) {
  const unnested = (rows: Posting[]) => sql`unnest(
    ${rows.map(({ term_id }) => term_id)}::integer[], ${rows.map(({ rank }) => rank)}::smallint[],
    ${rows.map(({ product_id }) => product_id)}::integer[]) as row (term_id, rank, product_id)`
  await sql`
    delete from product_terms using ${unnested(removed)} where product_terms.term_id = row.term_id
      and product_terms.rank = row.rank and product_terms.product_id = row.product_id`.execute(trx)
  await sql`
    insert into product_terms (term_id, rank, product_id)
    select term_id, rank, product_id from ${unnested(added)} on conflict do nothing`.execute(trx)
  await sql`
    update search_terms set products = products + difference from (
      select term_id, sum(amount) as difference from (
        select term_id, 1 as amount from ${unnested(added)} union all select term_id, -1 from ${unnested(removed)}
      ) as amounts group by term_id having sum(amount) <> 0
    ) as changed where id = term_id`.execute(trx)
  await sql`
    delete from search_documents where product_id = any (${documents.map((each) => each.product_id)}::integer[])`.execute(
    trx,
  )
  const kept = documents.filter(({ term_ids }) => term_ids.length > 0)
  await sql`
    insert into search_documents (product_id, term_ids, ranks)
    select product_id, array(select jsonb_array_elements_text(term_ids)::integer),
      array(select jsonb_array_elements_text(ranks)::smallint)
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
      as given (product_id integer, term_ids jsonb, ranks jsonb)`.execute(trx)
}
