import { Button } from '#ui/elements/button.tsx'
import * as words from '../words/office/en.ts'
import type { Shown } from './use-guide.ts'
import { useMark } from './use-mark.ts'

/** The words that came with the shop may fit as they are; only who has read them can say so. */
export function PoliciesRead({ guide: { policies }, show }: Shown) {
  const { mark, busy } = useMark('policies-read', show)
  return (
    <div className="mt-3 grid gap-3">
      <p>{words.ownPolicies(policies)}</p>
      {policies.own < policies.all && (
        <div className="flex flex-wrap items-center gap-4">
          {policies.read && <p className="font-medium">{words.policiesRead}</p>}
          <Button variant="secondary" busy={busy} onClick={() => void mark(!policies.read)}>
            {policies.read ? words.readAgain : words.policiesFit}
          </Button>
        </div>
      )}
    </div>
  )
}
