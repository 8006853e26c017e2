import { type KeyboardEvent, useId } from 'react'
import { classNames } from '#ui/elements/class-names.ts'
import { describedBy, FieldNotes } from '#ui/forms/field-frame.tsx'
import type { AdminProduct } from '../../contract.ts'
import * as words from '../../words/office/table/en.ts'
import { type CellName, cellProblem, storedText } from './table-cells.ts'
import type { TableEdits } from './use-table-edits.ts'

type Props = {
  product: AdminProduct
  cell: Exclude<CellName, 'visibility'>
  /** The product name with its size. */
  name: string
  edits: TableEdits
}

/**
 * A number that is edited in place. Enter moves to the same column of the next row, Escape restores the stored value.
 */
export function CellField({ product, cell, name, edits }: Props) {
  const id = useId()
  const edit = edits.edits[product.id]
  const opened = edit?.opened ?? product
  const stored = storedText(product, cell)
  const typed = edit?.typed[cell]
  const refused = edit?.refused?.cell === cell ? edit.refused.message : undefined
  const error = cellProblem(opened, edit?.typed ?? {}, cell) ?? refused
  const field = cell.slice(0, cell.indexOf(' ')) as keyof typeof words.columns

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') edits.type(opened, cell, storedText(opened, cell))
    if (event.key !== 'Enter') return
    event.preventDefault()
    const column = [
      ...(event.currentTarget
        .closest('table')
        ?.querySelectorAll<HTMLInputElement>(`[data-column="${field}"]`) ?? []),
    ]
    column[column.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)]?.focus()
  }
  return (
    <div className="sm:-my-2 sm:ml-auto sm:max-w-40">
      <input
        id={id}
        data-column={field}
        aria-label={words.cellNamed({ column: words.columns[field], name })}
        inputMode={field === 'stock' ? 'numeric' : 'decimal'}
        autoComplete="off"
        placeholder={field === 'mrp' ? words.noMrp : undefined}
        value={typed ?? stored}
        onChange={(event) => edits.type(product, cell, event.currentTarget.value)}
        onKeyDown={press}
        onFocus={(event) => event.currentTarget.select()}
        className={classNames(
          look,
          typed === undefined ? 'border-line bg-paper' : 'border-turmeric bg-tint-turmeric font-semibold',
        )}
        {...describedBy(id, { error })}
      />
      <FieldNotes id={id} error={error} />
    </div>
  )
}

const look =
  'min-h-11 w-28 sm:w-20 scroll-mb-40 rounded-field border px-3 text-right text-base tabular-nums placeholder:text-ink-soft hover:border-edge aria-invalid:border-danger lg:w-24'
