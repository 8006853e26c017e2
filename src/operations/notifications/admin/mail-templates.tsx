import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { useSectionQuery } from '#backoffice/ui/admin/calls/use-section-query.ts'
import { callApi } from '#browser/call-api.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import type { AdminMailTemplate, notificationEndpoints } from '../contract.ts'
import { mailKindNames, mailKinds } from '../mail-kinds.ts'
import * as words from '../words/office/section/en.ts'
import { TemplateForm } from './template-form.tsx'

/** The mail templates, one at a time; the URL selects which. */
export function MailTemplates() {
  const { data, failed, loading, reload, change } = useApiQuery('mail-texts', (signal) =>
    callApi<typeof notificationEndpoints>()('GET /mails/texts', { signal }),
  )
  if (failed && !data) return <ErrorState sentence={words.textsNotLoaded} onRetry={reload} busy={loading} />
  if (!data) return <SkeletonLines words={words.loading} count={8} />
  return (
    <TemplateChoice
      texts={data}
      onSaved={(saved) =>
        change((texts) => texts.map((text) => (isSameTemplate(text, saved) ? saved : text)))
      }
    />
  )
}

const isSameTemplate = (one: AdminMailTemplate, other: AdminMailTemplate) =>
  one.kind === other.kind && one.locale === other.locale

/** Chooses a mail and its language, in the URL, and shows the form of that template. */
function TemplateChoice({
  texts,
  onSaved,
}: {
  texts: AdminMailTemplate[]
  onSaved: (saved: AdminMailTemplate) => void
}) {
  const [query, change] = useSectionQuery()
  const kind = mailKindNames.find((one) => one === query.get('mail')) ?? mailKindNames[0]
  const inLanguages = texts.filter((text) => text.kind === kind)
  const text = inLanguages.find(({ locale }) => locale === query.get('language')) ?? inLanguages[0]
  return (
    <>
      <div className="mb-6 grid max-w-3xl gap-5 sm:grid-cols-2">
        <SelectField
          label={words.whichMail}
          hint={words.when[kind]}
          value={kind}
          onChange={(event) => change({ mail: event.currentTarget.value })}
        >
          {(['customer', 'merchant'] as const).map((reader) => (
            <optgroup key={reader} label={words.readers[reader]}>
              {mailKindNames
                .filter((one) => mailKinds[one].to === reader)
                .map((one) => (
                  <option key={one} value={one}>
                    {words.kinds[one]}
                  </option>
                ))}
            </optgroup>
          ))}
        </SelectField>
        {inLanguages.length > 1 && text && (
          <SelectField
            label={words.language}
            hint={words.languageHint}
            value={text.locale}
            onChange={(event) => change({ language: event.currentTarget.value })}
          >
            {inLanguages.map(({ locale }) => (
              <option key={locale} value={locale}>
                {words.languages[locale]}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {text && <TemplateForm key={`${text.kind} ${text.locale}`} stored={text} onSaved={onSaved} />}
    </>
  )
}
