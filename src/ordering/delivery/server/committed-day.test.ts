import { expect, test } from 'vitest'
import {
  createShopWithPayments,
  payFor,
  placeOrderOf,
  runJobs,
  signInShopper,
  startPaying,
} from '#test/shop/payment.ts'
import { readPdf } from '#test/shop/pdf.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'

/** An order of a shop that commits to its delivery dates or not; the merchant can change that. */
async function orderOfShopThat(commits: boolean) {
  const shop = await createShopWithPayments({ webhooks: false })
  const admin = await signInAs(shop, 'admin')
  const decide = async (commitsToDates: boolean) => {
    await admin.logInAgain()
    const { facts, version } = (await admin.get('/api/store')).json()
    const saved = await admin.put('/api/store', { facts: { ...facts, commitsToDates }, version })
    expect(saved.statusCode).toBe(200)
  }
  await decide(commits)
  const shopper = await signInShopper(shop)
  const muesli = await addProduct(shop.db)
  const order = await placeOrderOf(shopper, muesli.id)
  const delivery = async () => (await shopper.get(`/api/orders/${order.id}`)).json().delivery
  const confirmation = async () => {
    await runJobs(shop)
    return shop.mails.find(({ id }) => id === `order-confirmation-${order.id}`)?.text
  }
  return { shop, shopper, admin, order, decide, delivery, confirmation }
}

// Requirement D-76: Whether a delivery date was promised is stored with the order: pages, emails and packing slips
//   show what applied when it was placed, or quoted for another address (decision X18).
test.each([
  [true, 'Your order will arrive by Thu, 25 Jun.', 'Arrives by Thu, 25 Jun'],
  [false, 'Your order is expected by Thu, 25 Jun.', 'Expected by Thu, 25 Jun'],
])(
  'an order keeps whether its date was promised (%s), whatever the merchant changes before payment',
  async (commits, inMail, onSlip) => {
    const { shop, shopper, admin, order, decide, delivery, confirmation } = await orderOfShopThat(commits)
    const placed = { by: '2026-06-25', commits_to_date: commits }
    expect(await delivery()).toMatchObject(placed)
    await decide(!commits)
    expect((await payFor(shop, shopper, order.id)).statusCode).toBe(200)
    expect(await delivery()).toMatchObject(placed)
    expect(await confirmation()).toContain(inMail)
    const slip = await readPdf((await admin.get(`/api/packing/slips.pdf?orders=${order.id}`)).rawPayload)
    expect(slip.pages[0]).toContain(onSlip)
  },
)

// Requirement D-76
test.each([true, false])(
  'an order to another address gets that address’s current terms (%s)',
  async (commits) => {
    const { shopper, order, decide, delivery } = await orderOfShopThat(!commits)
    await decide(commits)
    const corrected = { ...order.address, address_line1: '3, Race Course' }
    await shopper.put('/api/address/upsert', corrected)
    expect((await delivery()).commits_to_date, 'within one PIN code').toBe(!commits)
    await shopper.put('/api/address/upsert', { ...corrected, postal_code: '641018' })
    expect((await delivery()).commits_to_date).toBe(commits)
  },
)

// Requirement D-76
test.each([true, false])(
  'an order that is paid after its cancellation gets the terms of that day (%s)',
  async (commits) => {
    const { shop, shopper, order, decide, delivery, confirmation } = await orderOfShopThat(!commits)
    const window = await startPaying(shopper, order.id)
    await shopper.delete(`/api/orders/${order.id}`)
    await decide(commits)
    shop.bank.pay(window.id)
    shop.clock.pass({ minutes: 30 })
    const mail = await confirmation()
    expect(mail).toContain(commits ? 'Your order will arrive by' : 'Your order is expected by')
    expect((await delivery()).commits_to_date).toBe(commits)
  },
)
