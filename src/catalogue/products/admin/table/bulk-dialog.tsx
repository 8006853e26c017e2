import { useState } from 'react'
import { FilterSelect } from '#backoffice/ui/admin/dialogs/filter-select.tsx'
import { DraftNotice } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import type { AdminProduct } from '../../contract.ts'
import * as words from '../../words/office/table/en.ts'
import {
  type BulkChange,
  type BulkKind,
  canAdjustMrp,
  isComplete,
  listPreviewLines,
  toUnsavedEdits,
} from './bulk-change.ts'
import { BulkPreview } from './bulk-preview.tsx'
import type { UnsavedEdit } from './unsaved-edit.ts'

type Props = {
  products: AdminProduct[]
  busy: boolean
  onClose: () => void
  /** @returns false if a request failed; products that were refused keep their input in the table */
  onSave: (edits: UnsavedEdit[]) => Promise<boolean>
}

const blank: BulkChange = { kind: 'percent', value: '', size: '', withMrp: true }

/** Changes many products at once, with a preview of each line. */
export function BulkDialog({ products, busy, onClose, onSave }: Props) {
  const [bulk, setBulk] = useState(blank)
  const draft = useDraftState({ name: 'bulk change', value: bulk, blank, restore: setBulk })
  const change = (some: Partial<BulkChange>) => setBulk((was) => ({ ...was, ...some }))
  const lines = listPreviewLines(products, bulk)
  const savableLines = lines.filter(({ problem }) => !problem)
  const sizes = [...new Set(products.flatMap(({ packs }) => packs.map(({ size }) => size)))].sort()
  // Reset, otherwise the cancelled change would apply to the next selection.
  const close = (open: boolean) => {
    if (open || busy) return
    draft.clear()
    onClose()
  }
  const save = async () => {
    if (!(await onSave(toUnsavedEdits(lines)))) return
    draft.clear()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={words.bulkTitle({ count: products.length })}
      size="large"
      keepOnOutsideClick
      footer={
        <Button busy={busy} disabled={savableLines.length === 0} onClick={() => void save()}>
          {words.saveLines({ count: savableLines.length })}
        </Button>
      }
    >
      <div className="grid gap-4">
        <DraftNotice draft={draft} />
        <FilterSelect
          label={words.what}
          value={bulk.kind}
          options={Object.entries(words.bulkKinds)}
          onChange={(kind) => change({ kind: kind as BulkKind, value: '' })}
        />
        <ValueField bulk={bulk} onChange={(value) => change({ value })} />
        {canAdjustMrp(bulk.kind) && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={bulk.withMrp}
              onChange={(event) => change({ withMrp: event.currentTarget.checked })}
              className="size-5 shrink-0 accent-leaf-dark"
            />
            {words.withMrp}
          </label>
        )}
        {bulk.kind !== 'visibility' && sizes.length > 1 && (
          <FilterSelect
            label={words.sizes}
            value={bulk.size}
            any={words.allSizes}
            options={sizes.map((size) => [size, size])}
            onChange={(size) => change({ size })}
          />
        )}
        <BulkPreview planned={lines} isReady={isComplete(bulk)} />
      </div>
    </Dialog>
  )
}

type ValueProps = { bulk: BulkChange; onChange: (value: string) => void }

function ValueField({ bulk: { kind, value }, onChange }: ValueProps) {
  const texts = { label: words.bulkValues[kind], hint: words.bulkHints[kind], value }
  if (kind !== 'visibility')
    return <Field autoComplete="off" {...texts} onChange={(event) => onChange(event.currentTarget.value)} />
  return (
    <SelectField {...texts} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">{words.choose}</option>
      {Object.entries(words.visibilities).map(([visibility, label]) => (
        <option key={visibility} value={visibility}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
