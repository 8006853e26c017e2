import { useRef } from 'react'
import { ConflictNotice } from '#backoffice/ui/admin/editing/conflict-notice.tsx'
import { SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { useEdit } from '#backoffice/ui/admin/editing/use-edit.ts'
import { callApi } from '#browser/call-api.ts'
import { KeptForm } from '#people/sessions/shop/drafts/kept-form.tsx'
import { Button } from '#ui/elements/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import { sayHowMany } from '#ui/forms/wrong-fields.ts'
import type { noticeEndpoints, ShownText } from '../contract.ts'
import { mailKinds } from '../mail-kinds.ts'
import { findProblems, type MailText } from '../read-text.ts'
import * as words from '../words/office/section/en.ts'
import { FieldButtons } from './field-buttons.tsx'
import { MailPreview } from './mail-preview.tsx'
import { SendExample } from './send-example.tsx'
import { ruleOf, textFields } from './text-values.ts'

type Props = { stored: ShownText; onSaved: (saved: ShownText) => void }

/** A mail's words, the fields that may stand in them, and beside them the mail as it will look. */
export function TextForm({ stored, onSaved }: Props) {
  const { kind, locale, usual } = stored
  const allowed = mailKinds[kind].fields
  const body = useRef<HTMLTextAreaElement | null>(null)
  const { form, draft, save, conflict, show } = useEdit<ShownText, MailText>({
    name: `mail:${kind}:${locale}`,
    stored,
    fields: textFields,
    valuesOf: ({ subject, body }) => ({ subject, body }),
    send: ({ version }, typed) =>
      callApi<typeof noticeEndpoints>()('PUT /mails/texts', { body: { kind, locale, version, ...typed } }),
    done: words.textSaved,
    failed: words.notSaved,
    onSaved: (saved) => {
      form.reset({ subject: saved.subject, body: saved.body })
      onSaved(saved)
    },
  })
  const submit = useFormSubmit(form.handleSubmit((values) => save.run(values), sayHowMany))
  const { errors } = form.formState
  const typed = form.watch()
  const isUsable = findProblems(typed, allowed).length === 0
  const bodyField = form.register('body', ruleOf('body', allowed))
  return (
    <div className="grid items-start gap-8 xl:grid-cols-2">
      <KeptForm draft={draft} noValidate onSubmit={submit} className="grid min-w-0 gap-5">
        {conflict && <ConflictNotice conflict={conflict} fields={textFields} shown={typed} onChoose={show} />}
        <Field
          label={words.textFields.subject}
          error={errors.subject?.message}
          maxLength={150}
          lang={locale}
          {...form.register('subject', ruleOf('subject', allowed))}
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
            const { next, cursor } = withField(typed.body, body.current, field)
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
      </KeptForm>
      <MailPreview kind={kind} locale={locale} typed={typed} isUsable={isUsable} />
    </div>
  )
}

/** The body with a field where the cursor stood. */
function withField(body: string, area: HTMLTextAreaElement | null, field: string) {
  const [from, to] = area ? [area.selectionStart, area.selectionEnd] : [body.length, body.length]
  return { next: body.slice(0, from) + field + body.slice(to), cursor: from + field.length }
}
