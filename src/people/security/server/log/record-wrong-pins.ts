import type { Parts } from '#parts.ts'
import { recordSecurity } from './record-security.ts'

/** The name of this hour's budget for wrong pins at the whole shop. */
export const hourlyBudgetName = (now: Date) => `shop ${now.toISOString().slice(0, 13)}`

/** Writes the wrong PINs of past hours into the security log, one entry per hour, and deletes their counters. */
export const recordWrongPins = ({ db, clock }: Pick<Parts, 'db' | 'clock'>) =>
  db.transaction().execute(async (trx) => {
    const now = clock.now()
    const over = await trx
      .deleteFrom('guess_budgets')
      .where('budget', 'like', 'shop %')
      .where('budget', '<', hourlyBudgetName(now))
      .returning(['failures', 'since'])
      .execute()
    for (const { failures, since } of over)
      if (failures > 0)
        await recordSecurity(trx, {
          event: 'wrong pins',
          details: { count: failures, first: since.toISOString() },
          now,
        })
  })
