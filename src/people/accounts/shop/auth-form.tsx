import type { FormEvent, ReactNode } from 'react'
import { DraftNotice } from '#people/sessions/shop/drafts/draft-form.tsx'
import type { FormDraft } from '#people/sessions/shop/drafts/form-draft.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'

type AuthFormProps = {
  /** The draft of the form; none for pins and codes. */
  draft?: FormDraft
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>
  children: ReactNode
}

/**
 * The form of the login, registration and pin pages, sent once however often the button is pressed. Before the page's
 * script has loaded it sends nothing: `method="dialog"` outside a dialog does nothing, so that what was typed stays
 * and no pin ends up in a URL.
 */
export const AuthForm = ({ draft, onSubmit, children }: AuthFormProps) => (
  <form method="dialog" noValidate onSubmit={useFormSubmit(onSubmit)} className="grid gap-3 sm:gap-5">
    {draft && <DraftNotice draft={draft} />}
    {children}
  </form>
)
