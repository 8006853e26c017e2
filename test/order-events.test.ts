import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { OrderEventKind } from '#database/tables/order-history.ts'
import { orderMessages } from '#ordering/orders/server/messages/order-messages.ts'
import { domainOf, files, src, subjectOf, violations } from './imports.ts'

// Where order events are recorded, and their messages queued (docs/decisions/order-events.md).

const messages = 'ordering/orders/server/messages/'
/** Functions that queue, release or withdraw the mails about an order's events. */
const orderMails = [
  'notify-customer',
  'notify-order-paid',
  'notify-payment-issue',
  'notify-recalled-removed',
  'notify-refund',
  'notify-return',
  'notify-shipment',
  'order-confirmation',
].map((name) => `operations/notifications/server/${name}.ts`)

test('only the messages of order events queue mails about orders', () => {
  expect(files).toEqual(expect.arrayContaining(orderMails))
  const isInside = (path: string) =>
    path.startsWith(messages) || subjectOf(path) === 'operations/notifications'
  expect(
    violations(({ from, to, typeOnly }) => orderMails.includes(to) && !typeOnly && !isInside(from)),
  ).toEqual([])
  const isSelling = (path: string) =>
    ['ordering', 'payments', 'fulfilment', 'accounting'].includes(domainOf(path) ?? '')
  expect(
    violations(
      ({ from, to, typeOnly }) =>
        to === 'operations/outbox/server/write-mail.ts' && !typeOnly && isSelling(from),
    ),
    'code that writes to the outbox itself',
  ).toEqual([])
})

/** Code whose caller queues the messages when all changes are made. */
const partsOfTransactions = [
  'ordering/returns/server/replacements/place-replacement.ts',
  'payments/refunds/server/failed/apply-failed-refund.ts',
  'payments/refunds/server/update-shipment-state.ts',
]

/** Code that records only events without messages, and therefore doesn't look for any. */
const withoutMessages: Record<string, OrderEventKind[]> = {
  'ordering/orders/server/timeline/write-note.ts': ['note', 'note_to_customer', 'note_removed'],
  'ordering/orders/server/states/update-order-address.ts': ['address_changed'],
  'ordering/checkout/server/placing/place-order.queries.ts': ['address_changed'],
  'ordering/discounts/server/discount-order.ts': ['discounted', 'discount_removed'],
  'ordering/discounts/server/replaced-discounts.ts': ['discount_kept', 'discount_lost'],
  'fulfilment/shipments/server/steps/undo-step.ts': ['step_taken_back'],
  'payments/reconciliation/server/run-money-action.ts': [
    'payment_issue_resolved',
    'unreadable_event_resolved',
  ],
  'ordering/order-changes/server/change-order.ts': ['note'],
  'payments/refunds/server/restock-outside-refund.ts': ['items_restocked', 'items_not_restocked'],
  // Of an unpaid order, whose cancellation has no message.
  'payments/cancelling/server/release-reservation.ts': [],
  'payments/exchanges/server/end-outdated-exchange.ts': [],
  // What follows its refund, whose messages are queued, is automatic.
  'payments/exchanges/server/take-out-when-paid.ts': [],
}

test('whoever records events of an order queues their messages, unless those events have none', () => {
  const contains = (file: string, pattern: RegExp) => pattern.test(readFileSync(join(src, file), 'utf8'))
  const recording = files.filter((file) =>
    contains(file, /\bawait (recordOrderEvent|announceOrderEvents)\(|!\(await recordOrderEvent\(/),
  )
  const queueing = recording.filter((file) => contains(file, /\bawait queueOrderMessages\(/))
  expect(queueing.length).toBeGreaterThan(2)
  expect(recording.filter((file) => !queueing.includes(file)).sort()).toEqual(
    [...partsOfTransactions, ...Object.keys(withoutMessages)].sort(),
  )
  const kinds = Object.values(withoutMessages).flat()
  expect(
    kinds.filter((kind) => orderMessages[kind].length > 0),
    'queue their messages with `queueOrderMessages`, in the files that this test lists',
  ).toEqual([])
})
