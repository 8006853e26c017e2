import { sql } from 'kysely'
import type { Db } from '../../../../database/connect.ts'
import type { DocumentKind } from '../../../../database/tables/documents.ts'

/** Moments: the end belongs to the next month. */
export type Month = { start: Date; end: Date }

type Sums = { taxable: number; cgst: number; sgst: number; igst: number; total: number; delivery: number }

/** In paise; of who collects no tax the taxable value is what was paid. */
const sums = sql`
  sum(coalesce((line #>> '{tax,taxable}')::bigint, (line ->> 'paise')::bigint))::float8 as taxable,
  coalesce(sum((line #>> '{tax,cgst}')::bigint), 0)::float8 as cgst,
  coalesce(sum((line #>> '{tax,sgst}')::bigint), 0)::float8 as sgst,
  coalesce(sum((line #>> '{tax,igst}')::bigint), 0)::float8 as igst,
  sum((line ->> 'paise')::bigint)::float8 as total,
  coalesce(sum((line ->> 'paise')::bigint) filter (where line ->> 'what' = 'delivery'), 0)::float8 as delivery`

/** By the two digits: an address may write its state as it likes. One that nobody knows counts as the seller's own. */
const placeOfSupply = sql`coalesce(body #>> '{buyer,state_code}', body #>> '{seller,state_code}')`

const rate = sql`(line #>> '{tax,rate}')::integer`

const linesOf = ({ start, end }: Month, isNote: boolean) => sql`
  documents, jsonb_array_elements(body -> 'lines') as line
  where issued_at >= ${start} and issued_at < ${end} and (kind = 'credit_note') = ${isNote}`

/** Of who is not a registered business. */
export async function sumByState(db: Db, month: Month) {
  type Line = Sums & { code: string | null; rate: number | null }
  const { rows } = await sql<Line>`
    select ${placeOfSupply} as code, ${rate} as rate, ${sums}
    from ${linesOf(month, false)} and body #>> '{buyer,gstin}' is null group by 1, 2 order by 1, 2`.execute(
    db,
  )
  return rows
}

/** Of registered businesses, invoice by invoice, as their own returns name them. */
export async function findBusinesses(db: Db, month: Month) {
  type Line = Sums & {
    gstin: string
    buyer: string
    number: string
    date: string
    code: string | null
    rate: number | null
  }
  const { rows } = await sql<Line>`
    select body #>> '{buyer,gstin}' as gstin,
      coalesce(body #>> '{buyer,business_name}', body #>> '{buyer,name}') as buyer,
      number, body ->> 'issued_on' as date, ${placeOfSupply} as code, ${rate} as rate, ${sums}
    from ${linesOf(month, false)} and body #>> '{buyer,gstin}' is not null
    group by documents.id, 6 order by documents.id, 6`.execute(db)
  return rows
}

export async function sumByHsn(db: Db, month: Month) {
  type Line = Sums & { hsn: string | null; rate: number | null; quantity: number }
  const { rows } = await sql<Line>`
    select line ->> 'hsn' as hsn, ${rate} as rate,
      coalesce(sum((line ->> 'quantity')::integer), 0)::float8 as quantity, ${sums}
    from ${linesOf(month, false)} group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

/** From which number to which each series went; what was issued in April begins a series anew. */
export async function findSeries(db: Db, { start, end }: Month) {
  type Series = { kind: DocumentKind; first: string; last: string; count: number; total: number }
  const { rows } = await sql<Series>`
    select kind, (array_agg(number order by serial))[1] as first, (array_agg(number order by serial desc))[1] as last,
      count(*)::integer as count, sum((body ->> 'total_paise')::bigint)::float8 as total
    from documents where issued_at >= ${start} and issued_at < ${end}
    group by kind, financial_year order by kind, financial_year`.execute(db)
  return rows
}

export async function findNotes(db: Db, month: Month) {
  type Note = Sums & {
    number: string
    date: string
    takes_back: string
    gstin: string | null
    rate: number | null
  }
  const { rows } = await sql<Note>`
    select number, body ->> 'issued_on' as date, body #>> '{takes_back,number}' as takes_back,
      body #>> '{buyer,gstin}' as gstin, ${rate} as rate, ${sums}
    from ${linesOf(month, true)} group by documents.id, 5 order by documents.id, 5`.execute(db)
  return rows
}
