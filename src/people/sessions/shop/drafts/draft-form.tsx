import type { ComponentProps } from 'react'
import * as words from '../../words/en.ts'
import type { FormDraft } from './form-draft.ts'

type Props = ComponentProps<'form'> & { draft: FormDraft }

/** A form whose input is kept as a draft until it is sent; a notice says when a draft was restored. */
export const DraftForm = ({ draft, children, ...form }: Props) => (
  <form {...form}>
    <DraftNotice draft={draft} />
    {children}
  </form>
)

/** The notice that a draft was restored, with a button to discard it. */
export const DraftNotice = ({ draft: { restored, discard } }: { draft: FormDraft }) =>
  restored && (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      {words.draftIsBack}
      <button
        type="button"
        onClick={discard}
        className="min-h-11 font-medium text-leaf-dark underline underline-offset-4"
      >
        {words.discardDraft}
      </button>
    </p>
  )
