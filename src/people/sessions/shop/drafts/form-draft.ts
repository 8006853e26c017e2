import { newFormKey } from '#browser/new-idempotency-key.ts'
import { useVisitor } from '../visitor.ts'
import { accountOwner, visitorOwner } from './draft-names.ts'

/** The draft of a form: its state, and what the form can do with it. */
export type FormDraft = {
  /** Earlier input was put back into the form. */
  restored: boolean
  /** Deletes the draft and resets the form. */
  discard: () => void
  /** Deletes the draft, after the form was sent. */
  clear: () => void
}

/**
 * The idempotency key of a form that does one thing however often it is sent, and how to change it. The key is kept
 * with the draft: sent again after a lost answer and a reload, it is still the same form.
 */
export type FormKey = readonly [key: string, change: (key: string) => void]

/** Gives the form a new idempotency key when nothing is left to be sent: the next input is another form. */
export const renewFormKey = (formKey: FormKey | undefined) => formKey?.[1](newFormKey())

/** The owner of the drafts on this page; undefined until the page knows who is signed in. */
export function useDraftOwner(): string | undefined {
  const { user } = useVisitor()
  if (user === 'unknown') return undefined
  return user ? accountOwner(user.id) : visitorOwner
}
