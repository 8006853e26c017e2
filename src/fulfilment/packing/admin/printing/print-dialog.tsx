import { useEffect, useEffectEvent } from 'react'
import { Button } from '#ui/elements/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { labelsPerSheet, type SheetName, sheetNames } from '../../printing-contract.ts'
import * as words from '../../words/office/en.ts'
import { nextFreeLabel, useLabelSheet } from './use-label-sheet.ts'
import { usePrinting } from './use-printing.ts'

/** What can be printed for many orders. */
export type PrintKind = 'slips' | 'labels' | 'invoices'

const paths = { slips: '/api/packing/slips.pdf', invoices: '/api/documents/invoices.pdf' }
const titles = { slips: words.printSlips, labels: words.printLabels, invoices: words.printInvoices }

type Props = {
  what: PrintKind
  orders: number[]
  onClose: () => void
  onOutdated: () => void
}

/**
 * A dialog that at once downloads one PDF for many orders, shows the progress, and then links to the PDF. For labels it
 * first asks which label sheet is in the printer.
 */
export function PrintDialog({ what, orders, onClose, onOutdated }: Props) {
  const [sheet, setSheet] = useLabelSheet()
  const { print, busy, drawn, url, unprinted } = usePrinting(onOutdated)
  const numbers = orders.join('.')
  const count = orders.length
  const start = useEffectEvent(() => what !== 'labels' && print(`${paths[what]}?orders=${numbers}`))
  useEffect(() => void start(), [])

  async function printLabels() {
    const { name, first } = sheet
    if (!(await print(`/api/packing/labels.pdf?orders=${numbers}&sheet=${name}&first=${first}`))) return
    setSheet({ name, first: nextFreeLabel(sheet, count) })
  }

  const isAsking = what === 'labels' && !busy && !url
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={titles[what]({ count })}
      keepOnOutsideClick
      footer={
        isAsking ? (
          <Button onClick={() => void printLabels()}>{words.make}</Button>
        ) : (
          url && <ReadyLinks url={url} name={what} />
        )
      }
    >
      {isAsking && <SheetChoice {...sheet} onChange={setSheet} />}
      {busy && <Progress drawn={drawn} all={count} />}
      {url && <p role="status">{words.ready}</p>}
      {unprinted.length > 0 && (
        <p role="alert" className="mt-3 rounded-field bg-tint-turmeric p-4">
          {words.notAllPrinted({ orders: unprinted.map((id) => `#${id}`).join(', ') })}
        </p>
      )}
    </Dialog>
  )
}

const Progress = ({ drawn, all }: { drawn: number; all: number }) => (
  <div role="status" className="grid gap-2">
    <p className="tabular-nums">{words.drawing({ drawn, all })}</p>
    <progress aria-label={words.drawing({ drawn, all })} value={drawn} max={all} className="h-3 w-full" />
  </div>
)

const linkClass =
  'inline-flex min-h-11 items-center justify-center rounded-full px-6 font-semibold leading-tight'

const ReadyLinks = ({ url, name }: { url: string; name: string }) => (
  <>
    <a href={url} download={`${name}.pdf`} className={`${linkClass} border border-leaf-dark text-leaf-dark`}>
      {words.save}
    </a>
    <a href={url} target="_blank" rel="noreferrer" className={`${linkClass} bg-leaf-dark text-white`}>
      {words.open}
    </a>
  </>
)

type Sheet = { name: SheetName; first: number }

const SheetChoice = ({ name, first, onChange }: Sheet & { onChange: (sheet: Sheet) => void }) => (
  <div className="grid gap-4">
    <SelectField
      label={words.sheet}
      value={name}
      onChange={({ target: { value } }) =>
        onChange({ name: sheetNames.find((one) => one === value) ?? name, first: 1 })
      }
    >
      {sheetNames.map((one) => (
        <option key={one} value={one}>
          {words.sheets[one]}
        </option>
      ))}
    </SelectField>
    {labelsPerSheet(name) > 1 && (
      <SelectField
        label={words.firstFree}
        hint={words.firstFreeHint}
        value={first}
        onChange={({ target: { value } }) => onChange({ name, first: Number(value) })}
      >
        {Array.from({ length: labelsPerSheet(name) }, (_, index) => (
          <option key={index}>{index + 1}</option>
        ))}
      </SelectField>
    )}
  </div>
)
