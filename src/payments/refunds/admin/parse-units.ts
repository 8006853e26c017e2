/** What is typed beside each line, by its id. */
export type UnitInputs = Record<number, string>

/** Whole units up to so many; nothing typed is none. Nothing for anything else. */
export function parseUnits(typed: string | undefined, max: number): number | undefined {
  const trimmed = (typed ?? '').trim()
  if (trimmed === '') return 0
  const units = /^\d{1,5}$/.test(trimmed) ? Number(trimmed) : Number.NaN
  return units <= max ? units : undefined
}
