import { type ChosenItem, withQuantity } from '#ordering/phone-orders/admin/phone-order-values.ts'
import type { directMethods } from '#ordering/phone-orders/rules/direct-payment.ts'
import type { ReservationHours } from '#ordering/phone-orders/rules/reservation-hours.ts'
import type { ChangeLine } from '../contract.ts'

/** What is entered on the screen. */
export type ChangeValues = {
  /** Units to take out, by line. */
  take: Record<string, number>
  add: ChosenItem[]
  how: 'link' | 'direct' | 'on_delivery'
  hours: ReservationHours
  method: (typeof directMethods)[number]
  reference: string
}

export const blankChange: ChangeValues = {
  take: {},
  add: [],
  how: 'link',
  hours: 24,
  method: 'cash',
  reference: '',
}

/** The chosen changes as the calls take them. */
export const changesOf = ({ take, add }: Pick<ChangeValues, 'take' | 'add'>) => ({
  take: Object.entries(take).flatMap(([id, quantity]) =>
    quantity > 0 ? [{ item_id: Number(id), quantity }] : [],
  ),
  add: add.map(({ packId, quantity }) => ({ pack_id: packId, quantity })),
})

/** The payment as the call takes it. */
export function paymentOf({ how, hours, method, reference }: ChangeValues) {
  if (how === 'link') return { how, hours }
  return how === 'direct' ? { how, method, reference } : { how }
}

/** All units of a line that are here are swapped for as many of another size. */
export function swapFor({ take, add }: ChangeValues, line: ChangeLine, size: ChangeLine['sizes'][number]) {
  const item = {
    packId: size.pack_id,
    name: `${line.name}, ${size.size}`,
    price: size.price,
    stock: size.stock,
  }
  const already = add.find(({ packId }) => packId === item.packId)?.quantity ?? 0
  const swapped = line.can_take - (take[line.item_id] ?? 0) || line.can_take
  return {
    take: { ...take, [line.item_id]: line.can_take },
    add: withQuantity(add, item, Math.min(already + swapped, size.stock)),
  }
}
