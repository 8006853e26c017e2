/**
 * Two shops sell, one of them through PgBouncer, while processes crash: `npm run test:books`, about five minutes, on
 * Debian, as root. The printed seed reproduces the crashes: `BOOKS_SEED=…`.
 */
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { waitForSales } from '../outage/expect-nothing-lost.ts'
import { openOutageWorld, withDatabase } from '../outage/outage-world.ts'
import { startShoppers } from '../outage/shoppers.ts'
import { startMerchant } from '../running/failover/merchant.ts'
import { startPgBouncer } from '../running/pgbouncer.ts'
import { ensureProgram } from '../running/system-program.ts'
import { expectBooksBalance } from './expect-books-balance.ts'
import { openLedger } from './ledger.ts'

const crashes = Number(process.env.CRASHES || 17)
/** Stays below the limit of thirty orders a minute per person. */
const restMs = 2500
/** The shops' jobs settle what the crashes left open within this time. */
const settledWithinMs = 300_000

beforeAll(() => ensureProgram('pgbouncer'), 300_000)

test('a ledger that is not even says where', () => {
  const ledger = openLedger()
  ledger.post('bank', 'customer 1', 500)
  ledger.post('customer 1', 'sales', 480)
  expect(ledger.uneven('customer ')).toEqual([['customer 1', -20]])
  expect(() => ledger.post('bank', 'sales', 0.5)).toThrow()
})

test(`the books balance after ${crashes} crashes of shops that twenty shoppers buy from`, async () => {
  const world = await openOutageWorld({
    shoppers: 20,
    settings: async ({ url }, at): Promise<Record<string, string>> =>
      at === 0 ? {} : { DATABASE_URL: await startPgBouncer(url), DATABASE_POOLER: 'transaction' },
  })
  const next = numbersFrom(Number(process.env.BOOKS_SEED || randomInt(2 ** 31)))
  const shoppers = startShoppers(world, restMs)
  const merchant = await startMerchant(world, shoppers.told)
  await waitForSales(shoppers.told, 20)
  for (let crash = 1; crash <= crashes; crash++) {
    await pause(next() % 4000)
    // Sometimes both at once, as in a power failure.
    const victims = crash % 5 === 0 ? [0, 1] : [next() % 2]
    await Promise.all(victims.map(world.crash))
    await waitForSales(shoppers.told, 10)
  }
  const told = { ...(await shoppers.stop()), refunds: await merchant.stop() }
  expect(told.answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
  await withDatabase(world.server.url, async (db) => {
    const look = () => expectBooksBalance({ db, ...world }, told)
    const books = await vi.waitFor(look, { timeout: settledWithinMs, interval: 5000 })
    console.log(
      `${crashes} crashes: ${told.placed.size} orders acknowledged, ${told.paid.size} as paid, ${told.refunds.size} refunds; ` +
        `${books.invoices} invoices, ${books.creditNotes} credit notes, ${books.paise} paise in the bank. All of it balances.`,
    )
  })
}, 1_200_000)

/** Pseudo-random numbers from a seed. */
function numbersFrom(seed: number) {
  console.log(`BOOKS_SEED=${seed}`)
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state >>> 8
  }
}
