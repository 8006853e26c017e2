import { expect, test } from 'vitest'
import { expectNoViolations } from '../driving/accessibility.ts'
import { button, toasts } from '../driving/back-office.ts'
import { openInteractive, openShop, openSignedIn, phone } from '../driving/browser.ts'
import { call, orderCart, ordersOf, productId, readyToBuy, signIn } from '../driving/customers.ts'
import { administrator, paymentWindow } from '../driving/shopper.ts'
import { useShop } from '../driving/use-shop.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: a shop for all the tests here, not React's.
const shop = useShop()

test('a merchant gives a discount on an unpaid order, and its customer sees it and pays the new total', async () => {
  const shopper = await openShop(shop, phone)
  await readyToBuy(shopper, { 'Idli Podi': 2 })
  const { id } = await orderCart(shopper)
  const [{ total_price: before } = { total_price: 0 }] = await ordersOf(shopper)

  const page = await openShop(shop, phone)
  await signIn(page, administrator)
  await openInteractive(page, `/admin?section=orders&order=${id}`)
  await button(page, 'Add discount').click()
  await page.getByText('Enter an amount in rupees, such as 120 or 99.50.').waitFor()
  await page.getByLabel('Amount (₹)').fill('20.50')
  await page.getByLabel('Reason', { exact: true }).fill('For the late delivery')
  await button(page, 'Add discount').click()
  await toasts(page)
    .getByText(/^Discount of ₹20.50 added/)
    .waitFor()
  await button(page, 'Remove ₹20.50: For the late delivery').waitFor()
  await expectNoViolations(page)

  await openSignedIn(shopper, '/checkout')
  await shopper.getByText('Discount: For the late delivery').waitFor()
  await shopper.getByText('−₹20.50').waitFor()
  await expectNoViolations(shopper)
  await shopper.getByRole('button', { name: 'Continue payment' }).click()
  await paymentWindow(shopper)
    .getByRole('button', { name: /^Pay ₹/ })
    .click()
  await shopper.getByText('Order Placed Successfully!').waitFor()
  const [paid] = await ordersOf(shopper)
  expect([paid?.id, paid?.status, paid?.total_price]).toEqual([id, 'paid', before - 20.5])

  await openSignedIn(shopper, '/x/orders')
  await shopper.getByRole('button', { name: `Show products in order #${id}` }).click()
  await shopper.getByText('Discount: For the late delivery').waitFor()
})

test('a shopper who changes the cart of a discounted order is told that the new order costs the full price', async () => {
  const shopper = await openShop(shop, phone)
  await readyToBuy(shopper, { 'Idli Podi': 2 })
  const { id } = await orderCart(shopper)
  const office = await openShop(shop, phone)
  await signIn(office, administrator)
  const data = { form_key: 'a-discount-in-a-browser', amount: 20, reason: 'For a friend' }
  await call(office.request.post(`/api/orders/${id}/discounts`, { data }))

  const product_id = await productId(shopper.request, 'Idli Podi')
  await call(shopper.request.post('/api/cart/add', { data: { product_id } }))
  await openSignedIn(shopper, '/ta/checkout')
  await shopper.getByText('உங்கள் ₹20.00 தள்ளுபடி', { exact: false }).waitFor()
  await openSignedIn(shopper, '/checkout')
  await shopper.getByText(/Your discount of ₹20.00 applies only to the items of the unpaid order/).waitFor()
  await expectNoViolations(shopper)
  await shopper.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await paymentWindow(shopper)
    .getByRole('button', { name: /^Pay ₹/ })
    .click()
  await shopper.getByText('Order Placed Successfully!').waitFor()
  const [paid, ...others] = await ordersOf(shopper)
  expect(paid?.status).toBe('paid')
  expect(others.find((other) => other.id === id)?.status ?? 'cancelled').toBe('cancelled')

  await openInteractive(office, `/admin?section=orders&order=${paid?.id}`)
  await office
    .getByText(`Discount of ₹20.00 from order #${id} not carried over, because the items changed`)
    .waitFor()
})
