import type { z } from 'zod'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'
import type { registration } from '../contract.ts'
import { isEasyPin } from '../rules/easy-pins.ts'
import { clearPinAttempts } from './login-attempts/pin-attempts.queries.ts'
import { hashPin } from './pins/pins.ts'
import { findUsersByPhoneOrEmail, insertUser } from './users.queries.ts'

export type RegisterResult =
  | { ok: true }
  | { ok: false; reason: 'EASY_PIN' }
  | { ok: false; reason: 'TAKEN'; taken: ('phone' | 'email')[] }

/**
 * Creates a customer and opens no session (decision B1). Unique constraints decide whether phone and e-mail address are
 * free, so that of two concurrent registrations one is refused.
 */
export async function register(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { name, email, phone, pin }: z.infer<typeof registration>,
  language: Language,
): Promise<RegisterResult> {
  if (isEasyPin(pin, phone)) return { ok: false, reason: 'EASY_PIN' }
  const pinHash = await hashPin(pin)
  return await db.transaction().execute(async (trx): Promise<RegisterResult> => {
    const person = {
      name,
      email,
      phone,
      pin_hash: pinHash,
      role: 'customer',
      locale: language,
      created_at: clock.now(),
    } as const
    if (await insertUser(trx, person)) {
      // Attempts made while no account had this phone must not count for the new PIN.
      await clearPinAttempts(trx, phone)
      return { ok: true }
    }
    const holders = await findUsersByPhoneOrEmail(trx, { phone, email })
    const taken = (['phone', 'email'] as const).filter((field) =>
      holders.some((holder) => holder[field] === person[field]),
    )
    return { ok: false, reason: 'TAKEN', taken }
  })
}
