import { callApi } from '../../../ui/call-api.ts'
import { formatRupees } from '../../../values/money.ts'
import type { MoneyMatter, moneyEndpoints } from '../money-contract.ts'

/** Something the merchant may do about a matter, in the words of its button and of the question before it. */
export type MatterStep = {
  name: string
  question: string
  detail: string
  /** The strong one of several. */
  main: boolean
  take: () => Promise<{ message: string }>
}

const call = callApi<typeof moneyEndpoints>()

/** What can be done about a matter from here; nothing where the shop goes on by itself. */
export function stepsFor(matter: MoneyMatter): MatterStep[] {
  switch (matter.kind) {
    case 'refund_failed':
      return matter.refund_id === null ? [] : refundSteps(matter, matter.refund_id)
    case 'refund_open':
    case 'unsettled':
      return []
    default:
      return [lookedAt(matter)]
  }
}

function refundSteps({ customer, amount, order_id }: MoneyMatter, id: number): MatterStep[] {
  const money = amount === null ? 'the money' : formatRupees(amount, { decimals: 'always' })
  return [
    {
      name: 'Returned by hand',
      question: 'Did you return this money yourself?',
      detail: `The shop then counts ${money} of order ${order_id} as returned to ${customer} and does not try again.`,
      main: false,
      take: () => call('POST /money/refunds/{id}/by-hand', { params: { id } }),
    },
    {
      name: 'Try again',
      question: 'Try this refund again?',
      detail: `Razorpay is asked once more to return ${money} to ${customer}.`,
      main: true,
      take: () => call('POST /money/refunds/{id}/retry', { params: { id } }),
    },
  ]
}

const lookedAt = ({ order_id }: MoneyMatter): MatterStep => ({
  name: 'Mark as done',
  question: `Is everything done about order ${order_id}?`,
  detail: 'It leaves this list. Neither the order nor its money changes.',
  main: false,
  take: () => call('POST /money/attention/{id}/done', { params: { id: order_id } }),
})
