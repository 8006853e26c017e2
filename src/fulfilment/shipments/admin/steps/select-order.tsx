import { isShiftHeld } from '#backoffice/ui/admin/lists/use-range-selection.ts'
import type { Order } from '#ordering/orders/contract.ts'
import * as words from '../../words/office/en.ts'
import type { Selection } from './use-selection.ts'

type Props = { order: Order; listed: Order[]; selection: Selection }

/** Checkbox of an order with a touch target for a finger. */
export const SelectOrder = ({ order, listed, selection }: Props) => (
  <label className="-my-2 grid size-11 place-items-center">
    <input
      type="checkbox"
      aria-label={words.selectOrder({ id: order.id })}
      checked={selection.orders.has(order.id)}
      onChange={(event) =>
        selection.toggle(order, { on: event.currentTarget.checked, listed, shift: isShiftHeld(event) })
      }
      className="size-5 accent-leaf-dark"
    />
  </label>
)
