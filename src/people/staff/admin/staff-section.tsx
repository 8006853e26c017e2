import { useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { IfMay } from '#backoffice/ui/admin/rights.tsx'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { staffEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberCard } from './member-card.tsx'

/** Who works in the shop, and the invitations that nobody has used yet. */
export default function StaffSection() {
  const [inviting, setInviting] = useState(false)
  const { data, failed, loading, reload } = useApiQuery('staff', (signal) =>
    callApi<typeof staffEndpoints>()('GET /staff', { signal }),
  )
  if (failed && !data) return <ErrorState sentence={words.staffNotLoaded} onRetry={reload} busy={loading} />
  if (!data) return <SkeletonLines words={words.loadingStaff} count={6} />
  return (
    <div className="grid max-w-4xl gap-8">
      <IfMay right="staff:write">
        <Button className="justify-self-start" onClick={() => setInviting(true)}>
          {words.inviteSomebody}
        </Button>
      </IfMay>
      <ul aria-label={words.staff} className="grid gap-4">
        {data.members.map((member) => (
          <MemberCard key={member.id} member={member} onChanged={reload} />
        ))}
      </ul>
      {data.invitations.length > 0 && <InvitationList invitations={data.invitations} onChanged={reload} />}
      {inviting && <InviteDialog onClose={() => setInviting(false)} onInvited={reload} />}
    </div>
  )
}
