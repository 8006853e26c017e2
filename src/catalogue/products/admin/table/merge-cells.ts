import type { AdminProduct } from '../../contract.ts'
import { type CellName, type CellTexts, isSameValue, storedText } from './table-cells.ts'

export type CellClash = {
  cell: CellName
  before: string
  mine: string
  theirs: string
  /**
   * The merchant's own value was chosen or typed again. If the other person's value was chosen, the clash is removed
   * instead.
   */
  isDecided?: boolean
}

/**
 * Merges unsaved input with what somebody else saved since: no input is lost, and cells that both changed become
 * clashes. Stock that was sold since is a clash too, because the number was typed before.
 * @param sent what this person saved since it was opened, which must not count as somebody else's change
 * @returns `kept` is the input that is still unsaved
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
    // The input has only cell names as keys.
    const cell = name as CellName
    if (mine === undefined) continue
    const [before, now] = [sent[cell] ?? storedText(opened, cell), storedText(theirs, cell)]
    if (isSameValue(cell, mine, now)) continue
    remaining[cell] = mine
    if (!isSameValue(cell, before, now)) clashes.push({ cell, before, mine, theirs: now })
  }
  return { kept: remaining, clashes }
}
