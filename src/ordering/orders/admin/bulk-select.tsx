import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { callApiPage } from '#browser/call-api.ts'
import type { Selection } from '#fulfilment/shipments/admin/steps/use-selection.ts'
import * as words from '#fulfilment/shipments/words/office/en.ts'
import { Button } from '#ui/elements/button.tsx'
import type { Order, orderEndpoints } from '../contract.ts'
import type { useOrderFilter } from './use-order-query.ts'

type Filter = ReturnType<typeof useOrderFilter>
type Props = { orders: Order[]; total: number; filter: Filter; selection: Selection }

/** As many as fit a packing table. */
const fewOrders = 10

/** Selects the displayed orders, the first ten of them, or all that match the filter, across pages. */
export function BulkSelect({ orders, total, filter, selection }: Props) {
  const { may } = useRights()
  const { run, busy } = useAction(async () => selection.choose(await fetchMatching(filter)), {
    failed: words.matchingNotLoaded,
  })
  if (orders.length < 2 || !may('orders:pack', 'orders:deliver')) return null
  return (
    <div className="flex flex-wrap">
      {orders.length > fewOrders && (
        <Button
          variant="quiet"
          className={buttonStyles}
          onClick={() => selection.choose(orders.slice(0, fewOrders))}
        >
          {words.selectFirst({ count: fewOrders })}
        </Button>
      )}
      <Button variant="quiet" className={buttonStyles} onClick={() => selection.choose(orders)}>
        {words.selectAll({ count: orders.length })}
      </Button>
      {total > orders.length && (
        <Button variant="quiet" className={buttonStyles} busy={busy} onClick={() => void run()}>
          {words.selectMatching({ count: grouped.format(total) })}
        </Button>
      )}
    </div>
  )
}

const buttonStyles = 'px-3! text-sm'
const grouped = new Intl.NumberFormat('en-IN')

/** One page more than can be selected, to detect that there are more. */
const maxPages = 3

/** The orders that match the filter, up to 300. */
async function fetchMatching(filter: Filter) {
  const found: Order[] = []
  let cursor: string | undefined
  for (let pages = 0; pages < maxPages; pages++) {
    const { items, next } = await callApiPage<typeof orderEndpoints>()('GET /orders/all', {
      query: { ...filter, cursor, limit: 100 },
    })
    found.push(...items)
    if (!next) break
    cursor = next
  }
  return found
}
