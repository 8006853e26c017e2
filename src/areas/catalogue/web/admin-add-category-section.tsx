import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { callApi } from '../../../ui/call-api.ts'
import { toast } from '../../../ui/toast.ts'
import { useAction } from '../../backoffice/web/use-action.ts'
import { UploadProgress } from '../../pictures/web/upload-progress.tsx'
import { useUpload } from '../../pictures/web/use-upload.ts'
import type { catalogueEndpoints } from '../contract.ts'
import { CategoryFields } from './admin-category-fields.tsx'
import {
  blankCategory,
  type CategoryValues,
  categoryFields,
  newCategoryForm,
} from './admin-category-values.ts'
import { SaveBar } from './admin-save-bar.tsx'
import { useTypedForm } from './admin-use-typed-form.ts'

/** Add New Category (specification §2.23). */
export default function AddCategorySection() {
  const navigate = useNavigate()
  const upload = useUpload()
  const { form, unsaved, showProblems, keepChanges } = useTypedForm(
    'new category',
    categoryFields,
    blankCategory,
  )

  const add = useAction(
    async (values: CategoryValues) => {
      await callApi<typeof catalogueEndpoints>(upload.transport)('POST /categories/add', {
        form: newCategoryForm(values),
      })
      unsaved.release()
      toast.success('Category added Successfully!')
      await navigate('/admin', { state: { refetch: true } })
    },
    {
      failed: 'Failed to add Category!',
      onFailed: showProblems,
      onExpired: keepChanges,
    },
  )
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => add.run(values))}
      className="grid max-w-3xl gap-6"
    >
      <CategoryFields form={form} isNew />
      <SaveBar>
        <UploadProgress sent={upload.sent} />
        <Button type="submit" busy={add.busy} busyText="Adding..." className="sm:justify-self-start">
          Add Category
        </Button>
      </SaveBar>
    </form>
  )
}
