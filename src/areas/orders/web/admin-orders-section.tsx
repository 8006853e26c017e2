import { callApiPage, type ListPage } from '../../../ui/call-api.ts'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { Pager } from '../../backoffice/web/pager.tsx'
import { useAnswer } from '../../backoffice/web/use-answer.ts'
import { usePage } from '../../backoffice/web/use-page.ts'
import type { Order, orderEndpoints } from '../contract.ts'
import { OrderFilters } from './admin-order-filters.tsx'
import { OrderTable } from './admin-order-table.tsx'
import { useOrderFilter } from './admin-use-order-query.ts'

const pageLength = 20

/** All Orders (specification §2.23): find one, see what is in it and where it goes, pack it, mark it delivered. */
export default function AdminOrdersSection() {
  const filter = useOrderFilter()
  const { data, failed, loading, reload, change } = useOrders(filter)
  const show = (order: Order) => change((was) => withOrder(was, order, filter.status))

  return (
    <>
      <OrderFilters filter={filter} total={failed ? undefined : data?.total} />
      {!data && !failed && <SkeletonLines words="Loading orders..." count={8} />}
      {failed && (
        <div className="text-danger">
          <ErrorState sentence="Failed to fetch orders." onRetry={reload} busy={loading} />
        </div>
      )}
      {data && !failed && (
        <div aria-busy={loading} className={classNames(loading && 'opacity-60')}>
          {data.items.length === 0 ? (
            <EmptyState sentence="No orders found." />
          ) : (
            <OrderTable orders={data.items} onChanged={show} onOutdated={reload} />
          )}
          <Pager label="Pages of orders" size={pageLength} total={data.total} next={data.next} />
        </div>
      )}
    </>
  )
}

/**
 * An order that is another now. One that has left the filter keeps its place until the list is asked for again, or the
 * next one would slip under the merchant's finger; it counts no more.
 */
function withOrder(page: ListPage<Order>, order: Order, status: Order['status'] | undefined) {
  const was = page.items.find(({ id }) => id === order.id)
  const hasLeft = status !== undefined && was?.status === status && order.status !== status
  return {
    ...page,
    items: page.items.map((other) => (other.id === order.id ? order : other)),
    total: page.total - (hasLeft ? 1 : 0),
  }
}

function useOrders({ status, q }: ReturnType<typeof useOrderFilter>) {
  const { cursor } = usePage()
  return useAnswer(JSON.stringify([status, q, cursor]), (signal) =>
    callApiPage<typeof orderEndpoints>()('GET /orders/all', {
      query: { status, q, cursor, limit: pageLength },
      signal,
    }),
  )
}
