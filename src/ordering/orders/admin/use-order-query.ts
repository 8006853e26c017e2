import { useLocation, useSearchParams } from '#browser/router/hooks.ts'
import { steps } from '#fulfilment/shipments/words/office/en.ts'
import { orderStatuses as statuses } from '#ui/words/en.ts'
import { countLimits } from '#values/count-limits.ts'
import { orderStatus, partlyDispatched, shipmentState } from '#values/order-state.ts'
import { isPlausibleDay } from '#values/time/plausible-day.ts'
import type { Order } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** The statuses of decision S6 in the order of an order's life, as the filter names them. */
export const statusNames: Record<Order['status'], string> = {
  [orderStatus.awaitingPayment]: statuses.awaitingPayment,
  [orderStatus.toPack]: statuses.toPack,
  [orderStatus.delivered]: statuses.delivered,
  [orderStatus.cancelled]: statuses.cancelled,
}

/** The steps at which a paid order waits. */
export const stepNames = {
  [shipmentState.toPack]: steps.toPack,
  [shipmentState.packed]: steps.packed,
  [partlyDispatched]: steps.partlyDispatched,
  [shipmentState.dispatched]: steps.dispatched,
}

/** Which orders the address asks for. A status it does not know counts as none. */
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

/** A day whose year is not typed to its end narrows nothing yet. */
const parseDay = (typed: string | null) =>
  typed && /^\d{4}-\d{2}-\d{2}$/.test(typed) && isPlausibleDay(typed) ? typed : undefined

/** What waits is done in the order it was paid for. */
const defaultSort = (status: string, parcel: string): Sort =>
  status === orderStatus.toPack || isStep(parcel) ? 'oldest' : 'newest'

/** Filters without a counter are counted up to a limit. */
export const countLimit = ({ q, from, to, parcel }: ReturnType<typeof useOrderFilter>) =>
  q || from || to ? countLimits.orders : parcel && countLimits.ordersAtStep

/** Which rows are open, kept in the address as `open=1042.1043`, so that a reload shows the same. */
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
      // The way back through the pages is kept in the state.
      { replace: true, preventScrollReset: true, state },
    )
  return [opened, setOpened] as const
}

type Sort = keyof typeof words.sorts
const isSort = (word: string): word is Sort => Object.hasOwn(words.sorts, word)
const isStatus = (word: string): word is Order['status'] => Object.hasOwn(statusNames, word)
const isStep = (word: string): word is keyof typeof stepNames => Object.hasOwn(stepNames, word)
