import { type FormEvent, useRef } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import type { shipmentEndpoints } from '#fulfilment/shipments/contract.ts'
import { Button } from '#ui/elements/button.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { CircleAlertIcon, CircleCheckIcon, CircleXIcon } from '#ui/elements/lazy-icons.tsx'
import type { ScanResult } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { type ScanMessage, useScans } from './use-scans.ts'

type Props = { onPacked: (order: ScanResult['order']) => void; onUndone: (id: number) => void }

/**
 * Marks the order whose number is scanned or typed as packed; shows the last results, with undo. A scanner types the
 * number and presses Enter; the field is ready for the next scan at once.
 */
export function ScanField({ onPacked, onUndone }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const { messages, addMessage, scan, busy } = useScans(onPacked)

  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = field.current?.value.trim()
    if (!field.current || !typed) return
    field.current.value = ''
    field.current.focus()
    scan(typed)
  }

  return (
    <form onSubmit={submit} className="mb-2 grid grid-cols-1 gap-2">
      <div className="flex gap-2">
        <input
          ref={field}
          aria-label={words.scan}
          placeholder={words.orderNumber}
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={60}
          className="min-h-12 min-w-0 flex-1 rounded-field border border-edge bg-paper px-4 text-base placeholder:text-ink-soft"
        />
        <Button type="submit" aria-busy={busy || undefined} className="shrink-0 px-4!">
          {words.tickOff}
        </Button>
      </div>
      <ul aria-live="polite" className="grid gap-1 empty:hidden">
        {messages.map((one) => (
          <ScanMessageRow
            key={one.key}
            message={one}
            onUndone={(id) => {
              onUndone(id)
              addMessage({ tone: 'known', text: words.undone({ id }), order: null })
            }}
          />
        ))}
      </ul>
    </form>
  )
}

const toneStyles = {
  done: { className: 'bg-tint-success text-success', Icon: CircleCheckIcon },
  known: { className: 'bg-tint-turmeric text-turmeric-dark', Icon: CircleAlertIcon },
  wrong: { className: 'bg-tint-danger text-danger', Icon: CircleXIcon },
}

/** The result of a scan by colour, icon and text, so that it is noticed at a glance, with a button to undo it. */
function ScanMessageRow({
  message: { tone, text, order },
  onUndone,
}: {
  message: ScanMessage
  onUndone: (id: number) => void
}) {
  const { className, Icon } = toneStyles[tone]
  const { run, busy } = useAction(
    async () => {
      if (!order || order.step === null) return
      await callApi<typeof shipmentEndpoints>()('PUT /orders/undo/{id}', {
        params: { id: order.id },
        body: { step: order.step },
      })
      onUndone(order.id)
    },
    { failed: words.notUndone },
  )
  return (
    <li className={classNames('flex min-h-11 items-center gap-2 rounded-field px-3', className)}>
      <Icon className="size-6 shrink-0" />
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{text}</span>
      {tone === 'done' && order && (
        <Button variant="quiet" className="px-3!" busy={busy} onClick={() => void run()}>
          {words.undo}
          <span className="sr-only">{` ${words.undoOf({ id: order.id })}`}</span>
        </Button>
      )}
    </li>
  )
}
