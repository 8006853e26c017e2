import { useVisitor } from '../visitor.ts'

/** What a form shows of its draft, and what it says to it. */
export type FormDraft = {
  /** Something typed earlier stands in the form again. */
  restored: boolean
  /** The person does not want it: the form is as if nothing had been typed. */
  discard: () => void
  /** It was sent. */
  forget: () => void
}

/** Whose drafts these are; nothing until the page knows who looks at it. */
export function useDraftOwner(): string | undefined {
  const { user } = useVisitor()
  if (user === 'unknown') return undefined
  return user ? `account ${user.id}` : 'visitor'
}
