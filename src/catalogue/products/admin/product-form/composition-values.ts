import { findIssues } from '#backoffice/ui/admin/schema-validation.ts'
import { newProduct } from '../../contract.ts'

/** A part of a product as it is typed: `Grains`, `56`. */
export type PartValues = { label: string; percent: string }

const isBlank = ({ label, percent }: PartValues) => label.trim() === '' && percent.trim() === ''
const filledParts = (parts: PartValues[]) => parts.filter((part) => !isBlank(part))

/** The parts as the product calls take them; rows without anything in them are none. '' when there are none at all. */
export function serializeComposition(parts: PartValues[]) {
  const filled = filledParts(parts).map(({ label, percent }) => ({
    label: label.trim(),
    percent: parsePercent(percent),
  }))
  return filled.length === 0 ? '' : JSON.stringify(filled)
}

/** A percentage as people write it, with two decimals at most; nothing for anything else. */
function parsePercent(typed: string) {
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed.trim()) ? Number(typed) : undefined
}

const issuesIn = (parts: PartValues[]) =>
  findIssues(newProduct.shape.composition, serializeComposition(parts))

/** The first thing that the contract has against the parts of a product. */
export const compositionProblem = (parts: PartValues[]) => issuesIn(parts)[0]?.message

/** The rows to look at when the parts are refused: those that are wrong by themselves, or all when only their sum is. */
export function invalidParts(parts: PartValues[]) {
  const rows = new Set(issuesIn(parts).map(({ path: [row] }) => row))
  const alone = filledParts(parts).filter((_, row) => rows.has(row))
  return alone.length > 0 ? alone : parts
}
