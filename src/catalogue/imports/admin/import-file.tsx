import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { Card } from '#ui/elements/card.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { FileCheckView, importEndpoints, ProductImport } from '../contract.ts'
import { maxFileBytes } from '../rules/columns.ts'
import * as messages from '../words/office/en.ts'
import * as words from '../words/office/section/en.ts'
import { CheckResult } from './check-result.tsx'
import { FileChoice } from './file-choice.tsx'

const call = callApi<typeof importEndpoints>()

/** A checked file. The key makes sure that a repeated request starts one import. */
type Checked = { file: File; check: FileCheckView; formKey: string }

/** Chooses a file, shows its check, and starts the import. */
export function ImportFile({
  isBlocked,
  onStarted,
}: {
  /** Another import is running. */
  isBlocked: boolean
  onStarted: (started: ProductImport) => void
}) {
  const [checking, setChecking] = useState<string>()
  const [checked, setChecked] = useState<Checked>()
  const check = useAction(
    async (file: File) => {
      setChecked(undefined)
      setChecking(file.name)
      try {
        const result = await call('POST /products/imports/check', { form: formOf(file) })
        setChecked({ file, check: result, formKey: newFormKey() })
      } finally {
        setChecking(undefined)
      }
    },
    { failed: words.notChecked },
  )
  const save = useAction(
    async ({ file, check: { seen }, formKey }: Checked) => {
      const form = formOf(file, { form_key: formKey, seen })
      onStarted(await call('POST /products/imports', { form }))
      setChecked(undefined)
    },
    { failed: words.notStarted },
  )
  const choose = (file: File) => {
    if (file.size > maxFileBytes) toast.error(messages.fileTooLarge)
    else void check.run(file)
  }
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <h2 className="text-lg">{words.importHeading}</h2>
      <p className="text-ink-soft">{words.importHelp}</p>
      <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
        {words.importRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className="text-ink-soft">{words.otherShops}</p>
      <FileChoice onFile={choose} disabled={check.busy || save.busy} />
      <div aria-live="polite">{checking !== undefined && <p>{words.checking({ file: checking })}</p>}</div>
      {checked && (
        <CheckResult
          file={checked.file.name}
          check={checked.check}
          busy={save.busy}
          isBlocked={isBlocked}
          onSave={() => void save.run(checked)}
          onDiscard={() => setChecked(undefined)}
        />
      )}
    </Card>
  )
}

function formOf(file: File, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file, file.name)
  return form
}
