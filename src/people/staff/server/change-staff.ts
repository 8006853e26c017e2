import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import { deletePasskeys, lockAccount } from '#people/second-factor/server/passkeys.queries.ts'
import { deleteRecoveryCodes } from '#people/second-factor/server/recovery-codes.queries.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import type { Origin } from '#people/security/server/origin-of.ts'
import { closeOtherSessions } from '#people/sessions/server/sessions.queries.ts'
import type { StaffRole } from '#values/people/role.ts'
import { actions } from '../words/office/en.ts'
import { endMembership, findMember, lockOwners, updateRole } from './staff.queries.ts'

type Context = Pick<Parts, 'db' | 'clock'>
type Trx = Transaction<Database>
/** Whose membership is changed, and by whom. */
type Change = { id: number; by: { id: number; name: string }; from: Origin }

export type StaffResult =
  | { ok: true }
  | { ok: false; reason: 'NOT_IN_STAFF' | 'LAST_OWNER' | 'CHANGED_MEANWHILE' | 'NOT_OWNER' }

/** Changes somebody's role; it counts from their next call on. */
export const changeRole = (
  { db, clock }: Context,
  { role, rights, version, ...change }: Change & { role: StaffRole; rights: string[]; version: number },
) =>
  db.transaction().execute(async (trx): Promise<StaffResult> => {
    const checked = await checkChange(trx, change, role === 'owner')
    if (!checked.ok) return checked
    const chosen = role === 'custom' ? rights : []
    const next = { id: change.id, version, role, rights: chosen }
    if (!(await updateRole(trx, next))) return { ok: false, reason: 'CHANGED_MEANWHILE' }
    const { member } = checked
    await recordStaffChange(trx, {
      ...change,
      member,
      action: actions.changedRole,
      changes: {
        role: { from: member.role, to: role },
        ...(chosen.length + member.rights.length > 0 && { rights: { from: member.rights, to: chosen } }),
      },
      now: clock.now(),
    })
    return { ok: true }
  })

/** Removes somebody from the staff: their sessions and second factor end, and the account is a customer's. */
export const removeMember = ({ db, clock }: Context, change: Change) =>
  db.transaction().execute(async (trx): Promise<StaffResult> => {
    const checked = await checkChange(trx, change, false)
    if (!checked.ok) return checked
    const now = clock.now()
    if (!(await endMembership(trx, change.id, now))) return { ok: false, reason: 'NOT_IN_STAFF' }
    await endAccess(trx, change.id)
    await recordStaffChange(trx, { ...change, member: checked.member, action: actions.removed, now })
    return { ok: true }
  })

/** For somebody who has lost their passkey and recovery codes: they set up new ones after the next login. */
export const resetMemberSecondFactor = ({ db, clock }: Context, change: Change) =>
  db.transaction().execute(async (trx): Promise<StaffResult> => {
    const checked = await checkChange(trx, change, true)
    if (!checked.ok) return checked
    await endAccess(trx, change.id)
    const action = actions.resetSecondFactor
    await recordStaffChange(trx, { ...change, member: checked.member, action, now: clock.now() })
    return { ok: true }
  })

type Checked = { ok: true; member: NonNullable<Awaited<ReturnType<typeof findMember>>> }

/**
 * Whether the change may be made: by somebody who is still an owner, to somebody who is still in the staff, and so that
 * an owner remains. Locks all owners.
 */
async function checkChange(
  trx: Trx,
  { id, by }: Change,
  remainsOwner: boolean,
): Promise<Checked | Extract<StaffResult, { ok: false }>> {
  const owners = await lockOwners(trx)
  if (!owners.includes(by.id)) return { ok: false, reason: 'NOT_OWNER' }
  const member = await findMember(trx, id)
  if (!member) return { ok: false, reason: 'NOT_IN_STAFF' }
  const isLast = owners.length === 1 && owners[0] === id
  return isLast && !remainsOwner ? { ok: false, reason: 'LAST_OWNER' } : { ok: true, member }
}

/** Deletes passkeys and recovery codes, and ends all sessions: processes look up a session at every call. */
async function endAccess(trx: Trx, userId: number) {
  await lockAccount(trx, userId)
  await deletePasskeys(trx, userId)
  await deleteRecoveryCodes(trx, userId)
  await closeOtherSessions(trx, userId)
}

type Recorded = Change & {
  member: { name: string }
  action: string
  changes?: Record<string, { from: unknown; to: unknown }>
  now: Date
}

/** Writes the change into the activity log and the security log. */
async function recordStaffChange(trx: Trx, { id, by, from, member, action, changes, now }: Recorded) {
  const subject = { kind: 'user', id, name: member.name } as const
  await recordActivity(trx, { actor: by, subject, action, now, ...(changes && { changes }) })
  const details = { action, by: by.id, ...(changes && { role: String(changes.role?.to) }) }
  await recordSecurity(trx, { event: 'staff changed', user: { id, name: member.name }, from, details, now })
}
