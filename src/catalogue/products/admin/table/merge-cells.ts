import type { KeptProduct } from '../../contract.ts'
import { type CellName, isSame, storedIn, type Typed } from './table-cells.ts'

export type CellClash = {
  cell: CellName
  before: string
  mine: string
  theirs: string
  /** Mine was chosen, or typed again beside theirs. Where theirs was, there is no clash any more. */
  isDecided?: boolean
}

/**
 * Brings together what was typed into a product's cells and what somebody else saved since: nothing typed is lost, and what
 * both changed is to be decided. Stock that was sold meanwhile is among it, for the typed figure was counted before.
 * @param sent what this person has saved since it was opened, and is nobody else's
 */
export function mergeCells(opened: KeptProduct, typed: Typed, theirs: KeptProduct, sent: Typed = {}) {
  const kept: Typed = {}
  const clashes: CellClash[] = []
  for (const [name, mine] of Object.entries(typed)) {
    // What was typed is kept under the names of cells alone.
    const cell = name as CellName
    if (mine === undefined) continue
    const [before, now] = [sent[cell] ?? storedIn(opened, cell), storedIn(theirs, cell)]
    if (isSame(cell, mine, now)) continue
    kept[cell] = mine
    if (!isSame(cell, before, now)) clashes.push({ cell, before, mine, theirs: now })
  }
  return { kept, clashes }
}
