/** The entered quantity of each line, and how many units of it are unsent. */
export type UnitInputs = Record<number, { typed: string; left: number }>

/** Whether a whole number was entered, and no more than is unsent. */
export const isValidUnits = ({ typed, left }: UnitInputs[number]) =>
  /^\d{1,5}$/.test(typed.trim()) && Number(typed) <= left

/** The lines of the shipment with at least one unit; undefined if an input is invalid. */
export function parseShipmentLines(units: UnitInputs) {
  const typed = Object.entries(units)
  if (!typed.every(([, line]) => isValidUnits(line))) return undefined
  return typed
    .map(([id, line]) => ({ order_item_id: Number(id), quantity: Number(line.typed) }))
    .filter(({ quantity }) => quantity > 0)
}
