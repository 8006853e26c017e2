import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { Button } from '#ui/elements/button.tsx'
import * as words from '../../words/office/table/en.ts'
import type { TableChanges } from './use-table-changes.ts'

/** Undoes the last change, and shows which products could not be undone. */
export function UndoBar({ changes: { last, undo, failedUndos, save } }: { changes: TableChanges }) {
  return (
    <>
      {last && (
        <div className="mb-4 flex flex-wrap items-center gap-x-3 rounded-field bg-tint-leaf px-4 py-1">
          <p role="status">{words.lastChange({ count: last.products, at: formatTimestamp(last.at) })}</p>
          <Button
            variant="quiet"
            className="px-3!"
            busy={undo.busy}
            disabled={save.busy}
            onClick={() => void undo.run(last.form_key)}
          >
            {words.undo}
          </Button>
        </div>
      )}
      {failedUndos.length > 0 && (
        <div role="alert" className="mb-4 rounded-field bg-tint-turmeric p-4">
          <p className="font-semibold">{words.staysAsItIs}</p>
          <ul className="list-disc pl-5">
            {failedUndos.map(({ id, name, message }) => (
              <li key={id}>
                {name}: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
