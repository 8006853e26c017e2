import type { AdminProduct } from '../../contract.ts'
import { type CellName, type CellTexts, isSameValue, storedText } from './table-cells.ts'

export type CellClash = {
  cell: CellName
  before: string
  mine: string
  theirs: string
  /** Mine was chosen, or typed again beside theirs. Where theirs was, there is no clash any more. */
  isDecided?: boolean
}

/**
 * Merges unsaved input with what somebody else saved since: no input is lost, and cells that both changed become
 * clashes. Stock sold meanwhile is one of them, because the figure was typed before.
 * @param sent what this person saved since it was opened, which is nobody else's
 */
export function mergeCells(
  opened: AdminProduct,
  typed: CellTexts,
  theirs: AdminProduct,
  sent: CellTexts = {},
) {
  const remaining: CellTexts = {}
  const clashes: CellClash[] = []
  for (const [name, mine] of Object.entries(typed)) {
    // What was typed is kept under the names of cells alone.
    const cell = name as CellName
    if (mine === undefined) continue
    const [before, now] = [sent[cell] ?? storedText(opened, cell), storedText(theirs, cell)]
    if (isSameValue(cell, mine, now)) continue
    remaining[cell] = mine
    if (!isSameValue(cell, before, now)) clashes.push({ cell, before, mine, theirs: now })
  }
  return { kept: remaining, clashes }
}
