import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { IfMay } from '#backoffice/ui/admin/rights.tsx'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Invitation, staffEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Props = { invitations: Invitation[]; onChanged: () => void }

/** The invitations that nobody has used yet. */
export const InvitationList = ({ invitations, onChanged }: Props) => (
  <section aria-labelledby="invitations" className="grid gap-3">
    <h2 id="invitations" className="text-xl">
      {words.invitations}
    </h2>
    <ul className="divide-y divide-line rounded-card border border-line">
      {invitations.map((invitation) => (
        <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
          <span className="min-w-0 wrap-anywhere">
            {invitation.name}, {words.roles[invitation.role]}
            <span className="block text-sm text-ink-soft">
              {invitation.email ?? words.byLink} ·{' '}
              {words.expires({ when: formatTimestamp(invitation.expires_at) })}
            </span>
          </span>
          <IfMay right="staff:write">
            <Withdraw invitation={invitation} onChanged={onChanged} />
          </IfMay>
        </li>
      ))}
    </ul>
  </section>
)

function Withdraw({
  invitation: { id, name },
  onChanged,
}: {
  invitation: Invitation
  onChanged: () => void
}) {
  const { run, busy } = useAction(
    async () => {
      const { message } = await callApi<typeof staffEndpoints>()('DELETE /staff/invitations/{id}', {
        params: { id },
      })
      toast.success(message)
      onChanged()
    },
    { failed: words.notWithdrawn },
  )
  return (
    <Button variant="secondary" className="px-4! text-sm" busy={busy} onClick={() => void run()}>
      {words.withdraw}
      <span className="sr-only">{words.ofPerson({ name })}</span>
    </Button>
  )
}
