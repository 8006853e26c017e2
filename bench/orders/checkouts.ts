import type { Db } from '#database/connect.ts'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import { hashOfToken } from '#people/sessions/server/tokens.ts'
import { type Report, table } from '../report.ts'
import { type ServerShop, withPostgres, withServerShop } from '../server-shop.ts'
import { createBuyer, runConcurrently } from './buyer.ts'
import { cpuSharesUsed, medianRound, perCheckout, type Round } from './cpu-shares.ts'
import { addCustomers, addProducts, type Customer, fillCarts, spreadIds } from './customers.ts'
import { recordCheckout } from './record-checkout.ts'
import { openReplayer, type RecordedIds } from './replay-checkout.ts'

const rounds = 5
const shoppers = 20
const ordersPerRound = 400
/** Warm-up until the JIT has compiled the code, as in a shop that has run for an hour. */
const warmUp = 3_000
const minPerSecond = 100
const minShare = 0.8
const howManyProducts = 100
/** One is recorded; the shop and the baseline alternate. */
const howMany = 1 + warmUp + ordersPerRound + 2 * rounds * ordersPerRound

type Shopper = { customer: Customer; productIds: number[] }

/**
 * Complete checkouts with two products each: order, provider order, payment, verify, while the provider's webhooks
 * arrive. Shop, provider and database are separate processes. Alternates with a bare Postgres baseline that runs the
 * same statements.
 */
export const checkouts = (): Promise<Report> =>
  withPostgres((url) =>
    withServerShop(url, fill, async (parts, all) => {
      const recorder = takeFrom(all, 1)[0]
      if (!recorder) throw new Error('there is no customer whose checkout could be recorded')
      const recorded = await record(parts.db, url, recorder)
      const bare = await Promise.all(Array.from({ length: shoppers }, () => openReplayer(url, recorded)))
      const checkOut = ({ customer }: Shopper) => createBuyer(parts, customer).checkOut()
      const replay = async (shopper: Shopper) => {
        const replayer = bare.pop()
        await replayer?.replay(namesOf(shopper))
        if (replayer) bare.push(replayer)
      }

      const measured = (some: Shopper[], work: Work) => measureRound(parts, some, work)
      await measured(takeFrom(all, warmUp), checkOut)
      await measured(takeFrom(all, ordersPerRound), replay)
      const [ours, theirs]: [Round[], Round[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        ours.push(await measured(takeFrom(all, ordersPerRound), checkOut))
        theirs.push(await measured(takeFrom(all, ordersPerRound), replay))
      }
      for (const { end } of bare) await end()
      await requireAllPaid(parts.db, howMany)
      return report(medianRound(ours), medianRound(theirs), recorded.statements.length)
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

type Work = (shopper: Shopper) => Promise<unknown>

async function measureRound(parts: ServerShop, some: Shopper[], work: Work): Promise<Round> {
  const used = () => cpuSharesUsed({ shops: [parts.shop.pid], providerPid: parts.providerPid })
  const [before, began] = [used(), performance.now()]
  await runConcurrently(some, shoppers, work)
  const seconds = (performance.now() - began) / 1000
  return { ...perCheckout(before, used(), some.length), rate: some.length / seconds }
}

async function record(db: Db, url: string, shopper: Shopper) {
  const statements = await recordCheckout(url, shopper.customer)
  const { orderId, serial } = await db
    .selectFrom('orders')
    .innerJoin('documents', 'documents.order_id', 'orders.id')
    .select(['orders.id as orderId', 'serial'])
    .where('user_id', '=', shopper.customer.id)
    .executeTakeFirstOrThrow()
  return { statements, names: namesOf(shopper), orderId, serial }
}

const namesOf = ({ customer, productIds }: Shopper): RecordedIds => [
  customer.id,
  hashOfToken(customer.token),
  ...productIds,
]

async function requireAllPaid(db: Db, howMany: number) {
  const { toPack } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('toPack'))
    .where('status', '=', orderStatus.toPack)
    .executeTakeFirstOrThrow()
  if (toPack !== howMany) throw new Error(`${toPack} of ${howMany} orders are paid`)
}

const explanation = `CPU times are per checkout. For the shop, the client simulates shoppers. For bare Postgres, the client sends the SQL
statements recorded from a checkout.`

/**
 * On one machine the simulated shoppers and the provider take CPU time from the shop but not from the baseline.
 * Therefore the report also compares CPU time without theirs: what shop and database use, against what Postgres and its
 * one client need for the same statements.
 */
function report(ours: Round, theirs: Round, statements: number): Report {
  const ofRate = ours.rate / theirs.rate
  const ofProcessor = (theirs.database + theirs.shoppers) / (ours.database + ours.shop)
  const row = (by: string, { rate, shop, database, shoppers, provider }: Round) => [
    by,
    Math.round(rate),
    ...[shop, database, shoppers, provider].map((ms) => ms.toFixed(1)),
  ]
  return {
    title: `Complete checkouts, ${shoppers} shoppers at a time`,
    text: `${explanation}\n\n${table(
      [
        'system',
        'checkouts per second',
        'shop, ms of CPU',
        'Postgres, ms of CPU',
        'client, ms of CPU',
        'payment emulator, ms of CPU',
      ],
      [row('the shop', ours), row(`bare Postgres with the same ${statements} statements`, theirs)],
    )}`,
    targets: [
      { what: 'checkouts per second, relative to bare Postgres', measured: ofRate, least: minShare },
      {
        what: 'CPU time of bare Postgres and its client, relative to the shop and its database',
        measured: ofProcessor,
        least: minShare,
      },
      { what: 'checkouts per second', measured: ours.rate, least: minPerSecond },
    ],
  }
}
