import { findIssues } from '#backoffice/ui/admin/schema-validation.ts'
import { newProduct } from '../../contract.ts'

/** Form values of a part: `Grains`, `56`. */
export type PartValues = { label: string; percent: string }

const isBlank = ({ label, percent }: PartValues) => label.trim() === '' && percent.trim() === ''
const filledParts = (parts: PartValues[]) => parts.filter((part) => !isBlank(part))

/** The parts as the API takes them, without empty rows; '' if there are none. */
export function serializeComposition(parts: PartValues[]) {
  const filled = filledParts(parts).map(({ label, percent }) => ({
    label: label.trim(),
    percent: parsePercent(percent),
  }))
  return filled.length === 0 ? '' : JSON.stringify(filled)
}

/** Parses a percentage with at most two decimals; undefined for anything else. */
function parsePercent(typed: string) {
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed.trim()) ? Number(typed) : undefined
}

const findCompositionIssues = (parts: PartValues[]) =>
  findIssues(newProduct.shape.composition, serializeComposition(parts))

/** The first validation error of the parts; undefined if they are valid. */
export const compositionProblem = (parts: PartValues[]) => findCompositionIssues(parts)[0]?.message

/** The rows to mark as invalid: those that are invalid alone, or all rows if only their sum is. */
export function invalidParts(parts: PartValues[]) {
  const rows = new Set(findCompositionIssues(parts).map(({ path: [row] }) => row))
  const alone = filledParts(parts).filter((_, row) => rows.has(row))
  return alone.length > 0 ? alone : parts
}
