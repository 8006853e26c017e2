import { useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '../../../ui/call-api.ts'
import { Loaded, later } from '../../../ui/loaded.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PlaceholderPicture } from '../../../ui/placeholder-picture.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { formatRupees, toPaise, toRupees } from '../../../values/money.ts'
import type { OrderItem, orderEndpoints } from '../contract.ts'

/** What is in an order, fetched when it is opened. */
export function OrderProducts({ orderId }: { orderId: number }) {
  const ask = () =>
    later(callApi<typeof orderEndpoints>()('GET /orders/{id}/items', { params: { id: orderId } }))
  const [items, setItems] = useState(ask)
  return (
    <>
      <h2 className="mb-3 text-base!">Products in Order:</h2>
      <Loaded
        value={items}
        loading={<SkeletonLines words="Loading products..." count={2} />}
        failed="The products of this order could not be loaded."
        onRetry={() => setItems(ask())}
      >
        {(found) => (
          <ul className="flex flex-col gap-3">
            {found.map((item) => (
              <ProductLine key={item.id} item={item} />
            ))}
          </ul>
        )}
      </Loaded>
    </>
  )
}

/** One line of an order: what, how many, for how much. */
export function ProductLine({ item: { Product: product, quantity, size, unit_price } }: { item: OrderItem }) {
  const box = 'size-14 shrink-0 rounded-field'
  return (
    <li className="flex items-center gap-4">
      {product?.picture ? (
        <Picture picture={product.picture} sizes="56px" decorative className={box} />
      ) : (
        <PlaceholderPicture className={box} />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {product ? (
            <Link to={`/product/${product.id}`} className="underline-offset-4 hover:underline">
              {product.name}
            </Link>
          ) : (
            'Product not found'
          )}
        </p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm wrap-anywhere text-ink-soft tabular-nums">
          {size} · {quantity} × {formatRupees(unit_price)}
          <span className="text-base font-semibold text-ink">
            {formatRupees(toRupees(toPaise(unit_price) * quantity), { decimals: 'always' })}
          </span>
        </p>
      </div>
    </li>
  )
}
