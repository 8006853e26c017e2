import { type ReactNode, useId, useState } from 'react'
import { describedBy, FieldNotes } from '#ui/forms/field-frame.tsx'
import * as words from '../../words/office/translations/en.ts'
import type { OtherLanguage } from './other-languages.ts'

type Props = {
  language: OtherLanguage
  /** What is refused; a field says itself what it is. */
  error: { type: string; message?: string } | undefined
  children: ReactNode
}

/** The texts of one other language, folded away until somebody wants to write in it or one of them is refused. */
export function TextsFold({ language, error, children }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const shown = open || error !== undefined
  const ofAll = error?.type === 'server' ? error.message : undefined
  const hint = words.fallsBack({ language: words.languages[language] })
  return (
    <details
      open={shown}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-field border border-line px-4"
    >
      <summary className="-mx-4 flex min-h-12 items-center px-4 font-semibold">
        {words.inLanguage({ language: words.languages[language] })}
      </summary>
      {shown && (
        <fieldset
          aria-describedby={describedBy(id, { hint, error: ofAll })['aria-describedby']}
          className="grid gap-5 pb-4"
        >
          {children}
          <FieldNotes id={id} hint={hint} error={ofAll} />
        </fieldset>
      )}
    </details>
  )
}
