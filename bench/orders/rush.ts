import type { Db } from '#database/connect.ts'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import { type Report, table } from '../report.ts'
import { withPostgres, withServerShop } from '../server-shop.ts'
import { createBuyer } from './buyer.ts'
import { addCustomers, addProducts, type Customer, fillCarts } from './customers.ts'

const rounds = 100
const buyers = 50
const units = 10

type Round = { productId: number; customers: Customer[] }

/** Fifty buyers order ten units at the same moment; those who get one pay. Every round has its own buyers. */
export const rush = (): Promise<Report> =>
  withPostgres((url) =>
    withServerShop(url, fill, async (parts, all) => {
      const right: Round[] = []
      for (const round of all) {
        const answers = await Promise.all(
          round.customers.map((customer) => orderAndPay(createBuyer(parts, customer))),
        )
        const accepted = answers.filter((status) => status === 201).length
        const { stock, sold } = await countOf(parts.db, round.productId)
        if (accepted === units && sold === units && stock === 0) right.push(round)
      }
      return {
        title: `${buyers} simultaneous buyers for ${units} units`,
        text: table(['rounds', `rounds that sold exactly ${units} units`], [[rounds, right.length]]),
        targets: [
          {
            what: `rounds that sold exactly ${units} units`,
            measured: right.length,
            least: rounds,
            most: rounds,
          },
        ],
      }
    }),
  )

async function fill(db: Db): Promise<Round[]> {
  const productIds = await addProducts(db, rounds, units)
  const customers = await addCustomers(db, rounds * buyers)
  const all = productIds.map((productId) => ({ productId, customers: customers.splice(0, buyers) }))
  await fillCarts(
    db,
    all.flatMap(({ productId, customers }) => customers.map((customer) => ({ customer, productId }))),
  )
  return all
}

/** @returns the status of the order request */
async function orderAndPay({ placeOrder, pay, verify }: ReturnType<typeof createBuyer>) {
  const { status, body } = await placeOrder()
  if (status === 201) await verify(await pay((body as { id: number }).id))
  else if (status !== 409) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return status
}

/** The stock, and the units in paid orders. */
async function countOf(db: Db, productId: number) {
  const { stock } = await db
    .selectFrom('packs')
    .select('stock')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  const { sold } = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select((eb) => eb.fn.sum<number>('order_items.quantity').as('sold'))
    .innerJoin('packs', 'packs.id', 'order_items.pack_id')
    .where('packs.product_id', '=', productId)
    .where('orders.status', '=', orderStatus.toPack)
    .executeTakeFirstOrThrow()
  return { stock, sold }
}
