import type { StockEntries } from '../contract.ts'

/** Entered units by pack id; empty fields are left out. */
export type EnteredUnits = Record<number, string>

const wholeUnits = /^\d{1,5}$/
const signedUnits = /^[-−+]?\d{1,5}$/

/** Whether the text is empty or a number of units other than 0; only a correction may be negative. */
export const isValidUnits = (typed: string, reason: StockEntries['reason']) =>
  typed.trim() === '' ||
  ((reason === 'correction' ? signedUnits : wholeUnits).test(typed.trim()) && parseUnits(typed) !== 0)

const parseUnits = (typed: string) => Number(typed.trim().replace('−', '-'))

/** The lines that were filled in, with their units as numbers. The input must be valid. */
export const toEntryLines = (typed: EnteredUnits): StockEntries['lines'] =>
  Object.entries(typed)
    .filter(([, units]) => units.trim() !== '')
    .map(([pack, units]) => ({ pack_id: Number(pack), units: parseUnits(units) }))
