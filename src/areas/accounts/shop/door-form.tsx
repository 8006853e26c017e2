import type { FormEvent, ReactNode } from 'react'
import { useFormSubmit } from '../../../ui/forms/use-form-submit.ts'
import type { FormDraft } from '../../session/shop/drafts/form-draft.ts'
import { DraftNotice } from '../../session/shop/drafts/kept-form.tsx'

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
