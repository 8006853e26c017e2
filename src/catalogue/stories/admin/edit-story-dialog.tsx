import type { ApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { EditDialog } from '#backoffice/ui/admin/dialogs/edit-dialog.tsx'
import { SaveOrCancel } from '#backoffice/ui/admin/dialogs/form-dialog.tsx'
import { ConflictNotice } from '#backoffice/ui/admin/editing/conflict-notice.tsx'
import { useEdit } from '#backoffice/ui/admin/editing/use-edit.ts'
import { callApi } from '#browser/call-api.ts'
import { useClaimConfirmation } from '#catalogue/labels/admin/claims/use-claim-confirmation.tsx'
import { useUpload } from '#catalogue/pictures/admin/use-upload.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { EditedStory, storyEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { StoryFields } from './story-fields.tsx'
import { editedStoryFormData, storyFormFields, storyValuesOf } from './story-values.ts'

type Props = { story: ApiQuery<EditedStory>; onClose: () => void; onSaved: () => void }

/** The dialog in which a recipe or story is edited. */
export const EditStoryDialog = ({ story, onClose, onSaved }: Props) => (
  <EditDialog
    title={words.editStory}
    item={story}
    loadingText={words.loadingStory}
    notLoaded={words.listNotLoaded}
    onClose={onClose}
    onSaved={onSaved}
  >
    {(loaded, form) => <EditStoryForm story={loaded} {...form} />}
  </EditDialog>
)

type FormProps = { story: EditedStory; onCancel: () => void; onSaved: () => void }

function EditStoryForm({ story, onCancel, onSaved }: FormProps) {
  const upload = useUpload()
  const claims = useClaimConfirmation()
  const { form, draft, save, conflict, show } = useEdit({
    name: `story ${story.id}`,
    stored: story,
    fields: storyFormFields,
    valuesOf: storyValuesOf,
    send: (opened, values) =>
      claims.send((isConfirmed) =>
        callApi<typeof storyEndpoints>(upload.transport)('PUT /edited-stories/{id}', {
          params: { id: story.id },
          form: editedStoryFormData(opened, values, isConfirmed),
        }),
      ),
    done: words.saved,
    failed: words.notSaved,
    onSaved,
  })
  const submit = useFormSubmit(form.handleSubmit((values) => save.run(values), showErrorCount))
  return (
    <DraftForm draft={draft} noValidate onSubmit={submit} className="grid gap-6">
      {conflict && (
        <ConflictNotice conflict={conflict} fields={storyFormFields} shown={form.watch()} onChoose={show} />
      )}
      {claims.dialog}
      <StoryFields form={form} isNew={false} />
      <SaveOrCancel busy={save.busy} sent={upload.sent} onCancel={onCancel} />
    </DraftForm>
  )
}
