import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'
import { confirmEmail } from '#people/accounts/server/confirmed-email.queries.ts'
import { findLinkedAlert, isOwnedBy, ownerOfAlert } from './alerts.queries.ts'

/**
 * Confirms the address that got this link, for all waiting alerts of its recipient. Confirming again, or with an unknown
 * key, does nothing.
 */
export const confirmAlerts = ({ db, clock }: Pick<Parts, 'db' | 'clock'>, key: string): Promise<void> =>
  transact(db, async (trx) => {
    const alert = await findLinkedAlert(trx, key)
    if (!alert) return
    const now = clock.now()
    if (alert.user_id !== null) await confirmEmail(trx, alert.user_id, now)
    await trx
      .updateTable('stock_alerts')
      .set({ confirmed_at: now })
      .where(isOwnedBy(ownerOfAlert(alert)))
      .where('confirmed_at', 'is', null)
      .execute()
  })
