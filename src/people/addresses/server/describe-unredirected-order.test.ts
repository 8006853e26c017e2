import { expect, test } from 'vitest'
import { deliverToKerala, inKerala, setTax } from '#test/shop/documents.ts'
import {
  createShopWithPayments,
  orderRow,
  placeOrderOf,
  signInShopper,
  startPaying,
} from '#test/shop/payment.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'
import { addZones, cityZone, stateZone } from '#test/shop/zones.ts'
import type { AddressWithNotices } from '../contract.ts'

type Shop = Awaited<ReturnType<typeof createShopWithPayments>>

/** An order with an open payment window. */
async function shopWithWindow(prepare: (shop: Shop) => Promise<unknown>) {
  const shop = await createShopWithPayments()
  await prepare(shop)
  const muesli = await addProduct(shop.db, { stock: 10 })
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  await startPaying(shopper, order.id)
  const [address]: AddressWithNotices[] = (await shopper.get('/api/addresses')).json()
  if (!address) throw new Error('no address')
  return { shop, shopper, order, address }
}

const free = { ...cityZone, minimum: null, free_from: null }
const chennai = { city: 'Chennai', postal_code: '600001' }
const inKeralaToo = async (shop: Shop) => deliverToKerala(await signInAs(shop, 'admin'))

// Requirement D-196: Customers who save or delete an address while an order to it awaits payment see where that order
//   will go, why, and what they can do (decision X18).
test.each<[string, (shop: Shop) => Promise<unknown>, (shop: Shop) => Promise<unknown>, object, string]>([
  [
    'costs something else',
    (shop) => addZones(shop, free, stateZone),
    async () => {},
    chennai,
    ' because delivery to the new one costs ₹90. To have it sent there, order again.',
  ],
  [
    'needs a larger order',
    (shop) => addZones(shop, free, { ...stateZone, fee: 40, minimum: 5000 }),
    async () => {},
    chennai,
    ' because it’s below the ₹5,000 minimum order for Tamil Nadu. To have it sent to your new address, add more items to your cart and order again.',
  ],
  [
    'is outside the area',
    (shop) => addZones(shop, free),
    async () => {},
    chennai,
    ' because we don’t deliver to the new one. Choose another address at checkout, or cancel the order.',
  ],
  [
    'is in a state that may not be sold to',
    inKeralaToo,
    (shop) => setTax(shop, 'composition'),
    inKerala,
    ' because we can sell its items only within Tamil Nadu. Choose another address at checkout, or cancel the order.',
  ],
  [
    'is of goods that lack a rate of tax',
    async () => {},
    async (shop) => {
      for (const table of ['products', 'order_items'] as const)
        await shop.db.updateTable(table).set({ hsn: null, tax_rate: null }).execute()
      await setTax(shop, 'regular')
    },
    { address_line1: '9, Other Street' },
    ' because one of its items can’t be sold at the moment. Cancel the order, and check your cart before you order again.',
  ],
])(
  'if delivery to a changed address %s, the customer sees where the order still goes',
  async (_, prepare, since, moved, why) => {
    const { shop, shopper, order, address } = await shopWithWindow(prepare)
    await since(shop)
    const sentence = `Order #${order.id} will still go to your old address${why}`
    const { id, version, full_name, address_line1, city, state, postal_code, country } = address
    const typed = { full_name, address_line1, city, state, postal_code, country, ...moved }
    const edited = await shopper.put(`/api/addresses/${id}`, { ...typed, version })
    expect(edited.json().order_stays).toBe(sentence)
    const saved = await shopper.put('/api/address/upsert', typed)
    expect(saved.json().order_stays).toBe(sentence)
    const inTamil = await shopper.put('/ta/api/address/upsert', typed)
    expect(inTamil.json().order_stays).toContain(`ஆர்டர் #${order.id} பழைய முகவரிக்கே போகும்`)
    expect(await orderRow(shop, order.id)).toMatchObject({
      address: { address_line1: address.address_line1 },
    })
  },
)

// Requirement D-196
test('deleting the address of an order that can’t be redirected says where it still goes', async () => {
  const { shop, shopper, order, address } = await shopWithWindow((shop) => addZones(shop, free, stateZone))
  const { full_name, address_line1, state: inState, country } = address
  const other = { full_name, address_line1, state: inState, country, ...chennai }
  const { id } = (await shopper.post('/api/addresses', other)).json()
  expect((await shopper.delete(`/api/addresses/${address.id}`)).json()).toEqual({
    message: 'Address deleted.',
    order_stays: `Order #${order.id} will still go to your old address because delivery to the new one costs ₹90. To have it sent there, order again.`,
  })
  expect(await orderRow(shop, order.id)).toMatchObject({ address: { city: address.city } })
  expect((await shopper.delete(`/api/addresses/${id}`)).json()).toEqual({ message: 'Address deleted.' })
})

// Requirement D-196
test('deleting the only address of an order says that it still goes there', async () => {
  const { shopper, order, address } = await shopWithWindow((shop) => addZones(shop, free))
  expect((await shopper.delete(`/api/addresses/${address.id}`)).json()).toEqual({
    message: 'Address deleted.',
    order_stays: `Order #${order.id} will still go to the address you deleted. To have it sent elsewhere, add another address and order again. Or cancel the order.`,
  })
})

test('an order that follows to another address, and one to no address of these, is not spoken of', async () => {
  const { shop, shopper, order, address } = await shopWithWindow((shop) => addZones(shop, free))
  const { full_name, address_line1, city, state: inState, country } = address
  const near = { full_name, address_line1, city, state: inState, country, postal_code: '641001' }
  const { id } = (await shopper.post('/api/addresses', near)).json()
  expect((await shopper.delete(`/api/addresses/${address.id}`)).json()).toEqual({
    message: 'Address deleted.',
  })
  expect(await orderRow(shop, order.id)).toMatchObject({ address_id: id, address: { postal_code: '641001' } })
})
