import { sql } from 'kysely'
import type { Exemption } from '#accounting/tax/rules/tax-class.ts'
import type { Db } from '#database/connect.ts'
import type { DocumentKind } from '#database/tables/documents.ts'

/** Start and end as timestamps; the end belongs to the next month. */
export type Month = { start: Date; end: Date }

type Sums = { taxable: number; cgst: number; sgst: number; igst: number; total: number; delivery: number }

/** The rate in percent, or the exemption. */
type Taxed = { rate: number | null; exemption: Exemption | null }

/** In paise; without tax the taxable value is the amount paid. */
const sums = sql`
  sum(coalesce((line #>> '{tax,taxable}')::bigint, (line ->> 'paise')::bigint))::float8 as taxable,
  coalesce(sum((line #>> '{tax,cgst}')::bigint), 0)::float8 as cgst,
  coalesce(sum((line #>> '{tax,sgst}')::bigint), 0)::float8 as sgst,
  coalesce(sum((line #>> '{tax,igst}')::bigint), 0)::float8 as igst,
  sum((line ->> 'paise')::bigint)::float8 as total,
  coalesce(sum((line ->> 'paise')::bigint) filter (where line ->> 'what' = 'delivery'), 0)::float8 as delivery`

/** The two-digit GST state code, because addresses spell states freely; unknown ones count as the seller’s own. */
const placeOfSupply = sql`coalesce(body #>> '{buyer,state_code}', body #>> '{seller,state_code}')`

const rate = sql`(line #>> '{tax,rate}')::integer`

/** Delivery has no unit of its own and takes that of the goods with its HSN code and rate. */
const unit = sql`coalesce(line ->> 'unit', case when line ->> 'what' = 'delivery' then (
    select min(goods ->> 'unit') from jsonb_array_elements(body -> 'lines') as goods
    where goods ->> 'what' = 'goods' and goods ->> 'hsn' = line ->> 'hsn'
      and (goods #>> '{tax,rate}') is not distinct from (line #>> '{tax,rate}')
      and (goods ->> 'exemption') is not distinct from (line ->> 'exemption')
  ) end)`

/**
 * Why a line has no tax although the merchant collects tax: GST returns list exempt and nil-rated supplies separately.
 */
const exemption = sql`line ->> 'exemption'`

/** The `from` clause of the lines of a month's invoices, or of its credit notes. */
const fromDocumentLines = ({ start, end }: Month, isCreditNote: boolean) => sql`
  documents, jsonb_array_elements(body -> 'lines') as line
  where issued_at >= ${start} and issued_at < ${end} and (kind = 'credit_note') = ${isCreditNote}`

/** Sales of a month to buyers without a GSTIN (B2C), by state and tax rate. */
export async function sumByState(db: Db, month: Month) {
  type Line = Sums & Taxed & { code: string | null }
  const { rows } = await sql<Line>`
    select ${placeOfSupply} as code, ${rate} as rate, ${exemption} as exemption, ${sums}
    from ${fromDocumentLines(month, false)} and body #>> '{buyer,gstin}' is null
    group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  return rows
}

/** Sales of a month to registered businesses (B2B), by invoice and tax rate. */
export async function listBusinessSupplies(db: Db, month: Month) {
  type Line = Sums &
    Taxed & { gstin: string; buyer: string; number: string; date: string; code: string | null }
  const { rows } = await sql<Line>`
    select body #>> '{buyer,gstin}' as gstin,
      coalesce(body #>> '{buyer,business_name}', body #>> '{buyer,name}') as buyer,
      number, body ->> 'issued_on' as date, ${placeOfSupply} as code, ${rate} as rate,
      ${exemption} as exemption, ${sums}
    from ${fromDocumentLines(month, false)} and body #>> '{buyer,gstin}' is not null
    group by documents.id, 6, 7 order by documents.id, 6, 7`.execute(db)
  return rows
}

/**
 * Sales of a month by HSN code, unit quantity code and tax rate; documents from before the unit was stored have none.
 */
export async function sumByHsn(db: Db, month: Month) {
  type Line = Sums & Taxed & { hsn: string | null; unit: string | null; quantity: number }
  const { rows } = await sql<Line>`
    select line ->> 'hsn' as hsn, ${unit} as unit, ${rate} as rate, ${exemption} as exemption,
      coalesce(sum((line ->> 'quantity')::integer), 0)::float8 as quantity, ${sums}
    from ${fromDocumentLines(month, false)} group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db)
  return rows
}

/** First and last number, count and total of each series in a month; a series starts again each April. */
export async function listSeries(db: Db, { start, end }: Month) {
  type Series = { kind: DocumentKind; first: string; last: string; count: number; total: number }
  const { rows } = await sql<Series>`
    select kind, (array_agg(number order by serial))[1] as first, (array_agg(number order by serial desc))[1] as last,
      count(*)::integer as count, sum((body ->> 'total_paise')::bigint)::float8 as total
    from documents where issued_at >= ${start} and issued_at < ${end}
    group by kind, financial_year order by kind, financial_year`.execute(db)
  return rows
}

/** The credit notes of a month, with a row for each tax rate. */
export async function listCreditNotes(db: Db, month: Month) {
  type Note = Sums & Taxed & { number: string; date: string; takes_back: string; gstin: string | null }
  const { rows } = await sql<Note>`
    select number, body ->> 'issued_on' as date, body #>> '{takes_back,number}' as takes_back,
      body #>> '{buyer,gstin}' as gstin, ${rate} as rate, ${exemption} as exemption, ${sums}
    from ${fromDocumentLines(month, true)} group by documents.id, 5, 6 order by documents.id, 5, 6`.execute(
    db,
  )
  return rows
}
