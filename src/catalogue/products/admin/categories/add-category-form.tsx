import type { ReactNode } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { useDraftForm } from '#backoffice/ui/admin/editing/use-draft-form.ts'
import { UploadProgress } from '#backoffice/ui/admin/upload-progress.tsx'
import { callApi } from '#browser/call-api.ts'
import { useClaimConfirmation } from '#catalogue/labels/admin/claims/use-claim-confirmation.tsx'
import { useUpload } from '#catalogue/pictures/admin/use-upload.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/office/categories/en.ts'
import { CategoryFields } from './category-fields.tsx'
import { blankCategory, type CategoryValues, categoryFields, newCategoryFormData } from './category-values.ts'

type Props = {
  onAdded: () => Promise<void>
  /** Buttons in place of the form's own; the first one submits. */
  buttons?: (busy: boolean) => ReactNode
}

/** The form of a new category. Keeps the input when saving fails. */
export function AddCategoryForm({ onAdded, buttons }: Props) {
  const upload = useUpload()
  const claims = useClaimConfirmation()
  const { form, draft, unsaved, showServerErrors, warnFilesNotKept } = useDraftForm(
    'new category',
    categoryFields,
    blankCategory,
  )

  const add = useAction(
    async (values: CategoryValues) => {
      await claims.send((isConfirmed) =>
        callApi<typeof catalogueEndpoints>(upload.transport)('POST /categories/add', {
          form: newCategoryFormData(values, isConfirmed),
        }),
      )
      unsaved.release()
      draft.clear()
      toast.success(words.categoryAdded)
      await onAdded()
    },
    {
      failed: words.categoryNotAdded,
      onFailed: showServerErrors,
      onExpired: warnFilesNotKept,
    },
  )
  const submit = useFormSubmit(form.handleSubmit((values) => add.run(values), showErrorCount))
  return (
    <DraftForm draft={draft} noValidate onSubmit={submit} className="grid max-w-3xl gap-6">
      {claims.dialog}
      <CategoryFields form={form} isNew />
      <SaveBar>
        <UploadProgress sent={upload.sent} />
        {buttons?.(add.busy) ?? (
          <Button type="submit" busy={add.busy} busyText={words.adding} className="sm:justify-self-start">
            {words.addCategory}
          </Button>
        )}
      </SaveBar>
    </DraftForm>
  )
}
