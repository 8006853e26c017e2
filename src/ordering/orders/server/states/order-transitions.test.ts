import { expect, test } from 'vitest'
import { paymentState, shipmentState } from '../../rules/order-state.ts'
import { canTransition } from './order-transitions.ts'

/** The allowed transitions of each state. */
const allowed: Record<string, string[]> = {
  'unpaid, to_pack': [
    'paid, to_pack',
    'paid, packed',
    'paid, dispatched',
    'paid, delivered',
    'unpaid, delivered',
    'unpaid, cancelled',
  ],
  'unpaid, delivered': [
    'paid, delivered',
    'paid, dispatched',
    'paid, packed',
    'paid, to_pack',
    'unpaid, to_pack',
  ],
  'unpaid, cancelled': ['paid, to_pack'],
  'due_on_delivery, to_pack': [
    'due_on_delivery, packed',
    'due_on_delivery, dispatched',
    'due_on_delivery, delivered',
    'due_on_delivery, cancelled',
    'paid, delivered',
  ],
  'due_on_delivery, packed': [
    'due_on_delivery, to_pack',
    'due_on_delivery, dispatched',
    'due_on_delivery, delivered',
    'due_on_delivery, cancelled',
    'paid, delivered',
  ],
  'due_on_delivery, dispatched': [
    'due_on_delivery, to_pack',
    'due_on_delivery, packed',
    'due_on_delivery, delivered',
    'due_on_delivery, cancelled',
    'paid, delivered',
  ],
  'due_on_delivery, delivered': [
    'due_on_delivery, to_pack',
    'due_on_delivery, packed',
    'due_on_delivery, dispatched',
    'paid, delivered',
  ],
  'due_on_delivery, cancelled': [],
  'paid, to_pack': [
    'paid, packed',
    'paid, dispatched',
    'paid, delivered',
    'partly_refunded, to_pack',
    'partly_refunded, packed',
    'partly_refunded, dispatched',
    'partly_refunded, delivered',
    'refunded, dispatched',
    'refunded, delivered',
    'paid, cancelled',
    'partly_refunded, cancelled',
    'refunded, cancelled',
  ],
  'paid, cancelled': ['partly_refunded, cancelled', 'refunded, cancelled'],
  'paid, packed': [
    'paid, to_pack',
    'paid, dispatched',
    'paid, delivered',
    'partly_refunded, to_pack',
    'partly_refunded, packed',
    'partly_refunded, dispatched',
    'partly_refunded, delivered',
    'refunded, dispatched',
    'refunded, delivered',
    'refunded, cancelled',
    'paid, cancelled',
    'partly_refunded, cancelled',
  ],
  'paid, dispatched': [
    'paid, to_pack',
    'paid, packed',
    'paid, delivered',
    'partly_refunded, to_pack',
    'partly_refunded, packed',
    'partly_refunded, dispatched',
    'partly_refunded, delivered',
    'refunded, dispatched',
    'refunded, delivered',
  ],
  'paid, delivered': [
    // Undoing the delivery of a cash order takes its payment back.
    'due_on_delivery, to_pack',
    'due_on_delivery, packed',
    'due_on_delivery, dispatched',
    'paid, to_pack',
    'paid, packed',
    'paid, dispatched',
    'partly_refunded, to_pack',
    'partly_refunded, packed',
    'partly_refunded, dispatched',
    'partly_refunded, delivered',
    'refunded, dispatched',
    'refunded, delivered',
  ],
  'partly_refunded, to_pack': [
    'partly_refunded, packed',
    'partly_refunded, dispatched',
    'partly_refunded, delivered',
    'refunded, dispatched',
    'refunded, delivered',
    'refunded, cancelled',
    'partly_refunded, cancelled',
  ],
  'partly_refunded, packed': [
    'partly_refunded, to_pack',
    'partly_refunded, dispatched',
    'partly_refunded, delivered',
    'refunded, dispatched',
    'refunded, delivered',
    'refunded, cancelled',
    'partly_refunded, cancelled',
  ],
  'partly_refunded, dispatched': [
    'partly_refunded, to_pack',
    'partly_refunded, packed',
    'partly_refunded, delivered',
    'refunded, dispatched',
    'refunded, delivered',
  ],
  'partly_refunded, delivered': [
    'partly_refunded, to_pack',
    'partly_refunded, packed',
    'partly_refunded, dispatched',
    'refunded, dispatched',
    'refunded, delivered',
  ],
  'refunded, dispatched': ['refunded, delivered'],
  'refunded, delivered': ['refunded, dispatched'],
  'partly_refunded, cancelled': ['refunded, cancelled'],
  'refunded, cancelled': [],
}

const pairs = Object.values(paymentState).flatMap((payment_state) =>
  Object.values(shipmentState).map((parcel_state) => ({ payment_state, parcel_state })),
)
const nameOf = ({ payment_state, parcel_state }: (typeof pairs)[number]) =>
  `${payment_state}, ${parcel_state}`
const steps = Object.entries(allowed).flatMap(([from, next]) =>
  pairs.map((to) => [from, nameOf(to), from === nameOf(to) || next.includes(nameOf(to))] as const),
)

// Requirement D-18: An order's status follows from the states of its payment and its shipment, which have a table of
//   allowed steps (decision S6).
test.each(steps)('%s → %s', (from, to, isAllowed) => {
  const [before, after] = [from, to].map((name) => pairs.find((pair) => nameOf(pair) === name))
  expect(before && after && canTransition(before, after)).toBe(isAllowed)
})
