import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApi } from '#browser/call-api.ts'
import type { OrderItem, orderEndpoints } from '#ordering/orders/contract.ts'
import type { historyEndpoints, OrderFulfilment } from '#ordering/orders/history-contract.ts'
import { Button } from '#ui/elements/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { packSize } from '#values/words/en.ts'
import * as words from '../../words/office/en.ts'
import { isValidUnits, type UnitInputs } from './shipment-lines.ts'

type Props = {
  orderId: number
  units: UnitInputs | undefined
  tried: boolean
  onChange: (units: UnitInputs) => void
}

/** A button to dispatch only a part of the order; after that, a field for the quantity of each line. */
export function PartialShipment({ orderId, units, tried, onChange }: Props) {
  const { data } = useApiQuery(`unsent-${orderId}`, (signal) => fetchUnsent(orderId, signal))
  if (!data) return null
  if (!units)
    return (
      <Button
        variant="quiet"
        className="justify-self-start px-4! text-sm"
        onClick={() => onChange(allUnits(data.unsent))}
      >
        {words.onlyAPart}
      </Button>
    )
  return data.unsent.map(({ order_item_id: id, quantity: left }) => {
    const line = units[id] ?? { typed: '', left }
    return (
      <Field
        key={id}
        label={words.unitsOf({ name: formatLineName(data.items, id), left })}
        inputMode="numeric"
        autoComplete="off"
        value={line.typed}
        error={tried && !isValidUnits(line) ? words.unitsNeeded({ left }) : undefined}
        onChange={(event) => onChange({ ...units, [id]: { typed: event.currentTarget.value, left } })}
      />
    )
  })
}

/** The order's lines, and which units have not been dispatched. */
async function fetchUnsent(id: number, signal: AbortSignal) {
  const [items, { unsent }] = await Promise.all([
    callApi<typeof orderEndpoints>()('GET /orders/{id}/items', { params: { id }, signal }),
    callApi<typeof historyEndpoints>()('GET /orders/{id}/delivery', { params: { id }, signal }),
  ])
  return { items, unsent }
}

/** The fields filled with everything that is unsent. */
const allUnits = (unsent: OrderFulfilment['unsent']): UnitInputs =>
  Object.fromEntries(
    unsent.map(({ order_item_id, quantity }) => [order_item_id, { typed: String(quantity), left: quantity }]),
  )

/** The name of an order line for the merchant: product and size. */
export function formatLineName(items: OrderItem[], id: number) {
  const item = items.find((other) => other.id === id)
  return [item?.Product?.name ?? words.productGone, packSize({ label: item?.size ?? '' })].join(' ')
}
