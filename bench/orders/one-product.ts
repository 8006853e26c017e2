import type { Db } from '#database/connect.ts'
import { median, percentile } from '../median.ts'
import { type Report, table } from '../report.ts'
import { withPostgres, withServerShop } from '../server-shop.ts'
import { createBuyer, runConcurrently } from './buyer.ts'
import { addCustomers, addProducts, type Customer, fillCarts } from './customers.ts'

const rounds = 5
const shoppers = 200
const eachBuys = 4
const maxRatio = 10

type Spread = { middle: number; slow: number }

/** Two hundred shoppers at a time buy the same product; there is enough stock. */
export const oneProduct = (): Promise<Report> =>
  withPostgres((url) =>
    withServerShop(url, fill, async (parts, customers) => {
      const ordering: Spread[] = []
      const checkingOut: Spread[] = []
      for (let round = 0; round <= rounds; round++) {
        const orderTimes: number[] = []
        const some = customers.splice(0, shoppers * eachBuys)
        const times = await runConcurrently(some, shoppers, async (customer) => {
          const { placeOrder, pay, verify } = createBuyer(parts, customer)
          const began = performance.now()
          const { status, body } = await placeOrder()
          orderTimes.push(performance.now() - began)
          if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
          await verify(await pay((body as { id: number }).id))
        })
        // The first round is a warm-up.
        if (round > 0) {
          ordering.push(spreadOf(orderTimes))
          checkingOut.push(spreadOf(times))
        }
      }
      return report({ 'placing the order': ordering, 'the whole checkout': checkingOut })
    }),
  )

async function fill(db: Db): Promise<Customer[]> {
  const [productId = 0] = await addProducts(db, 1, 1_000_000)
  const customers = await addCustomers(db, (rounds + 1) * shoppers * eachBuys)
  await fillCarts(
    db,
    customers.map((customer) => ({ customer, productId })),
  )
  return customers
}

const spreadOf = (times: number[]): Spread => ({ middle: median(times), slow: percentile(times, 99) })

function report(measured: Record<string, Spread[]>): Report {
  const all = Object.entries(measured).map(([what, spreads]) => {
    const middle = median(spreads.map((spread) => spread.middle))
    const slow = median(spreads.map((spread) => spread.slow))
    return { what, middle, slow, ratio: median(spreads.map((spread) => spread.slow / spread.middle)) }
  })
  return {
    title: `${shoppers} shoppers buying the same product`,
    text: table(
      ['step', 'median, ms', '99th percentile, ms', 'ratio'],
      all.map(({ what, middle, slow, ratio }) => [
        what,
        Math.round(middle),
        Math.round(slow),
        ratio.toFixed(2),
      ]),
    ),
    targets: all.map(({ what, ratio }) => ({
      what: `time for ${what}: 99th percentile relative to the median`,
      measured: ratio,
      most: maxRatio,
    })),
  }
}
