import { expect } from 'vitest'
import { createShopWithPayments, signInShopper } from './payment.ts'
import { addProduct, signInAs } from './shop.ts'

type Options = Parameters<typeof createShopWithPayments>[0]

/** A shop with one product of 500 g, whose merchant can change store settings such as `packing` and `closure`. */
export async function shopWithCalendar(options: Options = {}) {
  const shop = await createShopWithPayments(options)
  const admin = await signInAs(shop, 'admin')
  const muesli = await addProduct(shop.db, { stock: 100 })
  await shop.db.updateTable('packs').set({ weight_g: 500 }).where('id', '=', muesli.pack_id).execute()
  const decide = async (changed: object) => {
    await admin.logInAgain()
    const { facts, version } = (await admin.get('/api/store')).json()
    const saved = await admin.put('/api/store', { facts: { ...facts, ...changed }, version })
    expect([saved.statusCode, saved.body.slice(0, 300)]).toEqual([200, expect.any(String)])
    await shop.refreshStoreSettings()
  }
  const buyer = async (quantity = 1) => {
    const shopper = await signInShopper(shop)
    await shopper.post('/api/cart/add', { product_id: muesli.id, quantity })
    return shopper
  }
  const order = async (quantity = 1) => {
    const shopper = await buyer(quantity)
    const answer = await shopper.post('/api/orders/add', {})
    return { shopper, answer, id: answer.json().id as number, by: await promised(shopper, answer.json().id) }
  }
  const promised = async (shopper: Awaited<ReturnType<typeof buyer>>, id?: number) =>
    id === undefined ? undefined : (await shopper.get(`/api/orders/${id}`)).json().delivery?.by
  const estimate = async () => (await shop.visitor().get('/api/delivery/641012')).json().terms.by
  return { shop, admin, muesli, decide, buyer, order, estimate }
}
