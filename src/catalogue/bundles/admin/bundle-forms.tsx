import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { EditDialog } from '#backoffice/ui/admin/dialogs/edit-dialog.tsx'
import { FormDialog, SaveOrCancel } from '#backoffice/ui/admin/dialogs/form-dialog.tsx'
import { ConflictNotice } from '#backoffice/ui/admin/editing/conflict-notice.tsx'
import { useDraftForm } from '#backoffice/ui/admin/editing/use-draft-form.ts'
import { useEdit } from '#backoffice/ui/admin/editing/use-edit.ts'
import { callApi } from '#browser/call-api.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { AdminBundle, bundleEndpoints } from '../contract.ts'
import * as words from '../words/office/section/en.ts'
import { BundleFields } from './bundle-fields.tsx'
import {
  type BundleValues,
  blankBundle,
  bundleBody,
  bundleFields,
  bundleValuesOf,
  changedBundleBody,
} from './bundle-values.ts'

const api = callApi<typeof bundleEndpoints>()

type DialogProps = { onClose: () => void; onSaved: () => void }

/** The dialog with the form of a new bundle. */
export const AddBundleDialog = ({ onClose, onSaved }: DialogProps) => (
  <FormDialog title={words.addBundle} onClose={onClose}>
    {(close) => (
      <AddBundleForm
        onCancel={close}
        onSaved={() => {
          onSaved()
          onClose()
        }}
      />
    )}
  </FormDialog>
)

function AddBundleForm({ onCancel, onSaved }: { onCancel: () => void; onSaved: () => void }) {
  const { form, draft, unsaved, showServerErrors } = useDraftForm('new bundle', bundleFields, blankBundle)
  const add = useAction(
    async (values: BundleValues) => {
      await api('POST /bundles/add', { body: bundleBody(values) })
      unsaved.release()
      draft.clear()
      toast.success(words.bundleAdded)
      onSaved()
    },
    { failed: words.bundleNotAdded, onFailed: showServerErrors },
  )
  const submit = useFormSubmit(form.handleSubmit((values) => add.run(values), showErrorCount))
  return (
    <DraftForm draft={draft} noValidate onSubmit={submit} className="grid gap-6">
      <BundleFields form={form} />
      <SaveOrCancel busy={add.busy} sent={undefined} onCancel={onCancel} />
    </DraftForm>
  )
}

/** The dialog in which a bundle is edited. */
export function EditBundleDialog({ id, onClose, onSaved }: DialogProps & { id: string }) {
  const bundle = useApiQuery(`bundle ${id}`, (signal) =>
    api('GET /bundles/all/{id}', { params: { id }, signal }),
  )
  return (
    <EditDialog
      title={words.editBundle}
      item={bundle}
      loadingText={words.loadingBundle}
      notLoaded={words.bundlesNotLoaded}
      onClose={onClose}
      onSaved={onSaved}
    >
      {(loaded, form) => <EditBundleForm bundle={loaded} {...form} />}
    </EditDialog>
  )
}

type EditProps = { bundle: AdminBundle; onCancel: () => void; onSaved: () => void }

function EditBundleForm({ bundle, onCancel, onSaved }: EditProps) {
  const { form, draft, save, conflict, show } = useEdit({
    name: `bundle ${bundle.id}`,
    stored: bundle,
    fields: bundleFields,
    valuesOf: bundleValuesOf,
    send: (opened, values) =>
      api('PUT /bundles/{id}', {
        params: { id: bundle.id },
        body: {
          version: opened.version,
          ...changedBundleBody(opened, values),
        },
      }),
    done: words.bundleUpdated,
    failed: words.bundleNotUpdated,
    onSaved,
  })
  const submit = useFormSubmit(form.handleSubmit((values) => save.run(values), showErrorCount))
  return (
    <DraftForm draft={draft} noValidate onSubmit={submit} className="grid gap-6">
      {conflict && (
        <ConflictNotice conflict={conflict} fields={bundleFields} shown={form.watch()} onChoose={show} />
      )}
      <BundleFields form={form} />
      <SaveOrCancel busy={save.busy} sent={undefined} onCancel={onCancel} />
    </DraftForm>
  )
}
