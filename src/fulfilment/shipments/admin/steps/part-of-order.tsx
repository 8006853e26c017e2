import { useAnswer } from '#backoffice/ui/admin/use-answer.ts'
import { callApi } from '#browser/call-api.ts'
import type { OrderItem, orderEndpoints } from '#ordering/orders/contract.ts'
import type { Delivery, historyEndpoints } from '#ordering/orders/history-contract.ts'
import { Button } from '#ui/elements/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { packSize } from '#values/words/en.ts'
import * as words from '../../words/office/en.ts'
import { isUnits, type Units } from './chosen-lines.ts'

type Props = {
  orderId: number
  units: Units | undefined
  tried: boolean
  onChange: (units: Units) => void
}

/** How many of each line leave, where not all of the order does. */
export function PartOfOrder({ orderId, units, tried, onChange }: Props) {
  const { data } = useAnswer(`unsent-${orderId}`, (signal) => findUnsent(orderId, signal))
  if (!data) return null
  if (!units)
    return (
      <Button variant="quiet" className="justify-self-start" onClick={() => onChange(allOf(data.unsent))}>
        {words.onlyAPart}
      </Button>
    )
  return data.unsent.map(({ order_item_id: id, quantity: left }) => {
    const line = units[id] ?? { typed: '', left }
    return (
      <Field
        key={id}
        label={words.unitsOf({ name: nameOf(data.items, id), left })}
        inputMode="numeric"
        autoComplete="off"
        value={line.typed}
        error={tried && !isUnits(line) ? words.unitsNeeded({ left }) : undefined}
        onChange={(event) => onChange({ ...units, [id]: { typed: event.currentTarget.value, left } })}
      />
    )
  })
}

async function findUnsent(id: number, signal: AbortSignal) {
  const [items, { unsent }] = await Promise.all([
    callApi<typeof orderEndpoints>()('GET /orders/{id}/items', { params: { id }, signal }),
    callApi<typeof historyEndpoints>()('GET /orders/{id}/delivery', { params: { id }, signal }),
  ])
  return { items, unsent }
}

const allOf = (unsent: Delivery['unsent']): Units =>
  Object.fromEntries(
    unsent.map(({ order_item_id, quantity }) => [order_item_id, { typed: String(quantity), left: quantity }]),
  )

/** A line of an order as the merchant knows it: the product and its size. */
export function nameOf(items: OrderItem[], id: number) {
  const item = items.find((other) => other.id === id)
  return [item?.Product?.name ?? words.productGone, packSize({ label: item?.size ?? '' })].join(' ')
}
