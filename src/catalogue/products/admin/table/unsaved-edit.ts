import type { AdminProduct } from '../../contract.ts'
import type { CellClash } from './merge-cells.ts'
import type { CellName, CellTexts } from './table-cells.ts'

/** The unsaved input of a product's cells, and the product as it was when typing began. */
export type UnsavedEdit = {
  opened: AdminProduct
  typed: CellTexts
  /** Why the last save was refused, and the cell it concerns. */
  refused?: { message: string; cell: CellName | null }
  /** Cells that somebody else changed as well. */
  clashes?: CellClash[]
}
export type UnsavedEdits = Record<number, UnsavedEdit>

/**
 * Whether a clash is undecided. Saving it would overwrite the other person's change, or bring back stock that was
 * sold.
 */
export const isUndecided = ({ clashes = [] }: UnsavedEdit) => clashes.some(({ isDecided }) => !isDecided)
