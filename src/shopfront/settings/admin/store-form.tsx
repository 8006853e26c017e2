import { ConflictNotice } from '#backoffice/ui/admin/editing/conflict-notice.tsx'
import { SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { useEdit } from '#backoffice/ui/admin/editing/use-edit.ts'
import { sendByKey } from '#backoffice/ui/admin/send-by-key.ts'
import { callApi } from '#browser/call-api.ts'
import { sayStoreChanged } from '#browser/changed-store.ts'
import { useConfirmedClaims } from '#catalogue/labels/admin/claims/use-confirmed-claims.tsx'
import { KeptForm } from '#people/sessions/shop/drafts/kept-form.tsx'
import { Button } from '#ui/elements/button.tsx'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import { sayHowMany } from '#ui/forms/wrong-fields.ts'
import { firstLanguage } from '#words/language.ts'
import { shownStore, type storeEndpoints, type VersionedFacts } from '../contract.ts'
import { useStore } from '../shop/use-store.ts'
import * as words from '../words/office/en.ts'
import { showPalette } from './show-palette.ts'
import { StoreFields } from './store-fields.tsx'
import { factsOf, storeFormFields, valuesOf } from './store-values.ts'
import { useConfirmedHiding } from './use-confirmed-hiding.tsx'

/** The merchant's facts, to be changed all at once; what somebody else saved meanwhile is brought together with it. */
export function StoreForm({ stored }: { stored: VersionedFacts }) {
  const { logo, marks } = useStore()
  const claims = useConfirmedClaims()
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
            body: { facts: factsOf(values), version, claims_confirmed, hiding_confirmed },
          }),
        ),
      ),
    done: words.saved,
    failed: words.notSaved,
    onSaved: ({ facts }) => {
      // The logo is saved by itself: the page says it with the new facts.
      sayStoreChanged({ ...shownStore(facts, firstLanguage), logo, marks })
      showPalette(facts.palette)
    },
  })
  const submit = useFormSubmit(form.handleSubmit((values) => save.run(values), sayHowMany))
  return (
    <KeptForm
      draft={draft}
      noValidate
      onSubmit={submit}
      onKeyDown={sendByKey}
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
    </KeptForm>
  )
}
