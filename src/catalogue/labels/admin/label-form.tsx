import type { ReactNode } from 'react'
import { ConflictNotice } from '#backoffice/ui/admin/editing/conflict-notice.tsx'
import { SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { useEdit } from '#backoffice/ui/admin/editing/use-edit.ts'
import { callApi } from '#browser/call-api.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { Button } from '#ui/elements/button.tsx'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { LabelOfProduct, labelEndpoints } from '../contract.ts'
import * as words from '../words/office/form/en.ts'
import { CopyLabel } from './copy-label.tsx'
import { LabelFields } from './label-fields.tsx'
import { LabelPreview } from './label-preview.tsx'
import { labelFormFields, labelValuesOf, toLabel } from './label-values.ts'

type Props = {
  stored: LabelOfProduct
  onSaved?: () => void
  /** Buttons in place of the form's own; the first one submits. */
  buttons?: (busy: boolean) => ReactNode
}

/** A product's label form with a preview. Changes that somebody else saved since it was opened are merged. */
export function LabelForm({ stored, onSaved, buttons }: Props) {
  const { product } = stored
  const { form, draft, save, conflict, show } = useEdit({
    name: `label of product ${product.id}`,
    stored,
    fields: labelFormFields,
    valuesOf: ({ label }) => labelValuesOf(label),
    send: ({ version }, values) =>
      callApi<typeof labelEndpoints>()('PUT /products/{id}/label', {
        params: { id: product.id },
        body: { ...toLabel(values), version },
      }),
    done: words.saved,
    failed: words.notSaved,
    onSaved: ({ label }) => {
      show(labelValuesOf(label))
      onSaved?.()
    },
  })
  const submit = useFormSubmit(form.handleSubmit((values) => save.run(values), showErrorCount))
  const typed = form.watch()
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <DraftForm draft={draft} noValidate onSubmit={submit} className="grid gap-6">
        {conflict && (
          <ConflictNotice conflict={conflict} fields={labelFormFields} shown={typed} onChoose={show} />
        )}
        <CopyLabel
          productId={product.id}
          // Do not copy the picture, because it shows the other product.
          onCopy={(label) => {
            for (const [name, value] of Object.entries({ ...labelValuesOf(label), front: typed.front }))
              form.setValue(name as keyof typeof typed, value as never, { shouldDirty: true })
          }}
        />
        <LabelFields form={form} pictures={product.pictures} />
        <SaveBar long>
          {buttons?.(save.busy) ?? (
            <Button type="submit" busy={save.busy} className="sm:justify-self-start">
              {words.saveLabel}
            </Button>
          )}
        </SaveBar>
      </DraftForm>
      <div className="grid gap-6 xl:sticky xl:top-6">
        <LabelPreview product={product} label={toLabel(typed)} />
      </div>
    </div>
  )
}
