import { useLocation, useSearchParams } from '#browser/router/hooks.ts'
import { steps } from '#fulfilment/shipments/words/office/en.ts'
import { countLimits } from '#values/count-limits.ts'
import { isPlausibleDay } from '#values/time/plausible-day.ts'
import type { Order } from '../contract.ts'
import { orderStatus, partlyShipped, shipmentState } from '../rules/order-state.ts'
import { orderStatuses } from '../words/en.ts'
import * as words from '../words/office/en.ts'

/** The statuses of decision S6 with the filter's labels, in the order of an order's life. */
export const statusNames: Record<Order['status'], string> = {
  [orderStatus.awaitingPayment]: orderStatuses.awaitingPayment,
  [orderStatus.toPack]: words.toDeliver,
  [orderStatus.delivered]: orderStatuses.delivered,
  [orderStatus.cancelled]: orderStatuses.cancelled,
}

/** The fulfilment states of a paid order. */
export const stepNames = {
  [shipmentState.toPack]: steps.toPack,
  [shipmentState.packed]: steps.packed,
  [partlyShipped]: steps.partlyDispatched,
  [shipmentState.dispatched]: steps.dispatched,
}

/** The filter from the URL. Unknown values are ignored. */
export function useOrderFilter() {
  const [query] = useSearchParams()
  const [status, parcel, sort] = [
    query.get('status') ?? '',
    query.get('parcel') ?? '',
    query.get('sort') ?? '',
  ]
  return {
    status: isStatus(status) ? status : undefined,
    parcel: isStep(parcel) ? parcel : undefined,
    q: query.get('q') || undefined,
    from: parseDay(query.get('from')),
    to: parseDay(query.get('to')),
    sort: isSort(sort) ? sort : defaultSort(status, parcel),
  }
}

/**
 * A day of the URL; undefined if it is missing or not a plausible date, such as one whose year is still being typed.
 */
const parseDay = (typed: string | null) =>
  typed && /^\d{4}-\d{2}-\d{2}$/.test(typed) && isPlausibleDay(typed) ? typed : undefined

/** Orders to be packed or dispatched are listed oldest first. */
const defaultSort = (status: string, parcel: string): Sort =>
  status === orderStatus.toPack || isStep(parcel) ? 'oldest' : 'newest'

/**
 * The number up to which the orders that match a filter are counted; undefined for a filter that has a counter, whose
 * number is exact.
 */
export const countLimit = ({ q, from, to, parcel }: ReturnType<typeof useOrderFilter>) =>
  q || from || to ? countLimits.orders : parcel && countLimits.ordersAtStep

/**
 * The ids of the expanded orders, and the function that sets them. They are in the URL as `open=1042.1043`, so that
 * they survive a reload.
 */
export function useOpenOrders() {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const opened = (query.get('open') ?? '').split('.').filter(Boolean).map(Number)
  const setOpened = (ids: readonly (string | number)[]) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        ids.length === 0 ? next.delete('open') : next.set('open', ids.join('.'))
        return next
      },
      // The state holds the previous pages of the list.
      { replace: true, preventScrollReset: true, state },
    )
  return [opened, setOpened] as const
}

type Sort = keyof typeof words.sorts
const isSort = (word: string): word is Sort => Object.hasOwn(words.sorts, word)
const isStatus = (word: string): word is Order['status'] => Object.hasOwn(statusNames, word)
const isStep = (word: string): word is keyof typeof stepNames => Object.hasOwn(stepNames, word)
