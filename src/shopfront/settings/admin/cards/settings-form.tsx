import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { ConflictNotice } from '#backoffice/ui/admin/editing/conflict-notice.tsx'
import { useEdit } from '#backoffice/ui/admin/editing/use-edit.ts'
import { submitOnCtrlEnter } from '#backoffice/ui/admin/submit-on-ctrl-enter.ts'
import { callApi } from '#browser/call-api.ts'
import { publishStoreChange } from '#browser/store-changes.ts'
import { useClaimConfirmation } from '#catalogue/labels/admin/claims/use-claim-confirmation.tsx'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import { cssPropertiesOf, type Palette } from '#values/colours/palettes.ts'
import { defaultLanguage } from '#words/language.ts'
import type { storeEndpoints, VersionedStoreSettings } from '../../contract.ts'
import { toPublicStoreSettings } from '../../public-settings-contract.ts'
import { useStoreSettings } from '../../shop/use-store-settings.ts'
import * as words from '../../words/office/en.ts'
import { type StoreField, storeFormFieldsOf, valuesOf } from '../store-values.ts'
import { useConfirmedHiding } from '../use-confirmed-hiding.tsx'
import { SettingFields } from './setting-fields.tsx'
import { settingsPartOf } from './settings-part.ts'

type Props = {
  /** Key of the draft. */
  name: string
  stored: VersionedStoreSettings
  fields: readonly StoreField[]
  /** The field that gets the focus; the first one if it is not given. */
  focused?: StoreField | undefined
  onSaved: (saved: VersionedStoreSettings) => void
  /** The buttons; the first one submits the form. */
  children: (busy: boolean) => ReactNode
}

/**
 * Form for some of the store settings, which leaves the others as they are. If somebody else saved the same ones in the
 * meantime, both changes are merged.
 */
export function SettingsForm({ name, stored, fields, focused, onSaved, children }: Props) {
  const { logo, logoHash } = useStoreSettings()
  const claims = useClaimConfirmation()
  const hiding = useConfirmedHiding()
  const formFields = storeFormFieldsOf(fields)
  const { form, draft, save, conflict, show } = useEdit({
    name,
    stored,
    fields: formFields,
    valuesOf: ({ facts }) => valuesOf(facts),
    send: ({ facts }, values) =>
      claims.send((claims_confirmed) =>
        hiding.send((hiding_confirmed) =>
          callApi<typeof storeEndpoints>()('PUT /store/part', {
            body: { ...settingsPartOf(facts, values, fields), claims_confirmed, hiding_confirmed },
          }),
        ),
      ),
    done: words.saved,
    failed: words.notSaved,
    onSaved: (saved) => {
      // The logo is saved separately; keep it while the page switches to the new settings.
      publishStoreChange({ ...toPublicStoreSettings(saved.facts, defaultLanguage), logo, logoHash })
      applyPalette(saved.facts.palette)
      onSaved(saved)
    },
  })
  const submit = useFormSubmit(form.handleSubmit((values) => save.run(values), showErrorCount))
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const named = focused && part.current?.querySelector<HTMLElement>(`[name="${focused}"]`)
    const control = named ?? part.current?.querySelector<HTMLElement>('input, select, textarea, summary')
    control?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
  }, [focused])
  return (
    <DraftForm
      draft={draft}
      noValidate
      onSubmit={submit}
      onKeyDown={submitOnCtrlEnter}
      onMouseDown={keepFocus}
      className="grid gap-5"
    >
      {claims.dialog}
      {hiding.dialog}
      {conflict && (
        <ConflictNotice conflict={conflict} fields={formFields} shown={form.watch()} onChoose={show} />
      )}
      <div ref={part}>
        <SettingFields form={form} fields={fields} />
      </div>
      {children(save.busy)}
    </DraftForm>
  )
}

/**
 * Keeps the focus in the field while a button is pressed. Otherwise the field would be validated as it loses the focus,
 * and an error that appears below it would move the button away from under the mouse before it is clicked.
 */
function keepFocus(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}

/** Applies a changed palette to the current document. */
function applyPalette(palette: Palette) {
  for (const [property, colour] of cssPropertiesOf(palette))
    document.documentElement.style.setProperty(property, colour)
}
