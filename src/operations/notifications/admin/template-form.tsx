import { useRef } from 'react'
import { ConflictNotice } from '#backoffice/ui/admin/editing/conflict-notice.tsx'
import { SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { useEdit } from '#backoffice/ui/admin/editing/use-edit.ts'
import { callApi } from '#browser/call-api.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { Button } from '#ui/elements/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { AdminMailTemplate, notificationEndpoints } from '../contract.ts'
import { mailKinds } from '../mail-kinds.ts'
import { findTemplateProblems, type MailTemplate } from '../mail-template.ts'
import * as words from '../words/office/section/en.ts'
import { FieldButtons } from './field-buttons.tsx'
import { MailPreview } from './mail-preview.tsx'
import { SendExample } from './send-example.tsx'
import { fieldRule, templateFields } from './template-fields.ts'

type Props = { stored: AdminMailTemplate; onSaved: (saved: AdminMailTemplate) => void }

/** The form for one template: subject, body, buttons for its fields, a test mail, and a preview. */
export function TemplateForm({ stored, onSaved }: Props) {
  const { kind, locale, usual } = stored
  const allowed = mailKinds[kind].fields
  const body = useRef<HTMLTextAreaElement | null>(null)
  const { form, draft, save, conflict, show } = useEdit<AdminMailTemplate, MailTemplate>({
    name: `mail:${kind}:${locale}`,
    stored,
    fields: templateFields,
    valuesOf: ({ subject, body }) => ({ subject, body }),
    send: ({ version }, typed) =>
      callApi<typeof notificationEndpoints>()('PUT /mails/texts', {
        body: { kind, locale, version, ...typed },
      }),
    done: words.textSaved,
    failed: words.notSaved,
    onSaved: (saved) => {
      form.reset({ subject: saved.subject, body: saved.body })
      onSaved(saved)
    },
  })
  const submit = useFormSubmit(form.handleSubmit((values) => save.run(values), showErrorCount))
  const { errors } = form.formState
  const typed = form.watch()
  const isUsable = findTemplateProblems(typed, allowed).length === 0
  const bodyField = form.register('body', fieldRule('body', allowed))
  return (
    <div className="grid items-start gap-8 xl:grid-cols-2">
      <DraftForm draft={draft} noValidate onSubmit={submit} className="grid min-w-0 gap-5">
        {conflict && (
          <ConflictNotice conflict={conflict} fields={templateFields} shown={typed} onChoose={show} />
        )}
        <Field
          label={words.textFields.subject}
          error={errors.subject?.message}
          maxLength={150}
          lang={locale}
          {...form.register('subject', fieldRule('subject', allowed))}
        />
        <TextAreaField
          label={words.textFields.body}
          hint={words.bodyHint}
          error={errors.body?.message}
          rows={14}
          maxLength={5000}
          lang={locale}
          {...bodyField}
          ref={(area) => {
            bodyField.ref(area)
            body.current = area
          }}
        />
        <FieldButtons
          fields={allowed}
          onChoose={(field) => {
            const { next, cursor } = insertField(typed.body, body.current, field)
            form.setValue('body', next, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
            body.current?.focus()
            body.current?.setSelectionRange(cursor, cursor)
          }}
        />
        <SaveBar>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={save.busy}>
              {words.saveChanges}
            </Button>
            <SendExample kind={kind} locale={locale} typed={typed} disabled={!isUsable} />
            {(typed.subject !== usual.subject || typed.body !== usual.body) && (
              <Button variant="quiet" onClick={() => show(usual)}>
                {words.backToUsual}
              </Button>
            )}
          </div>
        </SaveBar>
      </DraftForm>
      <MailPreview kind={kind} locale={locale} typed={typed} isUsable={isUsable} />
    </div>
  )
}

/** The body with a placeholder inserted at the cursor or in place of the selection, and the new cursor position. */
function insertField(body: string, area: HTMLTextAreaElement | null, field: string) {
  const [from, to] = area ? [area.selectionStart, area.selectionEnd] : [body.length, body.length]
  return { next: body.slice(0, from) + field + body.slice(to), cursor: from + field.length }
}
