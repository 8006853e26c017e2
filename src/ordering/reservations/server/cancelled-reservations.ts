import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { Settings } from '#settings/settings.ts'
import { hourMs } from '#values/time/durations.ts'
import { cooldownAfter } from './reservation-durations.ts'

/** Where an order comes from: the network, and the browser if it keeps the shop's cookie. */
export type OrderOrigin = { network: string; device: string | undefined }

/** Cancelled orders count until there was none for this long. */
const cancellationWindowMs = 2 * hourMs
/** Shared networks and devices must not be blocked for longer because of somebody else. */
const maxCooldownMs = hourMs

/** Unpaid orders that a device may cancel without a cooldown, so that corrections cost nothing. */
const freePerDevice = 3

type CancellationCounter = { name: string; free: number }

/**
 * The counters of cancelled reservations, across accounts. A network may cancel three times as many orders as it may
 * have unpaid at once; if that limit is off, networks are not counted.
 */
function cancellationCountersOf(
  { network, device }: Partial<OrderOrigin>,
  { orders }: Pick<Settings, 'orders'>,
): CancellationCounter[] {
  const freePerNetwork = 3 * orders.unpaidPerNetwork
  return [
    ...(device === undefined ? [] : [{ name: `given up device ${device}`, free: freePerDevice }]),
    ...(network === undefined || freePerNetwork === 0
      ? []
      : [{ name: `given up network ${network}`, free: freePerNetwork }]),
  ]
}

/**
 * Counts a cancelled reservation once for each device and network that took part in it.
 * @param from where it was cancelled and where it was placed; both, because otherwise cancelling from another network
 * would not count
 */
export async function recordCancelledReservation(
  db: Db,
  settings: Pick<Settings, 'orders'>,
  from: Partial<OrderOrigin>[],
  now: Date,
): Promise<void> {
  const windowStart = new Date(now.getTime() - cancellationWindowMs)
  // Sorted, because two concurrent cancellations would otherwise deadlock.
  const names = new Set(from.flatMap((one) => cancellationCountersOf(one, settings)).map(({ name }) => name))
  for (const name of [...names].sort())
    await db
      .insertInto('guess_budgets')
      .values({ budget: name, failures: 1, since: now })
      .onConflict((known) =>
        known.column('budget').doUpdateSet((eb) => ({
          failures: eb
            .case()
            .when('guess_budgets.since', '<=', windowStart)
            .then(1)
            .else(eb('guess_budgets.failures', '+', 1))
            .end(),
          // Overwritten each time, unlike for login attempts: the cooldown starts at the last cancellation.
          since: now,
        })),
      )
      .execute()
}

/** When the cooldown of this device and network ends, in milliseconds since 1970; in the past or 0 if there is none. */
export async function findCancellationCooldownEnd(
  trx: Transaction<Database>,
  settings: Pick<Settings, 'orders'>,
  from: OrderOrigin,
  now: Date,
): Promise<number> {
  const counters = cancellationCountersOf(from, settings)
  if (counters.length === 0) return 0
  const rows = await trx
    .selectFrom('guess_budgets')
    .select(['budget', 'failures', 'since'])
    .where(
      'budget',
      'in',
      counters.map(({ name }) => name),
    )
    .where('since', '>', new Date(now.getTime() - cancellationWindowMs))
    .execute()
  const waits = rows.map(({ budget, failures, since }) => {
    const over = failures - (counters.find(({ name }) => name === budget)?.free ?? 0)
    return over > 0 ? since.getTime() + Math.min(cooldownAfter(over), maxCooldownMs) : 0
  })
  return Math.max(0, ...waits)
}
