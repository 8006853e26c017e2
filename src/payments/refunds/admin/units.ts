/** What is typed beside each line, by its id. */
export type Typed = Record<number, string>

/** Whole units up to so many; nothing typed is none. Nothing for anything else. */
export function readUnits(typed: string | undefined, most: number): number | undefined {
  const trimmed = (typed ?? '').trim()
  if (trimmed === '') return 0
  const units = /^\d{1,5}$/.test(trimmed) ? Number(trimmed) : Number.NaN
  return units <= most ? units : undefined
}
