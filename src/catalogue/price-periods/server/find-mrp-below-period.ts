import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { formatRupees, toPaise, toRupees } from '#values/money/money.ts'
import { officeSentences } from '../words/index.ts'
import { findPeriodAboveMrp } from './periods.queries.ts'

/** A stored variant with its new MRP in rupees. */
type NewMrp = { id: number; mrp: number | null }

/**
 * The variant whose new MRP is below a price that runs or is scheduled, which would then be unlawful, with the sentence
 * that says so; null if there is none.
 */
export async function findMrpBelowPeriod(db: Db | Transaction<Database>, variants: NewMrp[], now: Date) {
  const found = await findPeriodAboveMrp(
    db,
    variants.map(({ id, mrp }) => ({ packId: id, mrpPaise: mrp === null ? null : toPaise(mrp) })),
    now,
  )
  if (!found) return null
  const sentence = officeSentences.mrpBelowPeriod({ price: formatRupees(toRupees(found.paise)) })
  return { packId: found.packId, sentence }
}
