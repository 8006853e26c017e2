/** What was typed of each line of an order, beside what is left of it to be sent. */
export type Units = Record<number, { typed: string; left: number }>

export const isUnits = ({ typed, left }: Units[number]) =>
  /^\d{1,5}$/.test(typed.trim()) && Number(typed) <= left

/** The lines that leave; nothing where one of them was typed wrong. */
export function chosenLines(units: Units) {
  const typed = Object.entries(units)
  if (!typed.every(([, line]) => isUnits(line))) return undefined
  return typed
    .map(([id, line]) => ({ order_item_id: Number(id), quantity: Number(line.typed) }))
    .filter(({ quantity }) => quantity > 0)
}
