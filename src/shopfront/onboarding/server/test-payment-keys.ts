import { ProviderError } from '#integrations/payments/provider-error.ts'
import type { Parts } from '#parts.ts'
import { dayMs } from '#values/time/durations.ts'
import type { KeyOutcome } from '../contract.ts'
import { saveOnboardingMark } from './onboarding-marks.queries.ts'
import { createFingerprint, paymentKeyValues } from './settings-fingerprint.ts'

/** Short timeout, because the merchant waits for the result. */
const timeoutSeconds = 8

/** Tests the payment keys with a read-only call (list payments of the last day) and saves the result. */
export async function testPaymentKeys(parts: Pick<Parts, 'db' | 'clock' | 'payments' | 'settings'>) {
  const { db, clock, settings } = parts
  const outcome = await tryPaymentKeys(parts)
  await saveOnboardingMark(db, {
    name: 'payment-keys',
    about: await createFingerprint(paymentKeyValues(settings.razorpay)),
    outcome,
    marked_at: clock.now(),
  })
}

async function tryPaymentKeys({ payments, clock }: Pick<Parts, 'payments' | 'clock'>): Promise<KeyOutcome> {
  const to = clock.now()
  const from = new Date(to.getTime() - dayMs)
  try {
    await payments.online.within(timeoutSeconds).listPayments({ from, to, count: 1 })
    return 'works'
  } catch (error) {
    if (error instanceof ProviderError) return keyOutcomeOf(error)
    throw error
  }
}

function keyOutcomeOf({ kind }: ProviderError): KeyOutcome {
  if (kind === 'unavailable') return 'silent'
  if (kind === 'rate-limited') return 'busy'
  return kind === 'keys-refused' || kind === 'not-permitted' ? 'refused' : 'odd'
}
