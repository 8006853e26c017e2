import type { Db } from '#database/connect.ts'
import type { Parts } from '#parts.ts'
import {
  countFailure,
  exhaustedUntil,
  type FailureBudget,
  readFailures,
  refundFailures,
} from '#people/security/server/failure-budgets.queries.ts'
import type { Client } from '#people/security/server/identify-client.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { hourlyBudgetName } from '#people/security/server/log/record-wrong-pins.ts'
import { networkOf } from '#people/security/server/network-of.ts'
import { signFor } from '#people/security/server/shop-secret.queries.ts'
import { isEasyPin } from '../../rules/easy-pins.ts'

const daySeconds = 86_400

/**
 * The budget of wrong pins per network. Successful logins do not count: thousands of phones share the address of a
 * mobile carrier.
 */
export const networkBudget = ({ address }: Client) => ({
  name: `network ${networkOf(address)}`,
  max: 60,
  seconds: 300,
})

/** The hourly budget of wrong pins from unknown devices at the whole shop: far above what mistyping causes. */
const shopBudget = (now: Date) => ({ name: hourlyBudgetName(now), max: 200, seconds: 3600 })

/** How many accounts one pin may fail at in a day; fewer for the pins that attackers try first. */
const maxAccountsPerPin = (pin: string) => (isEasyPin(pin) ? 3 : 10)

/**
 * Counts one more account at which this pin is tried, against password spraying. The same pin at the same account again
 * is not counted. Only keyed hashes (HMAC) are stored, never the pin.
 * @returns `isPinSprayed`: whether this pin was tried at more accounts today than is allowed; `counted`: the names of
 * the budgets charged, to be refunded when the pin turns out to be right
 */
export async function countPinAcrossAccounts(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  tried: { phone: string; pin: string },
  from: Client,
) {
  const now = clock.now()
  const keyOf = (text: string) => signFor(db, 'tried pins', text, now)
  const pin = { name: `pin ${await keyOf(tried.pin)}`, seconds: daySeconds }
  const here = { name: `pin at ${await keyOf(`${tried.pin} ${tried.phone}`)}`, seconds: daySeconds }
  const isFirstHere = (await countFailure(db, here, now)) === 1
  const accounts = isFirstHere ? await countFailure(db, pin, now) : await readFailures(db, pin, now)
  const max = maxAccountsPerPin(tried.pin)
  if (isFirstHere && accounts === max + 1)
    await recordSecurity(db, { event: 'pins sprayed', from, details: { one_pin_at_accounts: accounts }, now })
  return {
    isPinSprayed: accounts > max,
    counted: isFirstHere ? [here.name, pin.name] : [],
  }
}

type ChargedAttempt =
  | { ok: true; counted: string[]; shop: FailureBudget; isShopBusy: boolean }
  | { ok: false; seconds: number }

/**
 * Charges the budgets of the network and of the whole shop before the pin is compared: each of several concurrent
 * tries, in any number of processes, gets a number of its own, so that together they cannot exceed the limit.
 * @returns the seconds to wait if the network's budget is used up (nothing stays charged then); otherwise `counted`,
 * the names of the budgets charged, to be refunded unless the pin turns out to be wrong, and `isShopBusy`: whether the
 * whole shop's budget is used up, so that a mailed code is needed as well
 */
export async function chargeAttempt(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  from: Client,
): Promise<ChargedAttempt> {
  const now = clock.now()
  const network = networkBudget(from)
  const secondsTo = (end: Date) => Math.ceil((end.getTime() - now.getTime()) / 1000)
  const stoppedUntil = await exhaustedUntil(db, network, now)
  if (stoppedUntil) return { ok: false, seconds: secondsTo(stoppedUntil) }
  if ((await countFailure(db, network, now)) > network.max) {
    const end = await exhaustedUntil(db, network, now)
    await refundFailures(db, [network.name])
    return { ok: false, seconds: end ? secondsTo(end) : 1 }
  }
  const shop = shopBudget(now)
  const isShopBusy = (await countFailure(db, shop, now)) > shop.max
  return { ok: true, counted: [network.name, shop.name], shop, isShopBusy }
}

/**
 * After a wrong pin: writes into the security log, once per window, that the budget of the network or of the shop is
 * used up.
 */
export async function recordUsedUpBudgets(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  from: Client,
  { shop }: { shop: FailureBudget },
) {
  const now = clock.now()
  const network = networkBudget(from)
  if (await isNewlyUsedUp(db, network, now))
    await recordSecurity(db, { event: 'network stopped', from, details: { wrong_pins: network.max }, now })
  if (await isNewlyUsedUp(db, shop, now))
    await recordSecurity(db, { event: 'pins sprayed', details: { wrong_pins_this_hour: shop.max }, now })
}

/**
 * Whether this call is the first in the window to find the budget used up. Concurrent attempts raise the budget's
 * count too, so a separate counter is raised: only the first call reads 1.
 */
async function isNewlyUsedUp(db: Db, { name, max, seconds }: FailureBudget, now: Date) {
  const end = await exhaustedUntil(db, { name, max, seconds }, now)
  if (!end) return false
  return (await countFailure(db, { name: `told ${name} ${end.toISOString()}`, seconds }, now)) === 1
}
