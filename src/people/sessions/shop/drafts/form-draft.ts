import { newFormKey } from '#browser/new-form-key.ts'
import { useVisitor } from '../visitor.ts'
import { accountOwner, visitorOwner } from './draft-names.ts'

/** What a form shows of its draft, and what it says to it. */
export type FormDraft = {
  /** Something typed earlier stands in the form again. */
  restored: boolean
  /** The person does not want it: the form is as if nothing had been typed. */
  discard: () => void
  /** It was sent. */
  forget: () => void
}

/**
 * The idempotency key of a form that does one thing however often it is sent, and how to change it. The key is kept with the
 * draft: sent again after a lost answer and a reload, it is still the same form.
 */
export type FormKey = readonly [key: string, change: (key: string) => void]

/** Where nothing is left to be sent, what comes next is another form. */
export const renew = (formKey: FormKey | undefined) => formKey?.[1](newFormKey())

/** Whose drafts these are; nothing until the page knows who looks at it. */
export function useDraftOwner(): string | undefined {
  const { user } = useVisitor()
  if (user === 'unknown') return undefined
  return user ? accountOwner(user.id) : visitorOwner
}
