import { type ReactNode, useId, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { FormDialog } from '#backoffice/ui/admin/dialogs/form-dialog.tsx'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { callApi } from '#browser/call-api.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Button } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Connection, Connections, connectionEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { ConnectionForm } from './connection-form.tsx'

const tones = {
  environment: 'success',
  here: 'success',
  none: 'attention',
  unreadable: 'danger',
  unfit: 'danger',
} as const

type Props = { connection: Connection; onChanged: (now: Connections) => void; children: ReactNode }

/** One connection: its state, its test, and the buttons to enter, change or remove it. */
export function ConnectionCard({ connection, onChanged, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { name, source, previous_until } = connection
  const { title, why } = words.connections[name]
  const isEntered = source === 'here' || source === 'unreadable' || source === 'unfit'
  return (
    <li aria-labelledby={id}>
      <Card className="grid gap-3 p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          <Badge tone={tones[source]}>{words.sources[source]}</Badge>
        </div>
        <p className="text-ink-soft">{why}</p>
        <Notes connection={connection} />
        {previous_until && <p>{words.previousUntil({ at: formatTimestamp(previous_until) })}</p>}
        {children}
        {source !== 'environment' && (
          <div className="flex flex-wrap gap-3">
            <Button
              // The search of the back office links to it by this name.
              name={name}
              variant={isEntered ? 'secondary' : 'primary'}
              onClick={() => setOpen(true)}
            >
              {isEntered ? words.change : words.enter}
              <span className="sr-only"> {title}</span>
            </Button>
            {isEntered && <RemoveButton connection={connection} onChanged={onChanged} />}
          </div>
        )}
      </Card>
      {isOpen && (
        <FormDialog title={words.formTitle({ name: title })} onClose={() => setOpen(false)}>
          {(close) => (
            <ConnectionForm
              connection={connection}
              onCancel={close}
              onSaved={(now) => {
                setOpen(false)
                onChanged(now)
              }}
            />
          )}
        </FormDialog>
      )}
    </li>
  )
}

/** What was entered and by whom, or why it can’t be changed or used. */
function Notes({ connection }: { connection: Connection }) {
  const { name, source, variables, fields, changed_at, changed_by } = connection
  if (source === 'environment') return <p>{words.fromEnvironment({ variables: variables.join(', ') })}</p>
  const labels: Partial<Record<string, string>> = words.fields[name]
  const shown = fields.filter((field) => field.shown !== '')
  return (
    <>
      {source === 'unreadable' && <p className="text-danger">{words.cannotRead}</p>}
      {source === 'unfit' && <p className="text-danger">{words.cannotUse}</p>}
      {source !== 'none' && shown.length > 0 && (
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
          {shown.map((field) => (
            <div key={field.name} className="contents">
              <dt className="text-ink-soft">{labels[field.name]}</dt>
              <dd className="min-w-0 wrap-anywhere">
                {field.name === 'key_id' ? `…${field.shown}` : field.shown}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {source !== 'none' && changed_at && (
        <p className="text-sm text-ink-soft">
          {words.changedAt({ at: formatTimestamp(changed_at), by: changed_by })}
        </p>
      )}
    </>
  )
}

function RemoveButton({ connection, onChanged }: Omit<Props, 'children'>) {
  const [isAsking, setAsking] = useState(false)
  const { name, version } = connection
  const { title } = words.connections[name]
  const { run, busy } = useAction(
    async () => {
      onChanged(
        await callApi<typeof connectionEndpoints>()('DELETE /connections/{name}', {
          params: { name },
          query: { version },
        }),
      )
      setAsking(false)
      toast.success(words.removed)
    },
    { failed: words.notRemoved },
  )
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {words.remove}
        <span className="sr-only"> {title}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        question={words.removeTitle({ name: title })}
        detail={words.removeText}
        confirmText={words.remove}
        danger
        busy={busy}
        onConfirm={() => void run()}
      />
    </>
  )
}
