import type { z } from 'zod'
import type { Parts } from '#parts.ts'
import { isEasyPin } from '#values/people/easy-pins.ts'
import type { Language } from '#words/language.ts'
import type { registration } from '../contract.ts'
import { forgetGuesses } from './login-attempts/pin-guesses.queries.ts'
import { hashPin } from './pins/pins.ts'
import { findHolders, insertUser } from './users.queries.ts'

export type Register =
  | { ok: true }
  | { ok: false; reason: 'EASY_PIN' }
  | { ok: false; reason: 'TAKEN'; taken: ('phone' | 'email')[] }

/**
 * Makes a customer (decision B1). Whether phone and e-mail are free is decided by the table's constraints, so that of
 * two who register the same at once one is told.
 */
export async function register(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { name, email, phone, pin }: z.infer<typeof registration>,
  language: Language,
): Promise<Register> {
  if (isEasyPin(pin, phone)) return { ok: false, reason: 'EASY_PIN' }
  const pinHash = await hashPin(pin)
  return await db.transaction().execute(async (trx): Promise<Register> => {
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
      // Guesses made while no account had this phone say nothing about the new pin.
      await forgetGuesses(trx, phone)
      return { ok: true }
    }
    const holders = await findHolders(trx, { phone, email })
    const taken = (['phone', 'email'] as const).filter((field) =>
      holders.some((holder) => holder[field] === person[field]),
    )
    return { ok: false, reason: 'TAKEN', taken }
  })
}
