import { useLocation, useSearchParams } from 'react-router'
import type { Order } from '../contract.ts'

/** The statuses of decision S6 in the order of an order's life, as the filter names them. */
export const statusNames: Record<Order['status'], string> = {
  pending: 'Pending',
  paid: 'Paid',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

/** Which orders the address asks for. A status it does not know counts as none. */
export function useOrderFilter() {
  const [query] = useSearchParams()
  const status = query.get('status') ?? ''
  return { status: isStatus(status) ? status : undefined, q: query.get('q') || undefined }
}

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

const isStatus = (word: string): word is Order['status'] => Object.hasOwn(statusNames, word)
