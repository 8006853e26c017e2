import { expect, test } from 'vitest'
import { isRuleInForce } from '#accounting/tax/rules/supply-rules.ts'
import { deliverToKerala, inKerala, setTax, storedDocumentsOf } from '#test/shop/documents.ts'
import {
  createShopWithPayments,
  placeOrderOf,
  runJobs,
  signedProof,
  signInShopper,
  startPaying,
} from '#test/shop/payment.ts'
import { addProduct } from '#test/shop/shop.ts'
import { findSaleRestriction } from './find-sale-restriction.ts'

const exempt = { hsn: '1006', tax_rate: 0, exemption: 'exempt' } as const
const refusal = {
  code: 'OTHER_STATE',
  error: 'We’re not registered to sell these products outside Tamil Nadu. Choose an address in Tamil Nadu.',
}

async function unregisteredShop(fields: Parameters<typeof addProduct>[1] = {}) {
  const shop = await createShopWithPayments({ webhooks: false })
  const admin = await setTax(shop, 'unregistered')
  await deliverToKerala(admin)
  const muesli = await addProduct(shop.db, { hsn: '1904', ...fields })
  return { shop, admin, muesli }
}

test.each([[{}], [{ tax_rate: 5 }], [{ tax_rate: 0 }], [{ tax_rate: 0, exemption: 'nil_rated' as const }]])(
  'who is not registered sells goods of %j to another state neither by quote nor by order',
  async (fields) => {
    const { shop, muesli } = await unregisteredShop(fields)
    const shopper = await signInShopper(shop, inKerala)
    for (const asked of [`682001?product=${muesli.id}`, '682001']) {
      const told = (await shopper.get(`/api/delivery/${asked}`)).json()
      expect(told).toMatchObject({
        sentence:
          'We can’t deliver this to PIN code 682001. We’re not registered to sell outside Tamil Nadu.',
        terms: null,
      })
    }
    expect(await placeOrderOf(shopper, muesli.id)).toMatchObject(refusal)
    expect((await shopper.get('/api/delivery/641012')).json().terms).not.toBeNull()
  },
)

// Requirement D-78: Without GST registration only exempt goods can be sold to other states, and under the composition
//   scheme none; the rules are data with a source and a start date (decision X40).
test('exempt goods can be sold to another state, but not together with others', async () => {
  const { shop, muesli } = await unregisteredShop({ tax_rate: 5 })
  const rice = await addProduct(shop.db, { name: 'Rice', ...exempt })
  const shopper = await signInShopper(shop, inKerala)
  expect((await shopper.get(`/api/delivery/682001?product=${rice.id}`)).json().terms).not.toBeNull()
  const order = await placeOrderOf(shopper, rice.id)
  expect(order.status).toBe('pending')
  expect(await placeOrderOf(shopper, muesli.id)).toMatchObject(refusal)
})

// Requirement D-78
test('an order for this state can’t be redirected to another state afterwards, nor paid for there', async () => {
  const { shop, muesli } = await unregisteredShop({ tax_rate: 5 })
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  const kerala = await shopper.post('/api/addresses', {
    full_name: 'Anitha Raj',
    address_line1: '4, MG Road',
    city: 'Kochi',
    state: 'Kerala',
    postal_code: '682001',
    country: 'India',
    phone: '9843011223',
  })
  const refused = await shopper.post('/api/payment/initiate', {
    order_id: order.id,
    address_id: kerala.json().id,
  })
  expect([refused.statusCode, refused.json()]).toMatchObject([400, refusal])
  await shop.db.updateTable('addresses').set(inKerala).execute()
  const again = await shopper.post('/api/payment/initiate', { order_id: order.id })
  expect([again.statusCode, again.json()]).toMatchObject([400, refusal])
})

test('an order that waits is not kept where the law has come to forbid its sale', async () => {
  const { shop, admin, muesli } = await unregisteredShop({ tax_rate: 5 })
  await setTax(shop, 'regular', admin)
  const shopper = await signInShopper(shop, inKerala)
  const order = await placeOrderOf(shopper, muesli.id)
  expect(order.status).toBe('pending')
  await setTax(shop, 'unregistered', admin)
  const again = await shopper.post('/api/orders/add', {})
  expect([again.statusCode, again.json()]).toMatchObject([400, refusal])
})

