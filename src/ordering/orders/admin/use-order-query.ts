import { useLocation, useSearchParams } from '#browser/router/hooks.ts'
import { steps } from '#fulfilment/shipments/words/office/en.ts'
import { orderStatuses as statuses } from '#ui/words/en.ts'
import { mostCounted } from '#values/most-counted.ts'
import { orderStatus, parcelState, partlyDispatched } from '#values/order-state.ts'
import { isShopDay } from '#values/time/shop-days.ts'
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
  [parcelState.toPack]: steps.toPack,
  [parcelState.packed]: steps.packed,
  [partlyDispatched]: steps.partlyDispatched,
  [parcelState.dispatched]: steps.dispatched,
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
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    sort: isSort(sort) ? sort : usualSort(status, parcel),
  }
}

/** A day whose year is not typed to its end narrows nothing yet. */
const dayIn = (typed: string | null) =>
  typed && /^\d{4}-\d{2}-\d{2}$/.test(typed) && isShopDay(typed) ? typed : undefined

/** What waits is done in the order it was paid for. */
const usualSort = (status: string, parcel: string): Sort =>
  status === orderStatus.toPack || isStep(parcel) ? 'oldest' : 'newest'

/** Counting stops somewhere where there is no tally. */
export const mostOf = ({ q, from, to, parcel }: ReturnType<typeof useOrderFilter>) =>
  q || from || to ? mostCounted.orders : parcel && mostCounted.ordersAtStep

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
