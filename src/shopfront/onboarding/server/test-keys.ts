import { isAboutKeys, RazorpayError } from '#integrations/razorpay/razorpay-error.ts'
import type { Parts } from '#parts.ts'
import type { KeyOutcome } from '../contract.ts'
import { setMark } from './marks.queries.ts'
import { keysOf, printOf } from './settings-print.ts'

/** A person waits for the answer. */
const patienceSeconds = 8
const daySeconds = 86_400

/** Tries the keys of the settings for real: asks for one of the last day's payments, which changes nothing, and keeps what came of it. */
export async function testKeys(parts: Pick<Parts, 'db' | 'clock' | 'razorpay' | 'settings'>) {
  const { db, clock, settings } = parts
  const outcome = await askProvider(parts)
  await setMark(db, {
    name: 'payment-keys',
    about: await printOf(keysOf(settings.razorpay)),
    outcome,
    marked_at: clock.now(),
  })
}

async function askProvider({ razorpay, clock }: Pick<Parts, 'razorpay' | 'clock'>): Promise<KeyOutcome> {
  const to = Math.floor(clock.now().getTime() / 1000)
  try {
    await razorpay.within(patienceSeconds).listPayments({ from: to - daySeconds, to, count: 1 })
    return 'works'
  } catch (error) {
    if (error instanceof RazorpayError) return meaningOf(error)
    throw error
  }
}

function meaningOf({ kind, status }: RazorpayError): KeyOutcome {
  if (kind === 'unavailable') return 'silent'
  if (kind === 'rate-limited') return 'busy'
  return isAboutKeys(status) ? 'refused' : 'odd'
}
