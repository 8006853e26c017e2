import { z } from 'zod'
import { newId, type Order } from './entities.ts'
import { notesInput, parseInput } from './parse-input.ts'
import { badRequest } from './refusal.ts'
import type { OrderRecord } from './store.ts'
import { unixNow, type World } from './world.ts'

/** The dashboard's default for orders without their own setting: an uncaptured payment expires after three days. */
const accountDefault = { automatic: false, automaticSeconds: 0, manualSeconds: 3 * 86_400 }

const minutes = z.int().min(12).max(7200)
const orderInput = z.strictObject({
  amount: z.int('The amount must be an integer.'),
  currency: z.string('currency: is required.').length(3, 'Currency is not supported'),
  receipt: z.string().max(40, 'receipt: the length must be no more than 40.').nullish(),
  notes: notesInput,
  partial_payment: z.literal(false).optional(),
  payment_capture: z.union([z.boolean(), z.literal([0, 1])]).optional(),
  payment: z
    .strictObject({
      capture: z.enum(['automatic', 'manual']),
      capture_options: z
        .strictObject({
          automatic_expiry_period: minutes.optional(),
          manual_expiry_period: minutes.optional(),
          refund_speed: z.enum(['normal', 'optimum']),
        })
        .optional(),
    })
    .optional(),
})
type OrderInput = z.output<typeof orderInput>

/** The merchant's request for a new order. @throws Refusal for an invalid body */
export function createOrder(world: World, body: unknown): Order {
  const input = parseInput(orderInput, body)
  if (input.amount < 100)
    throw badRequest('Order amount less than minimum amount allowed', {
      step: 'order_creation',
      reason: 'amount_less_than_minimum_amount',
      field: 'amount',
    })
  const record: OrderRecord = { entity: newOrder(world, input), capture: captureOf(input), paymentIds: [] }
  world.store.save('orders', record)
  return record.entity
}

const newOrder = (world: World, { amount, currency, receipt, notes }: OrderInput): Order => ({
  id: newId('order'),
  entity: 'order',
  amount,
  amount_paid: 0,
  amount_due: amount,
  currency,
  receipt: receipt ?? null,
  offer_id: null,
  status: 'created',
  attempts: 0,
  notes,
  created_at: unixNow(world),
})

/** When payments of an order are captured, and how long they may stay uncaptured. */
function captureOf({ payment, payment_capture }: OrderInput): OrderRecord['capture'] {
  if (!payment) return { ...accountDefault, automatic: !!payment_capture, automaticSeconds: 5 * 86_400 }
  const options = payment.capture_options
  return {
    automatic: payment.capture === 'automatic',
    automaticSeconds: (options?.automatic_expiry_period ?? 7200) * 60,
    manualSeconds: (options?.manual_expiry_period ?? 7200) * 60,
  }
}

/** Adds a captured amount to an order, which becomes paid when nothing is due. It stays paid after a refund. */
export function creditOrder(world: World, record: OrderRecord, amount: number) {
  const order = record.entity
  order.amount_paid += amount
  order.amount_due = Math.max(0, order.amount - order.amount_paid)
  if (order.amount_due === 0) order.status = 'paid'
  world.store.save('orders', record)
}
