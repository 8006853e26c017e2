import { useForm } from 'react-hook-form'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { SaveOrCancel } from '#backoffice/ui/admin/dialogs/form-dialog.tsx'
import { callApi } from '#browser/call-api.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { showFieldErrors } from '#ui/forms/form-errors.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { Connection, Connections, connectionEndpoints } from '../contract.ts'
import { type ConnectionField, type ConnectionValues, connectionFields } from '../rules/connection-fields.ts'
import * as words from '../words/office/en.ts'

type Props = { connection: Connection; onCancel: () => void; onSaved: (now: Connections) => void }

/** The form of a connection. What is typed is not kept as a draft, because it contains secrets. */
export function ConnectionForm({ connection, onCancel, onSaved }: Props) {
  const { name, version, fields } = connection
  const kinds: Partial<Record<ConnectionField, string>> = connectionFields[name]
  const labels: Partial<Record<ConnectionField, string>> = words.fields[name]
  const hints: Partial<Record<ConnectionField, string>> = words.hints[name] ?? {}
  const form = useForm<ConnectionValues>({
    defaultValues: Object.fromEntries(
      fields.map((field) => [field.name, kinds[field.name] === 'text' ? field.shown : '']),
    ),
  })
  const { run, busy } = useAction(
    async (values: ConnectionValues) => {
      const now = await callApi<typeof connectionEndpoints>()('PUT /connections/{name}', {
        params: { name },
        body: { version, values },
      })
      toast.success(words.saved)
      onSaved(now)
    },
    {
      failed: words.notSaved,
      onFailed: (error) =>
        showFieldErrors(
          error,
          fields.map((field) => field.name),
          form.setError,
        ),
    },
  )
  const submit = useFormSubmit(form.handleSubmit((values) => run(values)))
  return (
    <form method="dialog" noValidate autoComplete="off" onSubmit={submit} className="grid gap-5">
      {fields.map((field) => (
        <Field
          key={field.name}
          label={labels[field.name] ?? field.name}
          hint={hintOf(field, kinds[field.name], hints[field.name])}
          error={form.formState.errors[field.name]?.message}
          type={kinds[field.name] === 'secret' ? 'password' : 'text'}
          autoComplete={kinds[field.name] === 'secret' ? 'new-password' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          inputMode={field.name === 'port' ? 'numeric' : undefined}
          {...form.register(field.name)}
        />
      ))}
      <SaveOrCancel busy={busy} sent={undefined} onCancel={onCancel} />
    </form>
  )
}

/** A saved secret is not shown again, so an empty field keeps it. */
function hintOf({ is_set, shown }: Connection['fields'][number], kind = 'text', hint = '') {
  if (!is_set || kind === 'text') return hint
  return shown ? words.endsWith({ end: shown }) : words.keepSecret
}
