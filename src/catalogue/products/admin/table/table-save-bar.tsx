import { SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { AdminProduct } from '../../contract.ts'
import * as words from '../../words/office/table/en.ts'
import { cellProblem, listCells } from './table-cells.ts'
import { isUndecided, type UnsavedEdit } from './unsaved-edit.ts'
import type { TableChanges } from './use-table-changes.ts'
import type { TableEdits } from './use-table-edits.ts'

type Props = { edits: TableEdits; changes: TableChanges; page: AdminProduct[] }

/** Saves the unsaved input of all pages; invalid input is not sent. */
export function TableSaveBar({ edits: { edits, discard }, changes: { save, done }, page }: Props) {
  const all = Object.values(edits)
  if (all.length === 0 && !done) return null
  const elsewhere = all.filter(
    (edit) => (edit.refused || isUndecided(edit)) && !page.some(({ id }) => id === edit.opened.id),
  )
  const press = () => {
    if (all.some(isUndecided)) return toast.error(words.chooseFirst)
    const isWrong = ({ opened, typed }: UnsavedEdit) =>
      listCells(opened).some((cell) => cellProblem(opened, typed, cell))
    return all.some(isWrong) ? toast.error(words.lookThrough) : void save.run(all)
  }
  return (
    <SaveBar long>
      {elsewhere.length > 0 && (
        <div role="alert" className="max-h-40 overflow-y-auto text-sm">
          <p className="font-semibold">{words.notSavedElsewhere}</p>
          <ul className="list-disc pl-5">
            {elsewhere.map(({ opened, refused }) => (
              <li key={opened.id}>
                {opened.name}: {refused?.message ?? words.chooseFirst}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={save.busy} onClick={press}>
          {words.save}
        </Button>
        <Button variant="quiet" className="px-3!" disabled={save.busy} onClick={discard}>
          {words.discard}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {done ? words.saveProgress(done) : words.unsaved({ count: all.length })}
        </p>
      </div>
    </SaveBar>
  )
}
