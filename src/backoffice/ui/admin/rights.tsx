import type { ReactNode } from 'react'
import { useVisitor } from '#people/sessions/shop/visitor.ts'
import type { Right } from '#values/people/rights.ts'

/**
 * What the logged-in person may do: `may('refunds:write')`. Screens hide what the server would refuse; the server decides.
 * Until the browser knows who is logged in, everything is shown.
 */
export function useRights() {
  const { user } = useVisitor()
  const rights = user === 'unknown' ? undefined : user?.rights
  const may = (...needed: Right[]) => !rights || needed.every((right) => rights.includes(right))
  return { may, isKnown: user !== 'unknown' }
}

/** Shows its children to those who have the right. */
export const IfMay = ({ right, children }: { right: Right; children: ReactNode }) =>
  useRights().may(right) ? children : null
