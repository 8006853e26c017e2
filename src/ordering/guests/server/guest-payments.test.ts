import { expect, test } from 'vitest'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { setCash } from '#test/shop/cash-orders.ts'
import { guestInput, payAsGuest, placeAsGuest, shopWithGuests, visitorWithCart } from '#test/shop/guests.ts'
import { expectHistoryRight, expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { orderRow, runJobs, saveAddress, signedProof, stockOf } from '#test/shop/payment.ts'
import { refundedByProvider } from '#test/shop/refunds.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { signInAs } from '#test/shop/shop.ts'

/** A guest's unpaid order of ₹320, to which the merchant gives discounts. */
async function unpaidGuestOrder() {
  const { shop, muesli } = await shopWithGuests()
  const guest = await placeAsGuest(shop, muesli.id)
  const admin = await signInAs(shop, 'admin')
  const discount = (amount: number) =>
    admin.post(`/api/orders/${guest.order.id}/discounts`, {
      form_key: `discount-of-a-guest-${amount}`,
      amount,
      reason: 'For the late reply',
    })
  const openWindow = async () => (await shop.visitor().post(`${guest.path}/payment`)).json()
  return { shop, muesli, admin, ...guest, discount, openWindow }
}

// Requirement D-365
test('guests can’t order in cash, and nothing is stored', async () => {
  const { shop, muesli } = await shopWithGuests()
  await setCash(await signInAs(shop, 'admin'))
  const visitor = await visitorWithCart(shop, muesli.id)
  const inCash = guestInput({ payment_method: 'cash_on_delivery' })
  const refused = await visitor.post('/api/guest-orders', inCash)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'CASH_NEEDS_ACCOUNT', message: 'Log in to pay with cash on delivery, or pay online.' },
  ])
  expect((await visitor.get('/api/cash-on-delivery')).statusCode).toBe(401)
  expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([])
  expect(await stockOf(shop, muesli.id)).toBe(10)
  expect((await visitor.post('/api/guest-orders', guestInput({ payment_method: 'online' }))).statusCode).toBe(
    201,
  )
})

// Requirement D-364
test('a guest sees a discount at the link, and pays the new total there', async () => {
  const { shop, path, key, order, discount } = await unpaidGuestOrder()
  expect((await discount(20)).json().message).toBe('Discount of ₹20.00 added. The customer now pays ₹300.00.')
  expect((await shop.visitor().get(path)).json().order).toMatchObject({
    total_price: 300,
    discounts: [{ reason: 'For the late reply', amount: 20 }],
  })
  expect((await payAsGuest(shop, key)).json()).toMatchObject({ state: 'received', order: { id: order.id } })
  await sendMails(shop)
  const mail = shop.mails.find(({ to }) => to === 'meena@example.com')
  expect(mail?.text).toContain('For the late reply')
  await expectLedgerRight(shop.db)
})

// Requirement D-364
test('a window that a guest opened before the discount: its payment is returned, and the new total is paid at the link', async () => {
  const { shop, path, key, order, discount, openWindow } = await unpaidGuestOrder()
  const old = await openWindow()
  expect((await discount(20)).statusCode).toBe(200)
  const { order_id: _, ...proof } = signedProof(order.id, old.id, shop.bank.pay(old.id).id)
  const verified = await shop.visitor().post(`${path}/payment/verification`, proof)
  expect([verified.statusCode, verified.json().code]).toEqual([409, 'PAYMENT_RETURNING'])
  await runJobs(shop)
  expect(refundedByProvider(shop)).toEqual([32_000])
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'pending', total_paise: 30_000 })
  const current = await openWindow()
  expect([current.amount, current.id === old.id]).toEqual([30_000, false])
  expect((await payAsGuest(shop, key)).json().state).toBe('received')
  await expectLedgerRight(shop.db)
  await expectHistoryRight(shop.db)
})

// Requirement D-365
test('a guest’s unpaid order reserves its units for the guest’s cart only, until it expires', async () => {
  const { shop, muesli } = await shopWithGuests({ stock: 1 })
  const { visitor, order } = await placeAsGuest(shop, muesli.id)
  const reserved = () => shop.db.selectFrom('reservations').select(['order_id', 'quantity']).execute()
  expect(await reserved()).toEqual([{ order_id: order.id, quantity: 1 }])
  await expectLedgerRight(shop.db)
  expect((await visitor.get('/api/cart')).json().cartItems).toMatchObject([{ Product: { stock: 1 } }])
  expect((await visitor.post('/api/guest-orders', guestInput())).json().order.id).toBe(order.id)
  const added = await shop.visitor().post('/api/cart/add', { product_id: muesli.id })
  expect(added.json().code).toBe('NOT_ENOUGH_STOCK')
  shop.clock.pass({ minutes: 120 })
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', cancel_reason: 'hold_expired' })
  expect(await reserved()).toEqual([])
  expect(await stockOf(shop, muesli.id)).toBe(1)
})

// Requirement D-364
test('a late payment of a guest who has logged in and ordered the cart in cash is refunded', async () => {
  const { shop, muesli } = await shopWithGuests()
  await setCash(await signInAs(shop, 'admin'))
  const pin = '7391'
  const { user } = await signInAs(shop, 'customer', { pin_hash: await hashPin(pin) })
  await saveAddress(shop.db, user.id)
  const { visitor, order, path } = await placeAsGuest(shop, muesli.id)
  const window = (await shop.visitor().post(`${path}/payment`)).json()
  await visitor.post('/api/auth/login', { phone: user.phone, pin })
  shop.clock.pass({ minutes: 120 })
  await runJobs(shop)
  expect((await orderRow(shop, order.id)).status).toBe('cancelled')
  await visitor.post('/api/auth/login', { phone: user.phone, pin })
  const cash = await visitor.post('/api/orders/add', { payment_method: 'cash_on_delivery' })
  expect(cash.statusCode).toBe(201)
  shop.bank.pay(window.id)
  shop.clock.pass({ minutes: 120 })
  await runJobs(shop)
  expect((await orderRow(shop, order.id)).status).toBe('cancelled')
  expect(refundedByProvider(shop)).toEqual([32_000])
  await expectLedgerRight(shop.db)
})
