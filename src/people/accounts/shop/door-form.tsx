import type { FormEvent, ReactNode } from 'react'
import type { FormDraft } from '#people/sessions/shop/drafts/form-draft.ts'
import { DraftNotice } from '#people/sessions/shop/drafts/kept-form.tsx'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'

type DoorFormProps = {
  /** What is typed, where it is not a pin or a code. */
  draft?: FormDraft
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>
  children: ReactNode
}

/**
 * A form of the pages at the shop's door, sent once however often it is pressed. Before the page's script has loaded it
 * sends nothing: the method `dialog` outside a dialog does nothing, so that what was typed stays and no pin ends up in an
 * address.
 */
export const DoorForm = ({ draft, onSubmit, children }: DoorFormProps) => (
  <form method="dialog" noValidate onSubmit={useFormSubmit(onSubmit)} className="grid gap-5">
    {draft && <DraftNotice draft={draft} />}
    {children}
  </form>
)