// Requirement D-78
test('a payment that arrives after the registration has ended is refunded, because the sale isn’t allowed', async () => {
  const { shop, admin, muesli } = await unregisteredShop({ tax_rate: 5 })
  await setTax(shop, 'regular', admin)
  const shopper = await signInShopper(shop, inKerala)
  const order = await placeOrderOf(shopper, muesli.id)
  const { id } = await startPaying(shopper, order.id)
  await setTax(shop, 'unregistered', admin)
  await shopper.post('/api/payment/verify', signedProof(order.id, id, shop.bank.pay(id).id))
  await runJobs(shop)
  expect(await storedDocumentsOf(shop.db, order.id)).toEqual([])
  const refunds = await shop.db.selectFrom('refunds').select(['reason', 'amount_paise', 'status']).execute()
  expect(refunds).toEqual([{ reason: 'too_late', amount_paise: 32_000, status: 'processed' }])
  expect((await admin.get(`/api/orders/${order.id}`)).json().paid_at).toBeNull()
})

// Requirement D-343
test('a PIN code missing from the list is in the state of its first digits, whatever state is entered', async () => {
  const { shop, admin, muesli } = await unregisteredShop({ tax_rate: 5 })
  const terms = { districts: [], states: [], days: '4', fee: 0, free_from: null, minimum: null, note: '' }
  await admin.post('/api/delivery/zones', { ...terms, name: 'Kochi', codes: ['682*'] })
  const shopper = await signInShopper(shop, { postal_code: '682999', city: 'Kochi', state: 'Tamil Nadu' })
  expect(await placeOrderOf(shopper, muesli.id)).toMatchObject(refusal)
})

// Requirement D-343: The state that goods are sold from comes from the list and is never guessed; a PIN code missing
//   from the list is in the state of its first digits (decision X16).
test('the state that goods are sold from is one of the list, however it was spelt before, and decides where they may be sold', async () => {
  const { shop, admin, muesli } = await unregisteredShop({ tax_rate: 5 })
  const save = async (state: string) => {
    const { facts, version } = (await admin.get('/api/store')).json()
    const shipping = { ...facts.shipping, state }
    return admin.put('/api/store', { facts: { ...facts, shipping }, version })
  }
  const refused = await save('Tamilnad')
  expect([refused.statusCode, refused.json().message]).toEqual([400, 'Choose the state you sell from.'])
  // A value that only the previous release accepted.
  const { facts } = await shop.db.selectFrom('store_facts').select('facts').executeTakeFirstOrThrow()
  const stored = facts as { shipping: object }
  const old = { ...stored, shipping: { ...stored.shipping, state: 'TN' } }
  await shop.db
    .updateTable('store_facts')
    .set({ facts: JSON.stringify(old) })
    .execute()
  expect((await admin.get('/api/store')).json().facts.shipping.state).toBe('Tamil Nadu')
  const [kochi, kovai] = [await signInShopper(shop, inKerala), await signInShopper(shop)]
  expect((await save('kerala')).statusCode).toBe(200)
  expect((await admin.get('/api/store')).json().facts.shipping.state).toBe('Kerala')
  expect((await placeOrderOf(kochi, muesli.id)).status).toBe('pending')
  expect(await placeOrderOf(kovai, muesli.id)).toMatchObject({ code: 'OTHER_STATE' })
})

// Requirement D-78
test('a rule applies from its start date', () => {
  const mixed = { merchant: 'regular', goods: 'mixed' } as const
  expect(isRuleInForce('invoice_cum_bill_of_supply', { ...mixed, day: '2017-10-12' })).toBe(false)
  expect(isRuleInForce('invoice_cum_bill_of_supply', { ...mixed, day: '2017-10-13' })).toBe(true)
  const store = {
    tax: { kind: 'unregistered', prefix: 'PP' },
    shipping: { state: 'Tamil Nadu' },
  } as Parameters<typeof findSaleRestriction>[0]
  expect(findSaleRestriction(store, [], { postal_code: '682001', state: 'Kerala' }, '2026-06-15')).toBe(
    'OTHER_STATE',
  )
})
