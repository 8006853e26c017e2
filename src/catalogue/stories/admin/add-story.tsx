import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { useDraftForm } from '#backoffice/ui/admin/editing/use-draft-form.ts'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { UploadProgress } from '#backoffice/ui/admin/upload-progress.tsx'
import { callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { useClaimConfirmation } from '#catalogue/labels/admin/claims/use-claim-confirmation.tsx'
import { useUpload } from '#catalogue/pictures/admin/use-upload.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { Button } from '#ui/elements/button.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { storyEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { StoryFields } from './story-fields.tsx'
import { blankStory, newStoryFormData, type StoryValues, storyFormFields } from './story-values.ts'

/** The form of a new recipe or story, which starts as a draft. */
export function AddStory({ onAdded }: { onAdded: () => void }) {
  const upload = useUpload()
  const claims = useClaimConfirmation()
  const [key, setKey] = useState(newFormKey)
  const { form, draft, unsaved, showServerErrors, warnFilesNotKept } = useDraftForm(
    'new story',
    storyFormFields,
    blankStory,
    [key, setKey],
  )
  const add = useAction(
    async (values: StoryValues) => {
      await claims.send((isConfirmed) =>
        callApi<typeof storyEndpoints>(upload.transport)('POST /edited-stories', {
          form: newStoryFormData(values, key, isConfirmed),
        }),
      )
      unsaved.release()
      draft.clear()
      toast.success(words.saved)
      onAdded()
    },
    { failed: words.notSaved, onFailed: showServerErrors, onExpired: warnFilesNotKept },
  )
  const submit = useFormSubmit(form.handleSubmit((values) => add.run(values), showErrorCount))
  return (
    <DraftForm draft={draft} noValidate onSubmit={submit} className="grid max-w-3xl gap-6">
      <TextLink to={sectionUrl('stories')}>{words.backToList}</TextLink>
      {claims.dialog}
      <StoryFields form={form} isNew />
      <SaveBar>
        <UploadProgress sent={upload.sent} />
        <Button type="submit" busy={add.busy} busyText={words.saving} className="sm:justify-self-start">
          {words.save}
        </Button>
      </SaveBar>
    </DraftForm>
  )
}
