import type { ReactNode } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { IfMay } from '#backoffice/ui/admin/rights.tsx'
import { callApi } from '#browser/call-api.ts'
import { formatLineName } from '#fulfilment/shipments/admin/steps/partial-shipment.tsx'
import type { shipmentEndpoints } from '#fulfilment/shipments/contract.ts'
import * as words from '#fulfilment/shipments/words/office/en.ts'
import { Button } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { OrderItem, orderEndpoints } from '../../contract.ts'
import type { historyEndpoints, OrderFulfilment, OrderShipment } from '../../history-contract.ts'
import { isCancelled, isDelivered, isToPack } from '../../rules/order-state.ts'
import { ExternalLink } from '../../shop/external-link.tsx'
import { OrderPanel } from '../order-panel.tsx'
import { reloadIfOutdated } from '../reload-if-outdated.ts'
import type { OrderPanelProps } from './panel-props.ts'

/** The shipments of an order: carrier, tracking and contents. */
export function Shipments({ order, revision, onChanged }: OrderPanelProps) {
  const { id } = order
  const parcels = useApiQuery(`parcels-${id}-${revision}`, (signal) => fetchShipments(id, signal))
  return (
    <OrderPanel title={words.parcels} answer={parcels} failed={words.parcelsNotLoaded}>
      {({ delivery, items }) =>
        delivery.parcels.length === 0 ? (
          <p className="text-ink-soft">
            {isCancelled(order) || isDelivered(order) ? words.neverDispatched : words.noParcels}
          </p>
        ) : (
          <>
            <ul className="grid gap-3">
              {delivery.parcels.map((parcel) => (
                <Shipment key={parcel.id} parcel={parcel} items={items}>
                  {/* A single shipment is marked delivered with its order. */}
                  {isToPack(order) && !parcel.delivered_at && isOneOfSeveral(delivery) && (
                    <IfMay right="orders:deliver">
                      <MarkDelivered orderId={id} parcelId={parcel.id} onChanged={onChanged} />
                    </IfMay>
                  )}
                </Shipment>
              ))}
            </ul>
            {isToPack(order) && <UnsentLines unsent={delivery.unsent} items={items} />}
          </>
        )
      }
    </OrderPanel>
  )
}

async function fetchShipments(id: number, signal: AbortSignal) {
  const [items, delivery] = await Promise.all([
    callApi<typeof orderEndpoints>()('GET /orders/{id}/items', { params: { id }, signal }),
    callApi<typeof historyEndpoints>()('GET /orders/{id}/delivery', { params: { id }, signal }),
  ])
  return { items, delivery }
}

const isOneOfSeveral = ({ parcels, unsent }: OrderFulfilment) => parcels.length > 1 || unsent.length > 0

type DeliverProps = { orderId: number; parcelId: number; onChanged: OrderPanelProps['onChanged'] }

/** Marks one of several shipments delivered. */
function MarkDelivered({ orderId, parcelId, onChanged }: DeliverProps) {
  const { run, busy } = useAction(
    async () => {
      const delivered = await callApi<typeof shipmentEndpoints>()(
        'PUT /orders/{id}/parcels/{parcel}/delivered',
        { params: { id: orderId, parcel: parcelId } },
      )
      onChanged(delivered.order ?? undefined)
      toast.success(delivered.message)
    },
    { ...reloadIfOutdated(() => onChanged()), failed: words.parcelNotUpdated },
  )
  return (
    <Button
      variant="secondary"
      className="mt-1 justify-self-start px-4! text-sm"
      busy={busy}
      onClick={() => void run()}
    >
      {words.markParcelDelivered}
    </Button>
  )
}

type ShipmentProps = { parcel: OrderShipment; items: OrderItem[]; children: ReactNode }

const Shipment = ({ parcel, items, children }: ShipmentProps) => (
  <li>
    <Card className="grid gap-1 px-5 py-4">
      <p className="font-semibold">
        {words.sentWith({
          courier: words.couriers[parcel.courier],
          moment: formatTimestamp(parcel.dispatched_at),
        })}
        {parcel.delivered_at && `, ${words.arrivedAt({ moment: formatTimestamp(parcel.delivered_at) })}`}
      </p>
      {parcel.tracking_number && (
        <p className="flex flex-wrap items-center gap-x-4 tabular-nums wrap-anywhere">
          {parcel.tracking_number}
          {parcel.tracking_link && (
            <ExternalLink to={parcel.tracking_link} newWindow={words.newWindow}>
              {words.follow}
            </ExternalLink>
          )}
        </p>
      )}
      <Lines lines={parcel.items} items={items} />
      {children}
    </Card>
  </li>
)

type LinesProps = { lines: OrderFulfilment['unsent']; items: OrderItem[] }

const Lines = ({ lines, items }: LinesProps) => (
  <ul className="text-sm text-ink-soft">
    {lines.map(({ order_item_id, quantity }) => (
      <li key={order_item_id}>{words.units({ name: formatLineName(items, order_item_id), quantity })}</li>
    ))}
  </ul>
)

const UnsentLines = ({ unsent, items }: { unsent: OrderFulfilment['unsent']; items: OrderItem[] }) =>
  unsent.length > 0 && (
    <div className="mt-3">
      <h3 className="text-base!">{words.stillToSend}</h3>
      <Lines lines={unsent} items={items} />
    </div>
  )
