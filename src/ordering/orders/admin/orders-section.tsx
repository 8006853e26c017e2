import { lazy, Suspense } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { Pager } from '#backoffice/ui/admin/lists/pager.tsx'
import { usePageCursor } from '#backoffice/ui/admin/lists/use-page-cursor.ts'
import { IfMay } from '#backoffice/ui/admin/rights.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApiPage, type ListPage } from '#browser/call-api.ts'
import { useSearchParams } from '#browser/router/hooks.ts'
import { SelectedOrders } from '#fulfilment/shipments/admin/steps/selected-orders.tsx'
import { useSelection } from '#fulfilment/shipments/admin/steps/use-selection.ts'
import type { OrderStepResults } from '#fulfilment/shipments/contract.ts'
import { newOrder } from '#ordering/phone-orders/words/office/en.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { Order, orderEndpoints } from '../contract.ts'
import { isToPack, partlyShipped } from '../rules/order-state.ts'
import * as words from '../words/office/en.ts'
import { BulkSelect } from './bulk-select.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderPage } from './order-page/order-page.tsx'
import { OrderTable } from './order-table.tsx'
import { countLimit, useOrderFilter } from './use-order-query.ts'

const ChangeOrder = lazy(() => import('#ordering/order-changes/admin/change-order.tsx'))
const NewOrder = lazy(() => import('#ordering/phone-orders/admin/new-order.tsx'))

const pageLength = 20

/** All Orders (specification §2.23), or the order that the URL names. */
export default function AdminOrdersSection() {
  const [query] = useSearchParams()
  const id = Number(query.get('order'))
  const isOrder = Number.isSafeInteger(id) && id > 0
  const isChanging = query.get('change') !== null
  if (isOrder && !isChanging) return <OrderPage key={id} id={id} />
  if (!isOrder && query.get('new') === null) return <AllOrders />
  return (
    <Suspense fallback={<SkeletonLines words={words.loading} count={8} />}>
      {isOrder ? <ChangeOrder key={id} id={id} /> : <NewOrder />}
    </Suspense>
  )
}

/** The order list with search, filters and fulfilment actions, also for several orders at once. */
function AllOrders() {
  const filter = useOrderFilter()
  const { data, failed, loading, reload, change } = useOrders(filter)
  const selection = useSelection(JSON.stringify(filter))
  const replaceOrder = (order: Order) => change((was) => withOrder(was, order, filter))
  const replaceOrders = (taken: OrderStepResults['orders']) => {
    for (const { order } of taken) if (order) replaceOrder(order)
  }
  const onStepTaken = (taken: OrderStepResults['orders']) => {
    replaceOrders(taken)
    selection.keep(taken.filter(({ done }) => !done).map(({ id }) => id))
  }

  return (
    <>
      <IfMay right="orders:take">
        <ButtonLink to={sectionUrl('orders', { new: 'order' })} className="mb-4 w-fit">
          {newOrder}
        </ButtonLink>
      </IfMay>
      <OrderFilters filter={filter} total={failed ? undefined : data?.total} />
      {!data && !failed && <SkeletonLines words={words.loading} count={8} />}
      {failed && (
        <div className="text-danger">
          <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />
        </div>
      )}
      {data && !failed && (
        <div aria-busy={loading} className={classNames(loading && 'opacity-60')}>
          {data.items.length === 0 ? (
            <EmptyState sentence={words.none} detail={isNarrowed(filter) ? words.noneHere : words.noneYet} />
          ) : (
            <>
              <BulkSelect orders={data.items} total={data.total} filter={filter} selection={selection} />
              <OrderTable
                orders={data.items}
                selection={selection}
                onChanged={replaceOrder}
                onOutdated={reload}
              />
            </>
          )}
          <Pager
            label={words.pages}
            size={pageLength}
            total={data.total}
            countLimit={countLimit(filter)}
            next={data.next}
          />
          <SelectedOrders selection={selection} onTaken={onStepTaken} onUndone={replaceOrders} />
        </div>
      )}
    </>
  )
}

const isNarrowed = ({ status, parcel, q, from, to }: Filter) =>
  [status, parcel, q, from, to].some((each) => each !== undefined)

/**
 * Replaces a changed order in the list. If it no longer matches the filter, its row stays until the next load, because
 * otherwise the next row would move under the merchant's finger. It is no longer counted.
 */
function withOrder(page: ListPage<Order>, order: Order, { status, parcel }: Filter) {
  const was = page.items.find(({ id }) => id === order.id)
  const matches = (one: Order) =>
    (status === undefined || one.status === status) && (parcel === undefined || isAtStep(one, parcel))
  const noLongerMatches = was !== undefined && matches(was) && !matches(order)
  return {
    ...page,
    items: page.items.map((other) => (other.id === order.id ? order : other)),
    total: page.total - (noLongerMatches ? 1 : 0),
  }
}

type Filter = ReturnType<typeof useOrderFilter>

const isAtStep = (order: Order, parcel: NonNullable<Filter['parcel']>) =>
  isToPack(order) && (parcel === partlyShipped ? order.rest > 0 : order.parcel === parcel)

function useOrders(filter: Filter) {
  const { cursor } = usePageCursor()
  return useApiQuery(JSON.stringify([filter, cursor]), (signal) =>
    callApiPage<typeof orderEndpoints>()('GET /orders/all', {
      query: { ...filter, cursor, limit: pageLength },
      signal,
    }),
  )
}
