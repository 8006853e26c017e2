import { type ReactNode, useId, useState } from 'react'
import { describedBy, FieldNotes } from '#ui/forms/field-frame.tsx'
import * as words from '../../words/office/translations/en.ts'
import type { OtherLanguage } from './other-languages.ts'

type Props = {
  language: OtherLanguage
  /** A validation error of these texts; each field shows its own message. */
  error: { type: string; message?: string } | undefined
  children: ReactNode
}

/** Fields of one translation, collapsed until opened or until one of them has an error. */
export function CollapsibleTranslations({ language, error, children }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const isOpen = open || error !== undefined
  const formError = error?.type === 'server' ? error.message : undefined
  const hint = words.fallsBack({ language: words.languages[language] })
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-field border border-line px-4"
    >
      <summary className="-mx-4 flex min-h-12 items-center px-4 font-semibold">
        {words.inLanguage({ language: words.languages[language] })}
      </summary>
      {isOpen && (
        <fieldset
          aria-describedby={describedBy(id, { hint, error: formError })['aria-describedby']}
          className="grid gap-5 pb-4"
        >
          {children}
          <FieldNotes id={id} hint={hint} error={formError} />
        </fieldset>
      )}
    </details>
  )
}
