import {
  deliverWebhooks,
  payFor,
  placeOrderOf,
  runJobs,
  type ShopWithPayments,
  signedProof,
  signInShopper,
  startPaying,
} from '../shop/payment.ts'
import { addCategory, addProduct, signInAs } from '../shop/shop.ts'

/** Uses a shop through its HTTP interface until every table has rows and there is an order in every state. */
export async function fillShop(shop: ShopWithPayments) {
  const category = await addCategory(shop.db, { name: 'Muesli' })
  const muesli = await addProduct(shop.db, { category_id: category.id, stock: 40 })
  const masala = await addProduct(shop.db, {
    category_id: category.id,
    name: 'Sambar Masala',
    quantity: '100 g',
    price_paise: 9_950,
    mrp_paise: 12_000,
    stock: 25,
    composition: JSON.stringify([{ label: 'Coriander', percent: 100 }]),
  })
  await addProduct(shop.db, { category_id: category.id, name: 'Old Mix', archived_at: shop.clock.now() })
  const admin = await signInAs(shop, 'admin')

  const delivered = await signInShopper(shop)
  const first = await placeOrderOf(delivered, muesli.id, 2)
  await payFor(shop, delivered, first.id)
  await admin.put(`/api/orders/deliver/${first.id}`)

  const paid = await signInShopper(shop)
  await paid.post('/api/cart/add', { product_id: masala.id, quantity: 3 })
  await payFor(shop, paid, (await placeOrderOf(paid, muesli.id, 1)).id)

  const late = await signInShopper(shop)
  const tooLate = await placeOrderOf(late, masala.id, 1)
  const window = await startPaying(late, tooLate.id)
  await late.delete(`/api/orders/${tooLate.id}`)
  await shop.db.updateTable('packs').set({ stock: 0 }).where('id', '=', masala.pack_id).execute()
  const payment = shop.bank.pay(window.id)
  await late.post('/api/payment/verify', signedProof(tooLate.id, window.id, payment.id))
  await deliverWebhooks(shop)
  await shop.db.updateTable('packs').set({ stock: 22 }).where('id', '=', masala.pack_id).execute()

  const waiting = await signInShopper(shop, { postal_code: '641001' })
  const pending = await placeOrderOf(waiting, muesli.id, 3)
  const open = await startPaying(waiting, pending.id)
  await waiting.post('/api/cart/add', { product_id: masala.id, quantity: 1 })
  await runJobs(shop)
  return { admin, waiting, pending, open, muesli, masala }
}
