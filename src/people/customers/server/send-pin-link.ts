import type { Parts } from '#parts.ts'
import { requestPinReset } from '#people/accounts/server/pins/request-pin-reset.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import type { Origin } from '#people/security/server/origin-of.ts'

type PinLinkInput = { customerId: number; formKey: string; by: { id: number }; from: Origin }

/**
 * Mails a customer the link to set a new PIN, in their language, as if they had requested it. Nobody in the back office
 * sees the PIN or the link. The form's key is an idempotency key: a repeated request sends no second mail.
 * @returns whether the customer exists
 */
export const sendPinLink = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { customerId, formKey, by, from }: PinLinkInput,
) =>
  db.transaction().execute(async (trx) => {
    const customer = await trx
      .selectFrom('users')
      .select(['id', 'name', 'email', 'locale'])
      .where('id', '=', customerId)
      .where('role', '=', 'customer')
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (!customer) return false
    const { email, locale } = customer
    const subjectKey = `${customerId}:${formKey}`
    await requestPinReset({ db: trx, clock }, { email, language: locale, subjectKey })
    await recordSecurity(trx, {
      event: 'pin link sent',
      user: customer,
      from,
      details: { by: by.id },
      now: clock.now(),
    })
    return true
  })
