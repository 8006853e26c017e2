import type { Parts } from '../../../parts.ts'
import { checkPin, type PinCheck } from './check-pin.ts'
import { openSession } from './sessions.queries.ts'
import { findUserByPhone, holdPin } from './users.queries.ts'

export type LogIn =
  | { ok: true; user: { role: 'customer' | 'admin' }; token: string }
  | Exclude<PinCheck, { ok: true }>

/** Opens a login. A phone that nobody has is refused like a wrong pin, in words, in time and in its count of tries. */
export async function logIn(
  parts: Pick<Parts, 'db' | 'clock'>,
  { phone, pin }: { phone: string; pin: string },
): Promise<LogIn> {
  const user = await findUserByPhone(parts.db, phone)
  const checked = await checkPin(parts, phone, pin, user?.pin_hash)
  if (!checked.ok) return checked
  const token = user && (await openLogin(parts, user.id, user.pin_hash))
  return token ? { ok: true, user, token } : { ok: false, reason: 'WRONG_PIN' }
}

/** A pin that is changed while it is checked opens nothing: a change ends every login (decision B6), this one too. */
const openLogin = ({ db, clock }: Pick<Parts, 'db' | 'clock'>, userId: number, pinHash: string) =>
  db
    .transaction()
    .execute(async (trx) =>
      (await holdPin(trx, userId, pinHash)) ? openSession(trx, userId, clock.now()) : undefined,
    )
