import { expect, test } from 'vitest'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { fetchRefundOverview, shopWithRefundableOrder } from '#test/shop/refunds.ts'

/**
 * A shop with an order of ₹16,960, whose merchant logged in ten minutes ago, so that a large refund needs step-up
 * authentication.
 */
async function laterInTheShift() {
  const open = await shopWithRefundableOrder({ secondPrice: 800_000 })
  const { shop, admin, order } = open
  shop.clock.pass({ minutes: 10 })
  let forms = 0
  const refund = async (amount: number, left?: number) => {
    const body = {
      form_key: `limited-refund-${forms++}`,
      what: 'amount',
      amount,
      left: left ?? (await fetchRefundOverview(open)).left,
      reason: 'other',
    }
    const url = `/api/orders/${order.id}/refunds`
    const sent = await shop.app.inject({ method: 'POST', url, payload: body, cookies: admin.cookies })
    return sent.json().code ?? sent.json().amount
  }
  /** Changes settings like the settings form, including the step-up authentication. */
  const change = async (fact: Partial<StoreSettings>) => {
    await admin.logInAgain()
    const { facts, version } = (await admin.get('/api/store')).json()
    const changed = await admin.put('/api/store', { facts: { ...facts, ...fact }, version })
    shop.clock.pass({ minutes: 10 })
    return changed
  }
  return { ...open, refund, change }
}

// Requirement D-360: The merchant sets the amount above which refunds of an order ask for confirmation; simultaneous
//   refunds count towards it together (decision X47).
test('the merchant’s limit decides which refunds ask for confirmation, whether it is lowered or raised', async () => {
  const { refund, change, admin } = await laterInTheShift()
  const limitOf = async () => (await admin.get('/api/store')).json().facts.refundsUnaskedUpToRupees
  expect(await limitOf()).toBe(5000)
  expect(await refund(1000)).toBe(1000)
  await change({ refundsUnaskedUpToRupees: 1500 })
  expect(await refund(501)).toBe('CONFIRM_AGAIN')
  expect(await refund(500), 'with what was refunded before it is the limit itself').toBe(500)
  await change({ refundsUnaskedUpToRupees: 10_000 })
  expect(await refund(8500)).toBe(8500)
  expect(await refund(1)).toBe('CONFIRM_AGAIN')
})

// Requirement D-360
test('with a limit of ₹0 every refund asks separately, even the smallest', async () => {
  const { refund, change, admin } = await laterInTheShift()
  await change({ refundsUnaskedUpToRupees: 0 })
  expect(await refund(1)).toBe('CONFIRM_AGAIN')
  await admin.logInAgain()
  expect(await refund(1)).toBe(1)
  expect(await refund(1), 'one confirmation, one refund').toBe('CONFIRM_AGAIN')
})

// Requirement D-360
test('refunds of the same order on earlier days count too', async () => {
  const { refund, shop, admin } = await laterInTheShift()
  expect(await refund(3000)).toBe(3000)
  shop.clock.pass({ minutes: 24 * 60 })
  await admin.logInAgain()
  shop.clock.pass({ minutes: 10 })
  expect(await refund(2001)).toBe('CONFIRM_AGAIN')
  expect(await refund(2000)).toBe(2000)
})

test.each([-1, 100_001, 499.5, 'none'])('a limit of %s is refused with what it may be', async (wrong) => {
  const { change } = await laterInTheShift()
  const refused = await change({ refundsUnaskedUpToRupees: wrong as number })
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { facts: 'Enter a whole number of rupees from 0 to 1,00,000.' },
  ])
})

test('the limit is changed by who shows again who they are', async () => {
  const { shop, admin } = await laterInTheShift()
  const { facts, version } = (await admin.get('/api/store')).json()
  const payload = { facts: { ...facts, refundsUnaskedUpToRupees: 100_000 }, version }
  const sent = await shop.app.inject({ method: 'PUT', url: '/api/store', payload, cookies: admin.cookies })
  expect(sent.json().code).toBe('CONFIRM_AGAIN')
})
