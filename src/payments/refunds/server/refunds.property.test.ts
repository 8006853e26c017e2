import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storedDocumentsOf } from '#test/shop/documents.ts'
import { runJobs } from '#test/shop/payment.ts'
import {
  fetchRefundOverview,
  refundedByProvider,
  sendRefund,
  shopWithDeliveryFee,
} from '#test/shop/refunds.ts'

const step = fc.oneof(
  fc.record({
    what: fc.constant('line' as const),
    line: fc.nat(1),
    quantity: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ what: fc.constant('delivery' as const), rupees: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ what: fc.constant('amount' as const), paise: fc.integer({ min: 100, max: 20_000 }) }),
  fc.record({ what: fc.constant('dashboard' as const), paise: fc.integer({ min: 100, max: 20_000 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** Rupees that the merchant takes off the order before it is paid. */
const discounts = fc.array(
  fc.integer({ min: 1, max: 20_000 }).map((paise) => paise / 100),
  { maxLength: 2 },
)

// Requirement D-137
test('refunds of items, delivery and the whole order, in any sequence, never exceed what was paid', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 7 }),
      discounts,
      fc.boolean(),
      async (steps, discounts, replaced) => {
        const opened = await shopWithDeliveryFee({ discounts, replaced })
        if (replaced && discounts.length > 0) expect(opened.order.discounts).not.toEqual([])
        for (const each of steps) await take(opened, each)
        const [invoice, ...notes] = await storedDocumentsOf(opened.shop.db, opened.order.id)
        for (const line of invoice?.body.lines ?? []) {
          const back = notes.flatMap(({ body }) =>
            body.lines.filter(({ item_id }) => item_id === line.item_id),
          )
          const sum = (of: (one: (typeof back)[number]) => number) =>
            back.reduce((all, one) => all + of(one), 0)
          expect(sum(({ paise }) => paise)).toBeLessThanOrEqual(line.paise)
          expect(sum(({ tax }) => tax?.taxable ?? 0)).toBeLessThanOrEqual(line.tax?.taxable ?? 0)
        }
        const { left, total } = await fetchRefundOverview(opened)
        const returned = refundedByProvider(opened.shop).reduce((all, paise) => all + paise, 0)
        expect(Math.round(left * 100) + returned).toBe(Math.round(total * 100))
        await opened.shop.app.close()
      },
    ),
    { numRuns: 6 },
  )
}, 120_000)

async function take(
  { shop, admin, order, payment, mix, honey }: Awaited<ReturnType<typeof shopWithDeliveryFee>>,
  step: Step,
) {
  const wish = {
    line: () => ({
      what: 'lines' as const,
      lines: [
        {
          item_id: step.what === 'line' && step.line === 0 ? mix : honey,
          quantity: step.what === 'line' ? step.quantity : 1,
          restock: false,
        },
      ],
    }),
    delivery: () => ({
      what: 'lines' as const,
      lines: [],
      delivery: step.what === 'delivery' ? step.rupees : 0,
    }),
    amount: () => ({ what: 'amount' as const, amount: step.what === 'amount' ? step.paise / 100 : 0 }),
    dashboard: undefined,
  }[step.what]
  // A refusal is a valid outcome.
  if (wish) await sendRefund(admin, order.id, wish())
  else if (step.what === 'dashboard') returnIn(shop, payment, step.paise)
  await runJobs(shop)
  shop.clock.pass({ minutes: 1 })
  await runJobs(shop)
}

function returnIn(
  shop: Awaited<ReturnType<typeof shopWithDeliveryFee>>['shop'],
  payment: string,
  paise: number,
) {
  try {
    shop.bank.refund(payment, paise)
  } catch {
    // More than what is left.
  }
}
