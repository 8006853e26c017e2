import { ConflictNotice } from '#backoffice/ui/admin/editing/conflict-notice.tsx'
import type { FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { useEdit } from '#backoffice/ui/admin/editing/use-edit.ts'
import { callApi } from '#browser/call-api.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { Button } from '#ui/elements/button.tsx'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { WhatsappSettings, whatsappEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

type SettingsValues = { on: boolean }

const settingsFields: FormFields<SettingsValues> = {
  names: ['on'],
  labels: { on: words.sendUpdates },
  text: ({ on }) => String(on),
  formatValue: ({ on }) => (on ? words.on : words.off),
}

/** The merchant's switch. Without keys it can only be turned off. */
export function SettingsForm({ stored, configured }: { stored: WhatsappSettings; configured: boolean }) {
  const { form, draft, save, conflict, show } = useEdit<WhatsappSettings, SettingsValues>({
    name: 'whatsapp-settings',
    stored,
    fields: settingsFields,
    valuesOf: ({ on }) => ({ on }),
    send: ({ version }, { on }) =>
      callApi<typeof whatsappEndpoints>()('PUT /whatsapp', { body: { on, version } }),
    done: words.saved,
    failed: words.notSaved,
    onSaved: () => {},
  })
  const submit = useFormSubmit(form.handleSubmit((values) => save.run(values)))
  const cannotTurnOn = !configured && !form.watch('on')
  return (
    <DraftForm draft={draft} noValidate onSubmit={submit} className="grid gap-4">
      {conflict && (
        <ConflictNotice conflict={conflict} fields={settingsFields} shown={form.watch()} onChoose={show} />
      )}
      <label className="flex min-h-14 items-center gap-4 rounded-card border border-line bg-paper px-5 py-3">
        <input
          type="checkbox"
          disabled={cannotTurnOn}
          className="size-5 shrink-0 accent-leaf-dark"
          {...form.register('on')}
        />
        <span>
          <span className="block font-semibold">{words.sendUpdates}</span>
          <span className="block text-sm text-ink-soft">
            {cannotTurnOn ? words.keysMissing : words.sendUpdatesHint}
          </span>
        </span>
      </label>
      <SaveBar>
        <Button type="submit" busy={save.busy} className="sm:justify-self-start">
          {words.saveChanges}
        </Button>
      </SaveBar>
    </DraftForm>
  )
}
