import { formatRupees } from '#values/money/money.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { byDay, onDay } from '#values/words/days/en.ts'
import type { Order } from '../contract.ts'
import { orderProgress } from '../rules/order-progress.ts'
import * as words from '../words/progress/en.ts'

type Props = {
  order: Order
  /** On two lines, for a card on a phone. */
  stacked?: boolean
}

/** How far an order is, and what comes next: `On its way · by Thu, 26 Nov`. Money is said below it. */
export function OrderProgressLine({ order, stacked = false }: Props) {
  const progress = orderProgress(order)
  const next = nextStep(order, progress)
  const money = moneyFact(order, progress)
  return (
    <span className="block min-w-0">
      <span className={`font-semibold ${colours[progress]}`}>{words.states[progress]}</span>
      {next && (stacked ? <span className="block">{next}</span> : <span> · {next}</span>)}
      {money && <span className="block text-sm text-ink-soft">{money}</span>}
    </span>
  )
}

/** What comes next for an order, below its status in a table; on a phone the card says it. */
export function NextStep({ order }: { order: Order }) {
  const progress = orderProgress(order)
  // The status says already when an order is partly sent, and how many items are left.
  const next = progress === 'partlySent' ? arrival(order.delivery) : nextStep(order, progress)
  return next ? <span className="block text-sm text-ink-soft max-sm:hidden">{next}</span> : null
}

const colours = {
  awaitingPayment: 'text-turmeric-dark',
  toPack: 'text-leaf-dark',
  readyToSend: 'text-leaf-dark',
  partlySent: 'text-leaf-dark',
  onItsWay: 'text-leaf-dark',
  arrived: 'text-success',
  calledOff: 'text-danger',
  refunded: 'text-ink-soft',
} as const

function nextStep(order: Order, progress: ReturnType<typeof orderProgress>) {
  switch (progress) {
    case 'partlySent':
      return words.itemsToFollow({ count: order.rest })
    case 'toPack':
    case 'readyToSend':
    case 'onItsWay':
      return arrival(order.delivery)
    case 'arrived':
      return order.delivered_at && words.deliveredOn({ day: dayOf(order.delivered_at) })
    default:
      return null
  }
}

const arrival = ({ by, commits_to_date }: Order['delivery']) =>
  by && (commits_to_date ? words.arrivesBy : words.expectedBy)({ day: byDay({ day: by }) })

function moneyFact(order: Order, progress: ReturnType<typeof orderProgress>) {
  const exact = (amount: number) => ({ amount: formatRupees(amount, { decimals: 'always' }) })
  if (order.replaces !== null) return words.replacementFor({ id: order.replaces })
  if (order.to_collect > 0) return words.toCollect(exact(order.to_collect))
  return order.refunded > 0 && progress !== 'refunded' ? words.refunded(exact(order.refunded)) : null
}

/** The day of a moment in the shop's time zone, as people write it: `Thu, 26 Nov`. */
export const dayOf = (moment: string) => onDay({ day: calendarDay(new Date(moment), region.timeZone) })
