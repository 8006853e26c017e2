import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { createRoutes } from '#http/calls/routes.ts'
import type { SessionUser } from '#http/session-cookie.ts'
import { queueDeferredMail } from '#operations/outbox/server/write-mail.ts'
import type { Parts } from '#parts.ts'
import { readClient } from '#people/security/server/identify-client.ts'
import { originOf } from '#people/security/server/origin-of.ts'
import { hashOfToken } from '#people/sessions/server/tokens.ts'
import { type SecondFactor, secondFactorEndpoints } from '../contract.ts'
import { officeSentences } from '../words/index.ts'
import { addPasskey, createRegistrationOptions, needsEnrolmentCode } from './add-passkey.ts'
import { checkPasskey, createAuthenticationOptions } from './check-passkey.ts'
import { confirmPin } from './confirm-pin.ts'
import { listPasskeys } from './passkeys.queries.ts'
import { type Actor, recordFactorUse } from './record-second-factor.ts'
import { countRecoveryCodes } from './recovery-codes.queries.ts'
import { redeemRecoveryCode } from './redeem-recovery-code.ts'
import { relyingParty } from './relying-party.ts'
import { removePasskey } from './remove-passkey.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import * as refusals from './second-factor.refusals.ts'

export const secondFactorApi = (parts: Parts) =>
  createRoutes('second factor', secondFactorEndpoints, {
    'GET /second-factor': ({ user }) => readSecondFactor(parts, user.id),

    'POST /second-factor/first-code': async ({ language, ...call }) => {
      const actor = actorOfCall(call)
      const now = parts.clock.now()
      const to = { to: actor.user.email, locale: language }
      await queueDeferredMail(parts.db, { kind: 'passkey-code', subjectKey: randomUUID(), ...to, now })
      await recordFactorUse(parts.db, actor, 'first code asked for', now)
      return { message: officeSentences.firstCodeSent.in(language) }
    },

    'POST /second-factor/passkeys/options': async (call) => {
      const offered = await createRegistrationOptions(parts, actorOfCall(call), call.body?.code)
      return offered.ok ? offered.options : refusals.refuseRegistrationOptions(offered)
    },

    'POST /second-factor/passkeys': async ({ body, language, ...call }) => {
      const added = await addPasskey(parts, actorOfCall(call), body)
      return added.ok
        ? { message: officeSentences.passkeyReady.in(language), recovery_codes: added.recoveryCodes }
        : refusals.refuseAddPasskey(added)
    },

    'DELETE /second-factor/passkeys/{id}': async ({ params, language, ...call }) => {
      const removed = await removePasskey(parts, actorOfCall(call), params.id)
      return removed.ok
        ? { message: officeSentences.passkeyRemoved({ name: removed.name }).in(language) }
        : refusals.refuseRemovePasskey(removed)
    },

    'POST /second-factor/recovery-codes': async (call) => {
      const codes = await renewRecoveryCodes(parts, actorOfCall(call))
      return codes ? { recovery_codes: codes } : refusals.refuseNoPasskey()
    },

    'POST /second-factor/challenge': async (call) =>
      (await createAuthenticationOptions(parts, actorOfCall(call))) ?? refusals.refuseNoPasskey(),

    'POST /second-factor/verify': async ({ body, language, ...call }) =>
      (await checkPasskey(parts, actorOfCall(call), body.credential))
        ? { message: officeSentences.thankYou.in(language) }
        : refusals.refuseWrongPasskey(),

    'POST /second-factor/recover': async ({ body, language, ...call }) => {
      const used = await redeemRecoveryCode(parts, actorOfCall(call), body.code)
      if (!used.ok) return refusals.refuseRecoveryCode(used)
      const message = officeSentences.youHaveCodesLeft({ count: used.left }).in(language)
      return { message, recovery_codes_left: used.left }
    },

    'POST /second-factor/confirm-pin': async ({ body, language, ...call }) => {
      const { client } = await readClient(parts, call.request)
      const confirmed = await confirmPin(parts, { ...actorOfCall(call), device: client.device }, body.pin)
      return confirmed.ok
        ? { message: officeSentences.thankYou.in(language) }
        : refusals.refuseConfirmPin(confirmed)
    },

    'GET /second-factor/confirmed': ({ language }) => ({ message: officeSentences.thankYou.in(language) }),
  })

const actorOfCall = ({ user, request }: { user: SessionUser; request: FastifyRequest }): Actor => ({
  user,
  tokenHash: hashOfToken(request.sessionToken ?? ''),
  from: originOf(request),
})

/** An administrator's two-step verification settings, for the account page. */
async function readSecondFactor(parts: Parts, userId: number): Promise<SecondFactor> {
  const { db, settings } = parts
  const passkeys = await listPasskeys(db, userId)
  return {
    required: settings.razorpay.live,
    code_needed: needsEnrolmentCode(parts, passkeys.length),
    possible: relyingParty(parts).possible,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: await countRecoveryCodes(db, userId),
  }
}
