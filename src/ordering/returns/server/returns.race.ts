import { expect, test } from 'vitest'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { deliverWebhooks, runJobs } from '#test/shop/payment.ts'
import { refundedByProvider, sendRefund } from '#test/shop/refunds.ts'
import { shopWithReturn } from '#test/shop/returns.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

// Requirement D-479
test('simultaneous requests never return more units than were delivered', async () => {
  const { shop, ask, small } = await shopWithReturn()
  const answers = await Promise.all(times(8).map(() => ask({ lines: `${small}:2` })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const lines = await shop.db.selectFrom('return_lines').select('quantity').execute()
  expect(lines).toEqual([{ quantity: 2 }])
})

// Requirement D-477
test('a return is restocked and refunded once, also if the order is refunded at the same moment', async () => {
  const { shop, admin, order, small, ask, step, initial, muesli } = await shopWithReturn()
  await ask({ lines: `${small}:3` })
  await step({ step: 'approve', send_back: true })
  await step({ step: 'receive', lines: [{ item_id: small, units: 3 }] })
  const lines = [{ item_id: small, restock: 1, waste: 2 }]
  await Promise.all(times(5).map(() => step({ step: 'inspect', lines })))
  await Promise.all([
    ...times(5).map(() => step({ step: 'refund' })),
    sendRefund(admin, order.id, { what: 'lines', lines: [{ item_id: small, quantity: 3, restock: false }] }),
  ])
  await runJobs(shop)
  expect(refundedByProvider(shop)).toEqual([96_000])
  await deliverWebhooks(shop)
  const moved = await shop.db
    .selectFrom('stock_moves')
    .select('delta')
    .where('reason', '=', 'returned')
    .execute()
  expect(moved).toEqual([{ delta: 1 }])
  await expectMoneyAndStockRight(shop, initial)
  expect(muesli.id).toBeGreaterThan(0)
})
