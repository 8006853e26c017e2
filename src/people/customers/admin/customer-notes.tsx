import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { formatShortDay, formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { PagedList, usePagedList } from '#backoffice/ui/admin/lists/paged-list.tsx'
import { IfMay } from '#backoffice/ui/admin/rights.tsx'
import { callApi, callApiPage } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { CustomerNote, customerEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { NewNote } from './new-note.tsx'

/** The merchant's notes about a customer, newest first, and a form for another. */
export function CustomerNotes({ id }: { id: number }) {
  const list = usePagedList(`notes of ${id}`, { size: 10, name: 'notes-page' }, (query, signal) =>
    callApiPage<typeof customerEndpoints>()('GET /customers/{id}/notes', { params: { id }, query, signal }),
  )
  return (
    <section aria-labelledby="customer-notes" className="grid gap-4">
      <div>
        <h2 id="customer-notes" className="text-xl">
          {words.notes}
        </h2>
        <p className="text-sm text-ink-soft">{words.notesHint}</p>
      </div>
      <IfMay right="customers:write">
        <NewNote customerId={id} onSaved={list.reload} />
      </IfMay>
      <PagedList list={list} sentences={sentences} lines={2}>
        {({ items }) => (
          <ul className="grid gap-3">
            {items.map((note) => (
              <Note key={note.id} customerId={id} note={note} onDeleted={list.reload} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

const sentences = { failed: words.notesNotLoaded, loading: words.loadingNotes, pages: words.pagesOfNotes }

type NoteProps = { customerId: number; note: CustomerNote; onDeleted: () => void }

function Note({ customerId, note: { id, body, by, at }, onDeleted }: NoteProps) {
  const { run, busy } = useAction(
    () =>
      callApi<typeof customerEndpoints>()('DELETE /customers/{id}/notes/{noteId}', {
        params: { id: customerId, noteId: id },
      }),
    { failed: words.noteNotDeleted },
  )
  const remove = async () => {
    if (!(await run())) return
    toast.success(words.noteDeleted)
    onDeleted()
  }
  return (
    <li className="rounded-card border border-line bg-paper p-4">
      <p className="whitespace-pre-line wrap-anywhere">{body}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        <span>{words.writtenBy({ name: by, when: formatTimestamp(at) })}</span>
        <Button
          variant="quiet"
          busy={busy}
          onClick={remove}
          aria-label={words.deleteNoteOf({ day: formatShortDay(at) })}
        >
          {words.deleteNote}
        </Button>
      </div>
    </li>
  )
}
