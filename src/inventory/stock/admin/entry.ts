import type { StockEntries } from '../contract.ts'

/** What is typed beside each pack, by its id; an empty field is left out. */
export type Typed = Record<number, string>

const wholeUnits = /^\d{1,5}$/
const withSign = /^[-−+]?\d{1,5}$/

/** Whether what stands in a field can be entered; nothing can. */
export const isUnits = (typed: string, reason: StockEntries['reason']) =>
  typed.trim() === '' ||
  ((reason === 'correction' ? withSign : wholeUnits).test(typed.trim()) && unitsOf(typed) !== 0)

const unitsOf = (typed: string) => Number(typed.trim().replace('−', '-'))

/** The lines that were filled in. */
export const linesOf = (typed: Typed): StockEntries['lines'] =>
  Object.entries(typed)
    .filter(([, units]) => units.trim() !== '')
    .map(([pack, units]) => ({ pack_id: Number(pack), units: unitsOf(units) }))
