import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { Settings } from '#settings/settings.ts'
import { waitAfter } from './hold-durations.ts'

/** Where a shopper orders from: their network, and their browser where it keeps the shop's cookie. */
export type OrdersFrom = { network: string; device: string | undefined }

const hour = 3600_000
/** Without another cancelled order for so long, the earlier ones no longer count. */
const rememberedMs = 2 * hour
/** Others share a network or a device: nobody waits longer than this for what they did. */
const longestWaitMs = hour

/** Orders that one device may cancel unpaid before it waits: correcting one once or twice costs nothing. */
const freeOfDevice = 3

type Counted = { name: string; free: number }

/**
 * What cancelled reservations are counted under, across accounts. Of a network three times as many are free as may be
 * unpaid at once; where that number is not limited, networks are not counted.
 */
function countersOf(
  { network, device }: Partial<OrdersFrom>,
  { orders }: Pick<Settings, 'orders'>,
): Counted[] {
  const freeOfNetwork = 3 * orders.unpaidPerNetwork
  return [
    ...(device === undefined ? [] : [{ name: `given up device ${device}`, free: freeOfDevice }]),
    ...(network === undefined || freeOfNetwork === 0
      ? []
      : [{ name: `given up network ${network}`, free: freeOfNetwork }]),
  ]
}

/**
 * Counts a reservation that its shopper gave up, for every device and network that had a part in it, once each.
 * @param from where it was cancelled, and where it was placed: who cancels elsewhere goes on counting
 */
export async function countGivenUp(
  db: Db,
  settings: Pick<Settings, 'orders'>,
  from: Partial<OrdersFrom>[],
  now: Date,
): Promise<void> {
  const quietSince = new Date(now.getTime() - rememberedMs)
  // In one order, so that two who cancel at the same moment do not wait for each other.
  const names = new Set(from.flatMap((one) => countersOf(one, settings)).map(({ name }) => name))
  for (const name of [...names].sort())
    await db
      .insertInto('guess_budgets')
      .values({ budget: name, failures: 1, since: now })
      .onConflict((known) =>
        known.column('budget').doUpdateSet((eb) => ({
          failures: eb
            .case()
            .when('guess_budgets.since', '<=', quietSince)
            .then(1)
            .else(eb('guess_budgets.failures', '+', 1))
            .end(),
          // The last one, unlike the budgets of guesses: the wait begins with it.
          since: now,
        })),
      )
      .execute()
}

/** Until when a device and a network wait for the reservations that were given up there; 0 where they need not. */
export async function givenUpWaitsUntil(
  trx: Transaction<Database>,
  settings: Pick<Settings, 'orders'>,
  from: OrdersFrom,
  now: Date,
): Promise<number> {
  const counters = countersOf(from, settings)
  if (counters.length === 0) return 0
  const rows = await trx
    .selectFrom('guess_budgets')
    .select(['budget', 'failures', 'since'])
    .where(
      'budget',
      'in',
      counters.map(({ name }) => name),
    )
    .where('since', '>', new Date(now.getTime() - rememberedMs))
    .execute()
  const waits = rows.map(({ budget, failures, since }) => {
    const over = failures - (counters.find(({ name }) => name === budget)?.free ?? 0)
    return over > 0 ? since.getTime() + Math.min(waitAfter(over), longestWaitMs) : 0
  })
  return Math.max(0, ...waits)
}
