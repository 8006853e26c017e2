import type { Db } from '#database/connect.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import { queueDeferredMail } from '#operations/outbox/server/write-mail.ts'
import type { Parts } from '#parts.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import type { Origin } from '#people/security/server/origin-of.ts'
import { hashOfToken, newToken } from '#people/sessions/server/tokens.ts'
import type { StaffRole } from '#values/people/role.ts'
import { dayMs } from '#values/time/durations.ts'
import { defaultLanguage } from '#words/language.ts'
import { invitationDays } from '../rules/invitation.ts'
import { actions } from '../words/office/en.ts'
import { lockOwners } from './staff.queries.ts'

type Actor = { by: { id: number; name: string }; from: Origin }
type NewInvitation = Actor & {
  name: string
  email: string | null
  role: StaffRole
  rights: string[]
  formKey: string
}

type InviteResult =
  /** The link is null if it is emailed, and also if the same form was sent before. */
  { ok: true; link: string | null } | { ok: false; reason: 'NOT_OWNER' }

/** Invites somebody: emails the link, or returns it if there is no email address. Only its hash is stored. */
export const invite = (
  { db, clock, settings }: Pick<Parts, 'db' | 'clock' | 'settings'>,
  { by, from, name, email, role, rights, formKey }: NewInvitation,
) =>
  db.transaction().execute(async (trx): Promise<InviteResult> => {
    if (!(await lockOwners(trx)).includes(by.id)) return { ok: false, reason: 'NOT_OWNER' }
    const now = clock.now()
    const token = email ? null : newToken()
    const invitation = await trx
      .insertInto('staff_invitations')
      .values({
        name,
        email,
        role,
        rights: role === 'custom' ? rights : [],
        token_hash: token && hashOfToken(token),
        invited_by: by.name,
        form_key: formKey,
        created_at: now,
        expires_at: new Date(now.getTime() + invitationDays * dayMs),
      })
      .onConflict((sent) => sent.column('form_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!invitation) return { ok: true, link: null }
    if (email)
      await queueDeferredMail(trx, {
        kind: 'staff-invitation',
        subjectKey: String(invitation.id),
        to: email,
        locale: defaultLanguage,
        now,
      })
    await recordActivity(trx, {
      actor: by,
      subject: { kind: 'user', id: 0, name },
      action: actions.invited,
      changes: { role: { from: null, to: role } },
      now,
    })
    await recordSecurity(trx, {
      event: 'staff changed',
      user: by,
      from,
      details: { action: 'invited', role },
      now,
    })
    return { ok: true, link: token && invitationLink(settings.publicUrl, token) }
  })

export const invitationLink = (publicUrl: string, token: string) => `${publicUrl}/join/${token}`

/** Withdraws an invitation. One that is used or withdrawn already changes nothing. */
export const withdrawInvitation = (
  { db, clock }: { db: Db } & Pick<Parts, 'clock'>,
  { id, by, from }: Actor & { id: number },
) =>
  db.transaction().execute(async (trx) => {
    const withdrawn = await trx
      .deleteFrom('staff_invitations')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst()
    if (!withdrawn) return
    const now = clock.now()
    const subject = { kind: 'user', id: 0, name: withdrawn.name } as const
    await recordActivity(trx, { actor: by, subject, action: actions.withdrew, now })
    const details = { action: 'withdrawn' }
    await recordSecurity(trx, { event: 'staff changed', user: by, from, details, now })
  })
