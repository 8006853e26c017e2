/** The unit inputs by line id. */
export type UnitInputs = Record<number, string>

/** Parses whole units up to `max`; empty means 0. Undefined if invalid. */
export function parseUnits(typed: string | undefined, max: number): number | undefined {
  const trimmed = (typed ?? '').trim()
  if (trimmed === '') return 0
  const units = /^\d{1,5}$/.test(trimmed) ? Number(trimmed) : Number.NaN
  return units <= max ? units : undefined
}
