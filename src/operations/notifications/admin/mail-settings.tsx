import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { ConflictNotice } from '#backoffice/ui/admin/editing/conflict-notice.tsx'
import { SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { useEdit } from '#backoffice/ui/admin/editing/use-edit.ts'
import { callApi } from '#browser/call-api.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Button } from '#ui/elements/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { notificationEndpoints, MailSettings as Settings } from '../contract.ts'
import { merchantKinds } from '../mail-kinds.ts'
import * as words from '../words/office/section/en.ts'
import {
  formatHour,
  mailSettingsOf,
  type SettingsValues,
  settingsFields,
  settingsValuesOf,
} from './settings-values.ts'

/** Loads the settings of mails to the merchant and shows their form. */
export function MailSettings() {
  const { data, failed, loading, reload } = useApiQuery('mail-settings', (signal) =>
    callApi<typeof notificationEndpoints>()('GET /mails/settings', { signal }),
  )
  if (failed && !data)
    return <ErrorState sentence={words.settingsNotLoaded} onRetry={reload} busy={loading} />
  return data ? <SettingsForm stored={data} /> : <SkeletonLines words={words.loading} count={6} />
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

function SettingsForm({ stored }: { stored: Settings }) {
  const { email } = useStoreSettings()
  const { form, draft, save, conflict, show } = useEdit<Settings, SettingsValues>({
    name: 'mail-settings',
    stored,
    fields: settingsFields,
    valuesOf: settingsValuesOf,
    send: ({ version }, typed) =>
      callApi<typeof notificationEndpoints>()('PUT /mails/settings', {
        body: mailSettingsOf(typed, version),
      }),
    done: words.settingsSaved,
    failed: words.notSaved,
    onSaved: () => {},
  })
  const submit = useFormSubmit(form.handleSubmit((values) => save.run(values)))
  return (
    <DraftForm draft={draft} noValidate onSubmit={submit} className="grid max-w-3xl gap-6">
      {conflict && (
        <ConflictNotice conflict={conflict} fields={settingsFields} shown={form.watch()} onChoose={show} />
      )}
      <p className="text-ink-soft">{words.settingsLead({ email })}</p>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper px-5">
        {merchantKinds.map((kind) => (
          <li key={kind}>
            <label className="flex min-h-14 items-center gap-4 py-3">
              <input type="checkbox" className="size-5 shrink-0 accent-leaf-dark" {...form.register(kind)} />
              <span>
                <span className="block font-semibold">{words.kinds[kind]}</span>
                <span className="block text-sm text-ink-soft">{words.when[kind]}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <SelectField label={words.summaryHour} hint={words.summaryHourHint} {...form.register('summary_hour')}>
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {formatHour(hour)}
          </option>
        ))}
      </SelectField>
      <SaveBar>
        <Button type="submit" busy={save.busy} className="sm:justify-self-start">
          {words.saveChanges}
        </Button>
      </SaveBar>
    </DraftForm>
  )
}
