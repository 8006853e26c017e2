import { useState } from 'react'
import { OrderDocuments } from '#accounting/documents/shop/order-documents.tsx'
import { callApi } from '#browser/call-api.ts'
import { Link } from '#browser/router/link.tsx'
import { priceOrder } from '#ordering/pricing/rules/price-order.ts'
import { OrderRefunds } from '#payments/refunds/shop/order-refunds.tsx'
import { Picture } from '#ui/elements/picture.tsx'
import { PlaceholderPicture } from '#ui/elements/placeholder-picture.tsx'
import { defer, LoadOrRetry } from '#ui/feedback/load-or-retry.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { formatPaise, formatRupees, toPaise } from '#values/money/money.ts'
import { byDay } from '#values/words/days/en.ts'
import { inBundle, packSize } from '#values/words/en.ts'
import type { Order, OrderItem, orderEndpoints } from '../contract.ts'
import { isCancelled } from '../rules/order-state.ts'
import * as words from '../words/en.ts'
import { ShareOrder } from './share-order.tsx'

/** The lines of an order, loaded when it is expanded. */
export function OrderProducts({ order }: { order: Order }) {
  const load = () =>
    defer(callApi<typeof orderEndpoints>()('GET /orders/{id}/items', { params: { id: order.id } }))
  const [items, setItems] = useState(load)
  return (
    <>
      <h2 className="mb-3 text-base!">{words.products}</h2>
      <LoadOrRetry
        value={items}
        fallback={<SkeletonLines words={words.productsLoading} count={2} />}
        failed={words.productsNotLoaded}
        onRetry={() => setItems(load())}
      >
        {(found) => (
          <>
            <ul className="flex flex-col gap-3">
              {found.map((item) => (
                <ProductLine key={item.id} item={item} />
              ))}
              <DeliveryLine order={order} />
            </ul>
            {order.paid_at && !isCancelled(order) && <ShareOrder items={found} />}
          </>
        )}
      </LoadOrRetry>
      <OrderRefunds orderId={order.id} />
      <OrderDocuments orderId={order.id} />
    </>
  )
}

/**
 * The discounts and the delivery fee within the total, unless the courier is paid on delivery, and the promised or
 * expected day.
 */
export const DeliveryLine = ({
  order: { delivery, discounts, delivered_at, ...order },
}: {
  order: Order
}) => (
  <>
    {discounts.map(({ id, reason, amount }) => (
      <li key={id} className="flex items-baseline justify-between gap-4 tabular-nums">
        <span className="min-w-0 wrap-anywhere">{words.discountFor({ reason })}</span>
        <span className="font-semibold whitespace-nowrap">
          −{formatRupees(amount, { decimals: 'always' })}
        </span>
      </li>
    ))}
    {delivery.fee > 0 && (
      <li className="flex items-baseline justify-between gap-4 tabular-nums">
        {words.deliveryFee}
        <span className="font-semibold">{formatRupees(delivery.fee, { decimals: 'always' })}</span>
      </li>
    )}
    {delivery.by && !delivered_at && !isCancelled(order) && (
      <ArrivalDay delivery={delivery} day={delivery.by} />
    )}
  </>
)

function ArrivalDay({ delivery, day }: { delivery: Order['delivery']; day: string }) {
  const formatArrival = delivery.commits_to_date ? words.arrivesBy : words.expectedBy
  return <li>{formatArrival({ day: byDay({ day }) })}</li>
}

/** One line of an order: name, quantity and price. */
export function ProductLine({ item }: { item: OrderItem }) {
  const { Product: product, quantity, size, unit_price, bundles = [] } = item
  const box = 'size-14 shrink-0 rounded-field'
  const { goodsPaise } = priceOrder({ lines: [{ quantity, unitPaise: toPaise(unit_price) }] })
  return (
    <li className="flex items-center gap-4">
      {product?.picture ? (
        <Picture picture={product.picture} sizes="56px" decorative className={box} />
      ) : (
        <PlaceholderPicture className={box} />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {product?.path ? (
            <Link to={product.path} className="underline-offset-4 hover:underline">
              {product.name}
            </Link>
          ) : (
            (product?.name ?? words.productGone)
          )}
        </p>
        {bundles.map((bundle) => (
          <p key={bundle} className="text-sm wrap-anywhere text-ink-soft">
            {inBundle({ bundle })}
          </p>
        ))}
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm wrap-anywhere text-ink-soft tabular-nums">
          {packSize({ label: size })} · {quantity} × {formatRupees(unit_price)}
          <span className="text-base font-semibold text-ink">{formatPaise(goodsPaise)}</span>
        </p>
      </div>
    </li>
  )
}
