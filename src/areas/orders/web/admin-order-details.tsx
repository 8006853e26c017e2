import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { callApi } from '../../../ui/call-api.ts'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { AddressLines } from '../../addresses/web/address-lines.tsx'
import { type Answered, useAnswer } from '../../backoffice/web/use-answer.ts'
import type { Order, orderEndpoints } from '../contract.ts'
import { PackingSlipDialog } from './admin-packing-slip-dialog.tsx'
import { useDeliveryAddress } from './admin-use-delivery-address.ts'
import { ProductLine } from './order-products.tsx'

/** What is in an order and where it goes, fetched when its row is opened. */
export function OrderDetails({ order }: { order: Order }) {
  const items = useAnswer(`items of order ${order.id}`, (signal) =>
    callApi<typeof orderEndpoints>()('GET /orders/{id}/items', { params: { id: order.id }, signal }),
  )
  const address = useDeliveryAddress(order)
  const [packing, setPacking] = useState(false)
  const slip = items.data && address.data && { items: items.data, address: address.data.address }
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Part
        title="Products in Order:"
        answer={items}
        failed="The products of this order could not be loaded."
      >
        {(found) => (
          <ul className="grid gap-3">
            {found.map((item) => (
              <ProductLine key={item.id} item={item} />
            ))}
          </ul>
        )}
      </Part>
      <div className="flex flex-col items-start gap-4">
        <Part title="Deliver to" answer={address} failed="The address could not be loaded.">
          {(found) => (found.address ? <AddressLines address={found.address} /> : <p>No address saved.</p>)}
        </Part>
        {order.status !== 'cancelled' && (
          <Button variant="secondary" disabled={!slip} onClick={() => setPacking(true)}>
            <Printer className="size-4" /> Packing slip
          </Button>
        )}
      </div>
      {packing && slip && <PackingSlipDialog order={order} {...slip} onClose={() => setPacking(false)} />}
    </div>
  )
}

type PartProps<Data> = {
  title: string
  answer: Answered<Data>
  failed: string
  children: (data: Data) => ReactNode
}

/** A failure is told in its place, without a toast (decision B18). */
function Part<Data>({ title, answer: { data, failed, loading, reload }, ...rest }: PartProps<Data>) {
  return (
    <section className="w-full min-w-0">
      <h2 className="mb-3 text-base!">{title}</h2>
      {!data && !failed && <SkeletonLines words="Loading..." count={2} />}
      {data !== undefined && rest.children(data)}
      {!data && failed && (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-danger">{rest.failed}</p>
          <Button variant="quiet" className="px-4!" busy={loading} onClick={reload}>
            Try again
          </Button>
        </div>
      )}
    </section>
  )
}
