import { renderMail } from '#integrations/mail/render-mail.ts'
import { sentences as mailSentences } from '#integrations/mail/words/index.ts'
import type { QueuedMail } from '#operations/outbox/server/send-mails.ts'
import type { Parts } from '#parts.ts'
import { hashOfToken, newToken } from '#people/sessions/server/tokens.ts'
import { invitationDays } from '../rules/invitation.ts'
import { mailsSentences } from '../words/index.ts'
import { invitationLink } from './invite.ts'

/**
 * Composes the mail with an invitation's link. The token is made here, and only its hash is stored: a retry carries a
 * new link, and the one of the mail that wasn't sent stops working.
 * @returns undefined, so that no mail is sent, if the invitation was withdrawn or has expired
 */
export async function composeInvitationMail({ db, clock, settings, store }: Parts, queued: QueuedMail) {
  const token = newToken()
  const invitation = await db
    .updateTable('staff_invitations')
    .set({ token_hash: hashOfToken(token) })
    .where('id', '=', Number(queued.subject_key))
    .where('expires_at', '>', clock.now())
    .returning(['name', 'invited_by'])
    .executeTakeFirst()
  if (!invitation) return
  const { name: shop } = store()
  const mail = renderMail({
    from: store(),
    to: queued.recipient,
    language: queued.locale,
    subject: mailsSentences.invitationSubject({ shop }).in(queued.locale),
    parts: [
      mailSentences.hello({ name: invitation.name }).in(queued.locale),
      mailsSentences.invited({ who: invitation.invited_by, shop }).in(queued.locale),
      {
        label: mailsSentences.acceptInvitation.in(queued.locale),
        url: invitationLink(settings.publicUrl, token),
      },
      mailsSentences.invitationWorksOnce({ days: invitationDays }).in(queued.locale),
    ],
  })
  return { ...mail, id: `staff-invitation-${queued.subject_key}` }
}
