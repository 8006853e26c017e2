import { useRangeSelection } from '#backoffice/ui/admin/lists/use-range-selection.ts'
import * as togetherWords from '#ordering/order-changes/words/office/en.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { CircleCheckIcon } from '#ui/elements/lazy-icons.tsx'
import { formatDay } from '#values/time/format-day.ts'
import { locale } from '#words/page/en.ts'
import type { OrderToPack } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { Checkbox } from './checkbox.tsx'
import type { PackedOrders } from './use-packed-orders.ts'

type Props = {
  orders: OrderToPack[]
  packed: PackedOrders
  chosen: number[]
  onChoose: (ids: number[], on: boolean) => void
}

/**
 * The rows of orders to pack, grouped by place (zone or PIN code), places by their oldest order. With Shift a range of
 * orders is selected.
 */
export function PackingLines({ orders, packed, chosen, onChoose }: Props) {
  const byPlace = [...Map.groupBy(orders, ({ place }) => place)]
  const listed = byPlace
    .flatMap(([, ordersAtPlace]) => ordersAtPlace.map(({ id }) => id))
    .filter((id) => !packed.has(id))
  const rangeTo = useRangeSelection()
  return byPlace.map(([place, ordersAtPlace]) => (
    <ul
      key={place}
      aria-label={place || words.noPlace}
      className="divide-y divide-line border-b-2 border-edge last-of-type:border-b"
    >
      {ordersAtPlace.map((order) => (
        <PackingRow
          key={order.id}
          order={order}
          isPacked={packed.has(order.id)}
          checked={chosen.includes(order.id)}
          onChoose={(on, shift) => onChoose(rangeTo(order.id, { shift, listed }), on)}
        />
      ))}
    </ul>
  ))
}

type LineProps = {
  order: OrderToPack
  isPacked: boolean
  checked: boolean
  onChoose: (on: boolean, shift: boolean) => void
}

const PackingRow = ({ order, isPacked, checked, onChoose }: LineProps) => {
  const { id, name, city, place, pieces, by, recalled, together, paid_at } = order
  return (
    <li className="flex items-center gap-2 py-1">
      {isPacked ? (
        <span className="grid size-11 shrink-0 place-items-center text-success">
          <CircleCheckIcon className="size-6" />
        </span>
      ) : (
        <Checkbox label={words.choose({ id, name })} checked={checked} onChange={onChoose} />
      )}
      <span
        className={classNames('min-w-0 flex-1 leading-snug', isPacked && 'line-through decoration-ink-soft')}
      >
        <span className="block wrap-anywhere">
          <span className="font-semibold tabular-nums">#{id}</span> {name}
        </span>
        <span className="block truncate text-sm text-ink-soft tabular-nums">
          <span className="font-medium text-ink">{place || words.noPlace}</span> {city}
        </span>
        {by && (
          <span className="block text-sm font-medium">
            {words.promisedBy({ day: formatDay(by, locale) })}
          </span>
        )}
        {together?.map((other) => (
          <span key={other.id} className="block text-sm font-medium">
            {other.is_paid ? togetherWords.together(other) : togetherWords.togetherUnpaid(other)}
          </span>
        ))}
        {recalled && <Badge tone="danger">{words.isRecalled}</Badge>}
      </span>
      <span className="shrink-0 text-right text-sm leading-snug tabular-nums">
        <span className="block font-medium">{words.pieces({ count: pieces })}</span>
        <span className="block text-ink-soft">
          {isPacked ? words.isPacked : words.waited({ hours: hoursSince(paid_at) })}
        </span>
      </span>
    </li>
  )
}

const hoursSince = (moment: string) => Math.floor((Date.now() - Date.parse(moment)) / 3_600_000)
