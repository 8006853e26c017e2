import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { IfMay } from '#backoffice/ui/admin/rights.tsx'
import { callApi } from '#browser/call-api.ts'
import { newWindow } from '#fulfilment/shipments/words/office/en.ts'
import { Button } from '#ui/elements/button.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { historyEndpoints, TimelineLine } from '../../history-contract.ts'
import { ExternalLink } from '../../shop/external-link.tsx'
import * as words from '../../words/office/timeline/en.ts'
import { OrderPanel } from '../order-panel.tsx'
import type { OrderPanelProps } from './panel-props.ts'

/** The history of an order, newest first. */
export function Timeline({ order: { id }, revision, onChanged }: OrderPanelProps) {
  const timeline = useApiQuery(`timeline-${id}-${revision}`, (signal) =>
    callApi<typeof historyEndpoints>()('GET /orders/{id}/timeline', { params: { id }, signal }),
  )
  return (
    <OrderPanel title={words.timeline} answer={timeline} failed={words.notLoaded}>
      {(lines) => (
        <ol className="grid border-l-2 border-line">
          {lines.map((line) => (
            <Line key={line.key} line={line} onRemoved={() => onChanged()} />
          ))}
        </ol>
      )}
    </OrderPanel>
  )
}

type LineProps = { line: TimelineLine; onRemoved: () => void }

const Line = ({ line, onRemoved }: LineProps) => (
  <li className="relative grid gap-0.5 pb-5 pl-5 before:absolute before:top-2 before:-left-[5px] before:size-2 before:rounded-full before:bg-leaf-dark">
    <p className="font-medium wrap-anywhere">
      <span className="sr-only">{words.about[line.about]}: </span>
      {line.text}
    </p>
    {line.quote && <p className="whitespace-pre-line wrap-anywhere">{line.quote}</p>}
    <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
      <time dateTime={line.at}>{formatTimestamp(line.at)}</time>
      <span className="wrap-anywhere">{line.actor ?? words.theShop}</span>
      {line.link && (
        <ExternalLink to={line.link} newWindow={newWindow}>
          {words.followParcel}
        </ExternalLink>
      )}
      {line.note_id !== null && (
        <IfMay right="orders:write">
          <RemoveNote id={line.note_id} text={line.quote ?? ''} onRemoved={onRemoved} />
        </IfMay>
      )}
    </p>
  </li>
)

type RemoveProps = { id: number; text: string; onRemoved: () => void }

function RemoveNote({ id, text, onRemoved }: RemoveProps) {
  const [asking, setAsking] = useState(false)
  const { run, busy } = useAction(
    async () => {
      setAsking(false)
      const { message } = await callApi<typeof historyEndpoints>()('DELETE /orders/notes/{id}', {
        params: { id },
      })
      toast.success(message)
      onRemoved()
    },
    { failed: words.noteNotRemoved },
  )
  return (
    <>
      <Button variant="quiet" className="px-4! text-sm" busy={busy} onClick={() => setAsking(true)}>
        {words.removeNote}
        <span className="sr-only">{` ${words.theNote({ text })}`}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={words.removeQuestion}
        detail={words.removeDetail}
        confirmText={words.removeNote}
        danger
        onConfirm={() => void run()}
      />
    </>
  )
}
