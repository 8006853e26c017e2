import { PagedList, usePagedList } from '#backoffice/ui/admin/lists/paged-list.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApiPage } from '#browser/call-api.ts'
import { Table } from '#ui/elements/table.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { onDay } from '#values/words/days/en.ts'
import type { ListedStandingOrder, standingOrderEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** Customers' regular deliveries, those due first. @param userId only those of this customer */
export function StandingOrderList({ userId }: { userId?: number }) {
  const list = usePagedList(
    `standing-orders-${userId ?? 0}`,
    { size: 10, name: 'deliveries-page' },
    (page, signal) =>
      callApiPage<typeof standingOrderEndpoints>()('GET /standing-order-desk', {
        query: { ...page, ...(userId !== undefined && { user_id: userId }) },
        signal,
      }),
  )
  return (
    <section aria-labelledby="standing-orders">
      <h2 id="standing-orders" className="mb-2 text-xl">
        {words.title}
      </h2>
      <p className="mb-4 text-ink-soft">{words.lead}</p>
      <PagedList list={list} sentences={sentences} lines={2}>
        {({ items }) => <StandingOrders orders={items} />}
      </PagedList>
    </section>
  )
}

const sentences = { failed: words.notLoaded, loading: words.loading, pages: words.pages }

const StandingOrders = ({ orders }: { orders: ListedStandingOrder[] }) =>
  orders.length === 0 ? (
    <p className="text-ink-soft">{words.none}</p>
  ) : (
    <Table
      caption={words.title}
      rows={orders}
      keyOf={({ id }) => id}
      columns={[
        { header: words.next, cell: (order) => <NextDelivery {...order} /> },
        {
          header: words.customer,
          cell: ({ customer }) => (
            <TextLink to={sectionUrl('users', { customer: String(customer.id) })} className="wrap-anywhere">
              {customer.name}
            </TextLink>
          ),
        },
        {
          header: words.products,
          cell: ({ lines }) => (
            <span className="grid">
              {lines.map((line) => (
                <span key={line.name}>{words.line(line)}</span>
              ))}
            </span>
          ),
        },
        { header: words.interval, cell: ({ weeks }) => words.every[weeks] },
      ]}
    />
  )

const NextDelivery = ({ paused, due, next_on }: ListedStandingOrder) =>
  paused ? (
    words.paused
  ) : (
    <span>
      <time dateTime={next_on}>{onDay({ day: next_on })}</time>
      {due && <strong className="block text-sm">{words.due}</strong>}
    </span>
  )
