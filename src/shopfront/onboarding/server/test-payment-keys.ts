import { isAuthenticationError, RazorpayError } from '#integrations/razorpay/razorpay-error.ts'
import type { Parts } from '#parts.ts'
import type { KeyOutcome } from '../contract.ts'
import { saveOnboardingMark } from './onboarding-marks.queries.ts'
import { createFingerprint, paymentKeyValues } from './settings-fingerprint.ts'

/** Short timeout, because the merchant waits for the result. */
const timeoutSeconds = 8
const daySeconds = 86_400

/** Tests the payment keys with a read-only call (list payments of the last day) and saves the result. */
export async function testPaymentKeys(parts: Pick<Parts, 'db' | 'clock' | 'razorpay' | 'settings'>) {
  const { db, clock, settings } = parts
  const outcome = await tryPaymentKeys(parts)
  await saveOnboardingMark(db, {
    name: 'payment-keys',
    about: await createFingerprint(paymentKeyValues(settings.razorpay)),
    outcome,
    marked_at: clock.now(),
  })
}

async function tryPaymentKeys({ razorpay, clock }: Pick<Parts, 'razorpay' | 'clock'>): Promise<KeyOutcome> {
  const to = Math.floor(clock.now().getTime() / 1000)
  try {
    await razorpay.within(timeoutSeconds).listPayments({ from: to - daySeconds, to, count: 1 })
    return 'works'
  } catch (error) {
    if (error instanceof RazorpayError) return keyOutcomeOf(error)
    throw error
  }
}

function keyOutcomeOf({ kind, status }: RazorpayError): KeyOutcome {
  if (kind === 'unavailable') return 'silent'
  if (kind === 'rate-limited') return 'busy'
  return isAuthenticationError(status) ? 'refused' : 'odd'
}
