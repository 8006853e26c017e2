import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { IfMay } from '#backoffice/ui/admin/rights.tsx'
import { callApi } from '#browser/call-api.ts'
import { useVisitor } from '#people/sessions/shop/visitor.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Button } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Member, staffEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { RoleDialog } from './role-dialog.tsx'

type Props = { member: Member; onChanged: () => void }

/** One person of the staff, with the actions of owners. */
export function MemberCard({ member, onChanged }: Props) {
  const { id, name, email, role, last_seen, second_factor } = member
  const { user } = useVisitor()
  const isYou = user !== 'unknown' && user?.id === id
  return (
    <li>
      <Card className="grid gap-3 px-5 py-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-sans text-base font-semibold wrap-anywhere">{name}</h2>
          <Badge>{words.roles[role]}</Badge>
          {isYou && <span className="text-sm text-ink-soft">{words.you}</span>}
        </div>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {email}
          <br />
          {second_factor ? words.secondFactorOn : words.secondFactorOff} ·{' '}
          {last_seen ? words.lastSeen({ when: formatTimestamp(last_seen) }) : words.notLoggedIn}
        </p>
        <IfMay right="staff:write">
          <MemberActions member={member} onChanged={onChanged} />
        </IfMay>
      </Card>
    </li>
  )
}

const call = callApi<typeof staffEndpoints>()

function MemberActions({ member, onChanged }: Props) {
  const { id, name, second_factor } = member
  const [open, setOpen] = useState<'role' | 'remove' | 'reset'>()
  const params = { id }
  const close = () => setOpen(undefined)
  const finish = (message: string) => {
    toast.success(message)
    close()
    onChanged()
  }
  const remove = useAction(async () => finish((await call('DELETE /staff/{id}', { params })).message), {
    failed: words.notRemoved,
  })
  const reset = useAction(
    async () => finish((await call('DELETE /staff/{id}/second-factor', { params })).message),
    { failed: words.notReset },
  )
  const ofPerson = <span className="sr-only">{words.ofPerson({ name })}</span>
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" className="px-4! text-sm" onClick={() => setOpen('role')}>
        {words.changeRole}
        {ofPerson}
      </Button>
      {second_factor && (
        <Button variant="secondary" className="px-4! text-sm" onClick={() => setOpen('reset')}>
          {words.resetSecondFactor}
          {ofPerson}
        </Button>
      )}
      <Button variant="quiet" className="px-4! text-sm" onClick={() => setOpen('remove')}>
        {words.remove}
        <span className="sr-only">{` ${name}`}</span>
      </Button>
      {open === 'role' && <RoleDialog member={member} onClose={close} onChanged={onChanged} />}
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={close}
        question={words.removeQuestion}
        detail={words.removeDetail({ name })}
        confirmText={words.remove}
        danger
        busy={remove.busy}
        onConfirm={() => void remove.run()}
      />
      <ConfirmDialog
        open={open === 'reset'}
        onOpenChange={close}
        question={words.resetQuestion}
        detail={words.resetDetail({ name })}
        confirmText={words.resetSecondFactor}
        danger
        busy={reset.busy}
        onConfirm={() => void reset.run()}
      />
    </div>
  )
}
