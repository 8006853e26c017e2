import { expect, test } from 'vitest'
import {
  createPayingShop,
  orderRow,
  payFor,
  placeOrderOf,
  readyShopper,
  type Shopper,
  startPaying,
} from '../../../../../test/shop/payment.ts'
import { addProduct } from '../../../../../test/shop/shop.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

const move = async (shopper: Shopper, line: string) => {
  const { address } = (await shopper.get(`/api/address/${shopper.user.id}`)).json()
  return shopper.put('/api/address/upsert', { ...address, address_line1: line })
}

/* What holds this is `lockUser`, and that the address is read in a statement after the one that locks. */
test('an order that is placed, paid for and readdressed at once ends with the address that is saved', async () => {
  const shop = await createPayingShop({ webhooks: false })
  const { id } = await addProduct(shop.db, { stock: 1000 })
  await Promise.all(
    times(20).map(async (n) => {
      const shopper = await readyShopper(shop)
      const order = await placeOrderOf(shopper, id)
      for (const round of times(3)) {
        const line = `House ${n}, door ${round}`
        const again = () => shopper.post('/api/orders/add', {})
        await Promise.all([move(shopper, line), again(), startPaying(shopper, order.id), again()])
        expect((await orderRow(shop, order.id)).address?.address_line1).toBe(line)
      }
    }),
  )
})

test('an address that is changed while the money comes in is on the order and in its mail, or on neither', async () => {
  const shop = await createPayingShop({ webhooks: false })
  const { id } = await addProduct(shop.db, { stock: 1000 })
  await Promise.all(
    times(20).map(async (n) => {
      const shopper = await readyShopper(shop)
      const order = await placeOrderOf(shopper, id)
      await Promise.all([payFor(shop, shopper, order.id), move(shopper, `House ${n}`)])
      const { address, status } = await orderRow(shop, order.id)
      expect(status).toBe('paid')
      const mail = await shop.db
        .selectFrom('outbox')
        .select('body_text')
        .where('kind', '=', 'order-confirmation')
        .where('subject_key', '=', String(order.id))
        .executeTakeFirstOrThrow()
      expect(mail.body_text).toContain(address?.address_line1)
    }),
  )
})
