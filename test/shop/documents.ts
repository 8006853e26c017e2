import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#database/connect.ts'
import type { TaxKind } from '#shopfront/settings/tax-contract.ts'
import { signInAs as signIn, type signInAs, type TestShop } from './shop.ts'

/**
 * Expects the documents to be consistent: each series of a year has consecutive numbers from 1; each paid order has one
 * invoice over the paid amount; its credit notes equal its refunds. A cash order may be invoiced before it is paid. Times of issue ascend in each series.
 */
export async function expectConsistentDocuments(db: Db) {
  const { rows: series } = await sql`
    select kind, financial_year, count(*)::integer as issued, max(serial) as last, min(serial) as first, next
    from documents left join document_series using (kind, financial_year)
    group by kind, financial_year, next
    having min(serial) <> 1 or max(serial) <> count(*) or next is distinct from max(serial) + 1`.execute(db)
  expect(series, 'series of documents with a gap').toEqual([])
  const { rows: older } = await sql`
    select number from (
      select number, issued_at, lag(issued_at) over (partition by kind, financial_year order by serial) as before
      from documents
    ) as numbered where issued_at < before`.execute(db)
  expect(older, 'documents that are older than the one before').toEqual([])
  const { rows: mismatched } = await sql`
    select orders.id, total_paise, refunded_paise, invoiced, credited from orders left join lateral (
      select
        sum((body ->> 'total_paise')::integer) filter (where kind <> 'credit_note') as invoiced,
        count(*) filter (where kind <> 'credit_note') as invoices,
        coalesce(sum((body ->> 'total_paise')::integer) filter (where kind = 'credit_note'), 0) as credited
      from documents where order_id = orders.id
    ) as papers on true
    where case
      -- A cash order is invoiced when it is dispatched, and credited if it is then cancelled.
      when paid_at is null and payment_method = 'cash_on_delivery' then invoices > 1
        or invoiced <> total_paise or credited <> case when status = 'cancelled' then coalesce(invoiced, 0) else 0 end
      when paid_at is null then invoices <> 0
      else invoices <> 1 or invoiced <> total_paise or credited <> refunded_paise end`.execute(db)
  expect(mismatched, 'orders whose documents say something else').toEqual([])
  const { rows: wrongSums } = await sql`
    select number from documents where (body ->> 'total_paise')::integer <> (
      select sum((line ->> 'paise')::integer) from jsonb_array_elements(body -> 'lines') as line
    ) or exists (
      select from jsonb_array_elements(body -> 'lines') as line where jsonb_typeof(line -> 'tax') = 'object'
        and (line ->> 'paise')::integer <> (line #>> '{tax,taxable}')::integer + (line #>> '{tax,cgst}')::integer
          + (line #>> '{tax,sgst}')::integer + (line #>> '{tax,igst}')::integer
    )`.execute(db)
  expect(wrongSums, 'documents whose lines do not add up').toEqual([])
  const { rows: unequalTaxes } = await sql`
    select number from documents, jsonb_array_elements(body -> 'lines') as line
    where line #>> '{tax,cgst}' <> line #>> '{tax,sgst}'`.execute(db)
  expect(unequalTaxes, 'documents whose CGST is not their SGST').toEqual([])
}

/** A valid GSTIN of Tamil Nadu. */
export const tamilGstin = '33ABCDE1234F1Z7'

/**
 * Sets the merchant’s tax kind in the store settings.
 * @param admin signed in anew if absent
 * @returns the signed-in administrator
 */
export async function setTax(shop: TestShop, kind: TaxKind, admin?: Awaited<ReturnType<typeof signInAs>>) {
  const merchant = admin ?? (await signIn(shop, 'admin'))
  const { facts, version } = (await merchant.get('/api/store')).json()
  const tax = { kind, prefix: 'PP', ...(kind !== 'unregistered' && { gstin: tamilGstin }) }
  const saved = await merchant.put('/api/store', {
    facts: { ...facts, tax },
    version,
    hiding_confirmed: true,
  })
  expect(saved.statusCode).toBe(200)
  return merchant
}

/** Documents of an order, oldest first. */
export const storedDocumentsOf = (db: Db, orderId: number) =>
  db
    .selectFrom('documents')
    .select(['kind', 'number', 'body'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

/** An address in another state than the shop. */
export const inKerala = { city: 'Kochi', state: 'Kerala', postal_code: '682001' }

/** Adds free delivery to Kerala. */
export async function deliverToKerala(admin: Awaited<ReturnType<typeof signInAs>>) {
  const zone = { name: 'South', codes: [], districts: [], states: ['Tamil Nadu', 'Kerala'], days: '4-9' }
  const terms = { fee: 0, free_from: null, minimum: null, note: '' }
  expect((await admin.post('/api/delivery/zones', { ...zone, ...terms })).statusCode).toBe(201)
}
