import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { minuteMs } from '#values/time/durations.ts'
import type { TestOrder } from '../contract.ts'
import * as words from '../words/office/en.ts'

export type TestOrderStep = {
  name: keyof typeof words.steps
  state: keyof typeof words.states
  hint?: string | undefined
}

/** A webhook takes seconds. */
const webhookWithinMs = 2 * minuteMs

/**
 * How far a test order is, step by step.
 * @param now in milliseconds
 */
export function stepsOf(order: TestOrder, now: number): TestOrderStep[] {
  const { state, payment, mail, refund } = order
  return [
    { name: 'reserved', state: 'done' },
    {
      name: 'payment',
      state: order.paid_at ? 'done' : 'waiting',
      hint: payment ? words.payBy({ moment: formatTimestamp(payment.expires_at) }) : undefined,
    },
    webhookStep(order, now),
    ...(mail ? [mailStep(mail)] : []),
    { name: 'undone', state: state === 'undone' ? 'done' : state === 'stuck' ? 'problem' : 'waiting' },
    {
      name: 'refunded',
      state: refund === 'done' ? 'done' : refund === 'failed' ? 'problem' : 'waiting',
      hint: refund === 'failed' ? words.refundFailed : undefined,
    },
  ]
}

function webhookStep({ paid_at, webhook_at }: TestOrder, now: number): TestOrderStep {
  const name = 'webhook'
  if (webhook_at) return { name, state: 'done' }
  const isLate = paid_at !== null && now - Date.parse(paid_at) > webhookWithinMs
  return isLate ? { name, state: 'problem', hint: words.noWebhook } : { name, state: 'waiting' }
}

function mailStep({ to, sent_at, error }: NonNullable<TestOrder['mail']>): TestOrderStep {
  const name = 'mail'
  if (sent_at) return { name, state: 'done', hint: words.sentTo({ to }) }
  return error === null
    ? { name, state: 'waiting', hint: words.sentTo({ to }) }
    : { name, state: 'problem', hint: words.serverSaid({ error }) }
}

/** Whether something can still change by itself. */
export const isUnderWay = (order: TestOrder, now: number) =>
  order.state !== 'ended' && stepsOf(order, now).some(({ state }) => state === 'waiting')
