import { notAllowed, refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { refuseRegister } from '#people/accounts/server/accounts.refusals.ts'
import { originOf } from '#people/security/server/origin-of.ts'
import { hashOfToken } from '#people/sessions/server/tokens.ts'
import { staffEndpoints } from '../contract.ts'
import { officeSentences, sentences } from '../words/index.ts'
import { changeRole, removeMember, resetMemberSecondFactor, type StaffResult } from './change-staff.ts'
import { invite, withdrawInvitation } from './invite.ts'
import { acceptInvitation, type JoinResult, joinStaff } from './join-staff.ts'
import { findInvitation, listInvitations, listMembers } from './staff.queries.ts'

export const staffApi = (parts: Parts) =>
  createRoutes('staff', staffEndpoints, {
    'GET /staff': async () => ({
      members: await listMembers(parts.db),
      invitations: await listInvitations(parts.db, parts.clock.now()),
    }),

    'POST /staff/invitations': async ({ user, body, request, language }) => {
      const { form_key: formKey, email = null, ...person } = body
      const invited = await invite(parts, { ...person, email, formKey, by: user, from: originOf(request) })
      if (!invited.ok) return notAllowed()
      const sentence = email ? officeSentences.invitationSent : officeSentences.invitationMade
      return { message: sentence.in(language), link: invited.link }
    },

    'DELETE /staff/invitations/{id}': async ({ user, params: { id }, request, language }) => {
      await withdrawInvitation(parts, { id, by: user, from: originOf(request) })
      return { message: officeSentences.withdrawn.in(language) }
    },

    'PUT /staff/{id}': async ({ user, params: { id }, body, request, language }) => {
      const changed = await changeRole(parts, { ...body, id, by: user, from: originOf(request) })
      return changed.ok ? { message: officeSentences.roleChanged.in(language) } : refuseChange(changed)
    },

    'DELETE /staff/{id}': async ({ user, params: { id }, request, language }) => {
      const removed = await removeMember(parts, { id, by: user, from: originOf(request) })
      return removed.ok ? { message: officeSentences.removed.in(language) } : refuseChange(removed)
    },

    'DELETE /staff/{id}/second-factor': async ({ user, params: { id }, request, language }) => {
      const reset = await resetMemberSecondFactor(parts, { id, by: user, from: originOf(request) })
      return reset.ok ? { message: officeSentences.secondFactorReset.in(language) } : refuseChange(reset)
    },

    'POST /staff/invitations/look': async ({ body: { token } }) => ({
      invitation: (await findInvitation(parts.db, hashOfToken(token), parts.clock.now())) ?? null,
    }),

    'POST /staff/join': async ({ body, request, language }) => {
      const joined = await joinStaff(parts, body, { language, from: originOf(request) })
      return joined.ok ? { message: sentences.joined.in(language) } : refuseJoin(joined)
    },

    'POST /staff/accept': async ({ user, body: { token }, request, language }) => {
      const joined = await acceptInvitation(parts, { token, user, from: originOf(request) })
      return joined.ok ? { message: sentences.joined.in(language) } : refuseJoin(joined)
    },
  })

function refuseChange({ reason }: Extract<StaffResult, { ok: false }>) {
  switch (reason) {
    case 'NOT_OWNER':
      return notAllowed()
    case 'NOT_IN_STAFF':
      return refuse(404, 'NOT_FOUND', officeSentences.notInStaff)
    case 'LAST_OWNER':
      return refuse(409, 'LAST_OWNER', officeSentences.lastOwner)
    case 'CHANGED_MEANWHILE':
      return refuse(409, 'CHANGED_MEANWHILE', officeSentences.changedMeanwhile)
  }
}

function refuseJoin(refused: Extract<JoinResult, { ok: false }>) {
  switch (refused.reason) {
    case 'INVITATION_OVER':
      return refuse(410, 'INVITATION_OVER', sentences.invitationOver)
    case 'ALREADY_STAFF':
      return refuse(409, 'ALREADY_STAFF', sentences.alreadyStaff)
    default:
      return refuseRegister(refused)
  }
}
