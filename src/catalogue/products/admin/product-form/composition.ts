import { issuesOf } from '#backoffice/ui/admin/by-contract.ts'
import { newProduct } from '../../contract.ts'

/** A part of a product as it is typed: `Grains`, `56`. */
export type TypedPart = { label: string; percent: string }

const isBlank = ({ label, percent }: TypedPart) => label.trim() === '' && percent.trim() === ''
const filledOf = (parts: TypedPart[]) => parts.filter((part) => !isBlank(part))

/** The parts as the product calls take them; rows without anything in them are none. '' when there are none at all. */
export function compositionField(parts: TypedPart[]) {
  const filled = filledOf(parts).map(({ label, percent }) => ({
    label: label.trim(),
    percent: readPercent(percent),
  }))
  return filled.length === 0 ? '' : JSON.stringify(filled)
}

/** A percentage as people write it, with two decimals at most; nothing for anything else. */
function readPercent(typed: string) {
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed.trim()) ? Number(typed) : undefined
}

const issuesIn = (parts: TypedPart[]) => issuesOf(newProduct.shape.composition, compositionField(parts))

/** The first thing that the contract has against the parts of a product. */
export const compositionProblem = (parts: TypedPart[]) => issuesIn(parts)[0]?.message

/** The rows to look at when the parts are refused: those that are wrong by themselves, or all when only their sum is. */
export function wrongParts(parts: TypedPart[]) {
  const rows = new Set(issuesIn(parts).map(({ path: [row] }) => row))
  const alone = filledOf(parts).filter((_, row) => rows.has(row))
  return alone.length > 0 ? alone : parts
}
