import type { z } from 'zod'
import type { Parts } from '../../../parts.ts'
import type { pinReset } from '../contract.ts'
import { forgetGuesses } from './pin-guesses.queries.ts'
import { closePinResets, takePinReset } from './pin-resets.queries.ts'
import { hashPin } from './pins.ts'
import { closeOtherSessions } from './sessions.queries.ts'
import { lockUserByEmail, updateUser } from './users.queries.ts'

type ResetPin = { ok: true } | { ok: false; reason: 'LINK_EXPIRED' }

/**
 * Sets a new pin with the token of a mailed link (decision B14). The link and every other one of that person is used
 * up, every login ends (decision B6), and the wait after wrong pins is over (decision B15).
 */
export async function resetPin(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { email, token, pin }: z.infer<typeof pinReset>,
): Promise<ResetPin> {
  const pinHash = await hashPin(pin)
  return await db.transaction().execute(async (trx): Promise<ResetPin> => {
    const user = await lockUserByEmail(trx, email)
    if (!user || !(await takePinReset(trx, user.id, token, clock.now())))
      return { ok: false, reason: 'LINK_EXPIRED' }
    await updateUser(trx, user.id, { pin_hash: pinHash })
    await closePinResets(trx, user.id)
    await closeOtherSessions(trx, user.id)
    await forgetGuesses(trx, user.phone)
    return { ok: true }
  })
}
