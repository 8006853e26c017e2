import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { createShopWithPayments, payFor, placeOrderOf, runJobs, signInShopper } from '#test/shop/payment.ts'
import { sendRefund } from '#test/shop/refunds.ts'
import { addProduct, signInAgain, signInAs } from '#test/shop/shop.ts'
import { tablesWith } from '#test/shop/tables-with.ts'

const pin = '4821'

async function shopWithCustomer() {
  const shop = await createShopWithPayments()
  const person = await signInShopper(shop)
  await shop.db
    .updateTable('users')
    .set({ pin_hash: await hashPin(pin) })
    .where('id', '=', person.user.id)
    .execute()
  const admin = await signInAs(shop, 'admin')
  const muesli = await addProduct(shop.db)
  return { shop, person, admin, muesli }
}

/** A customer about whom the merchant wrote a word in each text of an order, with an order that is over. */
async function shopWithTextsAboutCustomer(word: string) {
  const { shop, person, admin, muesli } = await shopWithCustomer()
  const { id } = await placeOrderOf(person, muesli.id)
  const texts = { reason: `For the ${word}`, text: `Beware of the ${word}`, note: `Sorry for the ${word}` }
  const discount = (form_key: string) =>
    admin.post(`/api/orders/${id}/discounts`, { form_key, amount: 20, reason: texts.reason })
  const [given] = (await discount('a-discount-that-is-removed')).json().order.discounts
  await admin.delete(`/api/orders/${id}/discounts/${given.id}`)
  await discount('a-discount-that-stays')
  await payFor(shop, person, id)
  for (const to_customer of [true, false])
    await admin.post(`/api/orders/${id}/notes`, {
      form_key: `note-${to_customer}-key-of-a-form`,
      text: texts.text,
      to_customer,
    })
  await sendRefund(admin, id, { what: 'amount', amount: 10, note: texts.note })
  await runJobs(shop)
  await admin.post('/api/orders/delivered', { order_ids: [id] })
  await sql`insert into unreadable_news (key, kind, order_id, problem, body, received_at)
    values (${`${id} ${word}`}, 'payment', ${id}, 'no amount', ${`{"email": "${word}@example.com"}`}, now())`.execute(
    shop.db,
  )
  shop.clock.pass({ days: 8 })
  await runJobs(shop)
  await person.post('/api/auth/login', { phone: person.user.phone, pin })
  return { shop, person, merchant: admin.user, id, texts }
}

// Requirements D-212, D-213
test('what the shop wrote about a customer on their orders is exported, and goes with the account', async () => {
  const { shop, person, merchant, id, texts } = await shopWithTextsAboutCustomer('parrot')
  const { data } = (await person.get('/api/account/data')).json()
  expect(data).toMatchObject({
    orders: [{ id, payment_method: 'online', cancel_reason: null }],
    order_adjustments: [{ kind: 'discount', label: texts.reason, amount_paise: -2_000 }],
    refunds: [{ note: texts.note }],
  })
  const kinds = data.order_history.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['discounted', 'discount_removed', 'note_to_customer']))
  expect(JSON.stringify(data), 'nobody of the shop').not.toContain(merchant.name)

  const erased = await person.post('/api/account/erase', { pin })
  expect(erased.statusCode, erased.body).toBe(200)
  expect(await tablesWith(shop, ['parrot'])).toEqual([])
  const admin = await signInAgain(shop, merchant)
  expect((await admin.get(`/api/orders/${id}`)).json()).toMatchObject({
    total_price: 300,
    discounts: [{ reason: 'Deleted at the customer’s request', amount: 20 }],
  })
  const timeline: { text: string; quote: string | null }[] = (
    await admin.get(`/api/orders/${id}/timeline`)
  ).json()
  expect(timeline).toContainEqual(expect.objectContaining({ text: 'Discount of ₹20.00 added', quote: null }))
})

// Requirement D-213
test('the merchant’s reason for a cancellation goes with the account', async () => {
  const { shop, person, admin, muesli } = await shopWithCustomer()
  const { id } = await placeOrderOf(person, muesli.id)
  await payFor(shop, person, id)
  await sendRefund(admin, id, { what: 'all', note: 'Sorry for the parrot' })
  await runJobs(shop)
  expect(await tablesWith(shop, ['parrot'])).toEqual(expect.arrayContaining(['order_history', 'refunds']))
  shop.clock.pass({ days: 8 })
  await runJobs(shop)
  await person.post('/api/auth/login', { phone: person.user.phone, pin })
  expect((await person.post('/api/account/erase', { pin })).statusCode).toBe(200)
  expect(await tablesWith(shop, ['parrot'])).toEqual([])
})
