import { hashOfToken } from '../src/areas/accounts/server/tokens.ts'
import type { Db } from '../src/database/connect.ts'
import { buyer, inParallel } from './buyer.ts'
import { addCustomers, addProducts, type Customer, fillCarts, spreadIds } from './customers.ts'
import { median } from './median.ts'
import { recordCheckout } from './record-checkout.ts'
import { type Names, openReplayer } from './replay-checkout.ts'
import { type Report, table } from './report.ts'
import { withPostgres, withServerShop } from './server-shop.ts'

const rounds = 5
const shoppers = 20
const aRound = 400
/** Until what the processes run is compiled, as it is in a shop that has been open for an hour. */
const warmUp = 3_000
const leastASecond = 100
const howManyProducts = 100
/** One is recorded; ours and the baseline's take turns. */
const howMany = 1 + warmUp + aRound + 2 * rounds * aRound

type Shopper = { customer: Customer; productIds: number[] }

/**
 * Complete checkouts with two products each: order, provider order, payment, verify, while the provider's webhooks come
 * in. Shop, provider and database are processes of their own. In turn with bare Postgres doing the same statements.
 */
export const checkouts = (): Promise<Report> =>
  withPostgres((url) =>
    withServerShop(url, fill, async (parts, all) => {
      const recorder = takeFrom(all, 1)[0]
      if (!recorder) throw new Error('there is nobody to record')
      const recorded = await record(parts.db, url, recorder)
      const bare = await Promise.all(Array.from({ length: shoppers }, () => openReplayer(url, recorded)))
      const checkOut = ({ customer }: Shopper) => buyer(parts, customer).checkOut()
      const replay = async (shopper: Shopper) => {
        const replayer = bare.pop()
        await replayer?.replay(namesOf(shopper))
        if (replayer) bare.push(replayer)
      }

      await rate(takeFrom(all, warmUp), checkOut)
      await rate(takeFrom(all, aRound), replay)
      const [ours, theirs]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        ours.push(await rate(takeFrom(all, aRound), checkOut))
        theirs.push(await rate(takeFrom(all, aRound), replay))
      }
      for (const { end } of bare) await end()
      await requireAllPaid(parts.db, howMany)
      return report(median(ours), median(theirs), recorded.statements.length)
    }),
  )

async function fill(db: Db): Promise<Shopper[]> {
  await spreadIds(db)
  const productIds = await addProducts(db, howManyProducts, 1_000_000)
  const customers = await addCustomers(db, howMany)
  const chosen = customers.map((customer, turn) => ({ customer, productIds: twoOf(productIds, turn) }))
  await fillCarts(
    db,
    chosen.flatMap((shopper) =>
      shopper.productIds.map((productId) => ({ customer: shopper.customer, productId })),
    ),
  )
  return chosen
}

const twoOf = (productIds: number[], turn: number) =>
  [turn, turn + 37].map((place) => productIds[place % productIds.length] ?? 0).sort((a, b) => a - b)

const takeFrom = (all: Shopper[], howMany: number) => all.splice(0, howMany)

/** @returns how many a second, twenty at a time */
async function rate(some: Shopper[], work: (shopper: Shopper) => Promise<unknown>) {
  const began = performance.now()
  await inParallel(some, shoppers, work)
  return some.length / ((performance.now() - began) / 1000)
}

async function record(db: Db, url: string, shopper: Shopper) {
  const statements = await recordCheckout(url, shopper.customer)
  const { id: orderId } = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', shopper.customer.id)
    .executeTakeFirstOrThrow()
  return { statements, names: namesOf(shopper), orderId }
}

const namesOf = ({ customer, productIds }: Shopper): Names => [
  customer.id,
  hashOfToken(customer.token),
  ...productIds,
]

async function requireAllPaid(db: Db, howMany: number) {
  const { paid } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('paid'))
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow()
  if (paid !== howMany) throw new Error(`${paid} of ${howMany} orders are paid`)
}

function report(ours: number, theirs: number, statements: number): Report {
  const rows = [
    ['the shop', Math.round(ours), (ours / theirs).toFixed(2)],
    [`bare Postgres, the same ${statements} statements`, Math.round(theirs), '1.00'],
  ]
  return {
    title: `Complete checkouts, ${shoppers} shoppers at a time`,
    text: table(['by', 'a second', 'ratio'], rows),
    targets: [{ what: 'complete checkouts a second', measured: ours, least: leastASecond }],
  }
}
