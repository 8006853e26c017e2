import type { KeptProduct } from '../../contract.ts'
import type { CellClash } from './merge-cells.ts'
import type { CellName, Typed } from './table-cells.ts'

/** What was typed into a product's cells and is not saved yet, from the product as it was when the typing began. */
export type ProductEdit = {
  opened: KeptProduct
  typed: Typed
  /** Why the last try did not save it, and of which cell that is said. */
  refused?: { message: string; cell: CellName | null }
  /** What somebody else changed, too. */
  clashes?: CellClash[]
}
export type Edits = Record<number, ProductEdit>

/** Whether something that somebody else changed, too, waits for a choice: unasked, mine would undo theirs or bring back what was sold. */
export const isUndecided = ({ clashes = [] }: ProductEdit) => clashes.some(({ isDecided }) => !isDecided)
