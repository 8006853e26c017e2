import { useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { IfMay, useRights } from '#backoffice/ui/admin/rights.tsx'
import { callApi } from '#browser/call-api.ts'
import { PrintDialog } from '#fulfilment/packing/admin/printing/print-dialog.tsx'
import type { addressEndpoints } from '#people/addresses/contract.ts'
import { AddressLines } from '#people/addresses/shop/address-lines.tsx'
import { Button } from '#ui/elements/button.tsx'
import { PrinterIcon } from '#ui/elements/lazy-icons.tsx'
import type { Order, orderEndpoints } from '../contract.ts'
import { isCancelled } from '../rules/order-state.ts'
import { DeliveryLine, ProductLine } from '../shop/order-products.tsx'
import * as words from '../words/office/en.ts'
import { OrderPanel } from './order-panel.tsx'

/** The lines and the address of an order, loaded when its row is opened. */
export function OrderDetails({ order, onOutdated }: { order: Order; onOutdated: () => void }) {
  const items = useApiQuery(`items of order ${order.id}`, (signal) =>
    callApi<typeof orderEndpoints>()('GET /orders/{id}/items', { params: { id: order.id }, signal }),
  )
  const address = useDeliveryAddress(order)
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <OrderPanel title={words.products} answer={items} failed={words.productsNotLoaded}>
        {(found) => (
          <ul className="grid gap-3">
            {found.map((item) => (
              <ProductLine key={item.id} item={item} />
            ))}
            <DeliveryLine order={order} />
          </ul>
        )}
      </OrderPanel>
      <div className="flex flex-col items-start gap-4">
        <OrderPanel title={words.deliverTo} answer={address} failed={words.addressNotLoaded}>
          {(found) => (found.address ? <AddressLines address={found.address} /> : <p>{words.noAddress}</p>)}
        </OrderPanel>
        {order.gst && <Business {...order.gst} />}
        {!isCancelled(order) && (
          <IfMay right="orders:pack">
            <PrintSlip id={order.id} onOutdated={onOutdated} />
          </IfMay>
        )}
      </div>
    </div>
  )
}

/** GSTIN and business name, as the invoice prints them. */
const Business = ({ gstin, business_name }: NonNullable<Order['gst']>) => (
  <div className="wrap-anywhere">
    <p>{business_name}</p>
    <p>{words.gstin({ gstin })}</p>
  </div>
)

/** Opens the dialog for many slips, because it shows which orders cannot be printed and why. */
function PrintSlip({ id, onOutdated }: { id: number; onOutdated: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <PrinterIcon className="size-4" /> {words.packingSlip}
      </Button>
      {open && (
        <PrintDialog what="slips" orders={[id]} onClose={() => setOpen(false)} onOutdated={onOutdated} />
      )}
    </>
  )
}

/** The delivery address: the order's own, otherwise the one that its customer has saved. */
function useDeliveryAddress(order: Order) {
  const { may } = useRights()
  return useApiQuery(`address of order ${order.id}`, async (signal) => {
    if (order.address || !may('customers:read')) return { address: order.address }
    return fetchSavedAddress(order, signal)
  })
}

/** The customer's saved address, or null, as for a guest. If it has no phone number, the account's is used. */
async function fetchSavedAddress({ User }: Order, signal: AbortSignal) {
  if (User.id === null) return { address: null }
  const { address } = await callApi<typeof addressEndpoints>()('GET /address/{userId}', {
    params: { userId: User.id },
    signal,
  })
  return { address: address && { ...address, phone: address.phone ?? (User.phone || null) } }
}
