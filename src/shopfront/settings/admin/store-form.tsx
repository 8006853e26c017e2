import { ConflictNotice } from '#backoffice/ui/admin/editing/conflict-notice.tsx'
import { SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { useEdit } from '#backoffice/ui/admin/editing/use-edit.ts'
import { submitOnCtrlEnter } from '#backoffice/ui/admin/submit-on-ctrl-enter.ts'
import { callApi } from '#browser/call-api.ts'
import { publishStoreChange } from '#browser/store-changes.ts'
import { useClaimConfirmation } from '#catalogue/labels/admin/claims/use-claim-confirmation.tsx'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { Button } from '#ui/elements/button.tsx'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import { cssPropertiesOf, type Palette } from '#values/colours/palettes.ts'
import { defaultLanguage } from '#words/language.ts'
import type { storeEndpoints, VersionedStoreSettings } from '../contract.ts'
import { toPublicStoreSettings } from '../public-settings-contract.ts'
import { useStoreSettings } from '../shop/use-store-settings.ts'
import * as words from '../words/office/en.ts'
import { StoreFields } from './store-fields.tsx'
import { storeFormFields, toStoreSettings, valuesOf } from './store-values.ts'
import { useConfirmedHiding } from './use-confirmed-hiding.tsx'

/** Form for all store settings. If somebody else saved in the meantime, both changes are merged. */
export function StoreForm({ stored }: { stored: VersionedStoreSettings }) {
  const { logo, logoHash } = useStoreSettings()
  const claims = useClaimConfirmation()
  const hiding = useConfirmedHiding()
  const { form, draft, save, conflict, show } = useEdit({
    name: 'store facts',
    stored,
    fields: storeFormFields,
    valuesOf: ({ facts }) => valuesOf(facts),
    send: ({ version }, values) =>
      claims.send((claims_confirmed) =>
        hiding.send((hiding_confirmed) =>
          callApi<typeof storeEndpoints>()('PUT /store', {
            body: { facts: toStoreSettings(values), version, claims_confirmed, hiding_confirmed },
          }),
        ),
      ),
    done: words.saved,
    failed: words.notSaved,
    onSaved: ({ facts }) => {
      // The logo is saved separately; keep it while the page switches to the new settings.
      publishStoreChange({ ...toPublicStoreSettings(facts, defaultLanguage), logo, logoHash })
      applyPalette(facts.palette)
    },
  })
  const submit = useFormSubmit(form.handleSubmit((values) => save.run(values), showErrorCount))
  return (
    <DraftForm
      draft={draft}
      noValidate
      onSubmit={submit}
      onKeyDown={submitOnCtrlEnter}
      className="grid max-w-3xl gap-6"
    >
      {claims.dialog}
      {hiding.dialog}
      {conflict && (
        <ConflictNotice conflict={conflict} fields={storeFormFields} shown={form.watch()} onChoose={show} />
      )}
      <StoreFields form={form} />
      <SaveBar long>
        <Button type="submit" busy={save.busy} className="sm:justify-self-start">
          {words.saveChanges}
        </Button>
        <p className="hidden text-sm text-ink-soft pointer-fine:block">{words.savedByKey}</p>
      </SaveBar>
    </DraftForm>
  )
}

/** Applies a changed palette to the current document. */
function applyPalette(palette: Palette) {
  for (const [property, colour] of cssPropertiesOf(palette))
    document.documentElement.style.setProperty(property, colour)
}
