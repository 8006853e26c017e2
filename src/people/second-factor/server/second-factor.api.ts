import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { doors } from '#http/calls/doors.ts'
import type { SessionUser } from '#http/session-cookie.ts'
import { wantMail } from '#operations/outbox/server/write-mail.ts'
import type { Parts } from '#parts.ts'
import { readClient } from '#people/security/server/client.ts'
import { originOf } from '#people/security/server/origin-of.ts'
import { hashOfToken } from '#people/sessions/server/tokens.ts'
import { type SecondFactor, secondFactorEndpoints } from '../contract.ts'
import { said } from '../words/office/index.ts'
import { addPasskey, needsFirstCode, offerPasskey } from './add-passkey.ts'
import { askPasskey, checkPasskey } from './check-passkey.ts'
import { confirmPin } from './confirm-pin.ts'
import { listPasskeys } from './passkeys.queries.ts'
import { type Asker, recordUse } from './record-second-factor.ts'
import { countCodes } from './recovery-codes.queries.ts'
import { relyingParty } from './relying-party.ts'
import { removePasskey } from './remove-passkey.ts'
import { renewCodes } from './renew-codes.ts'
import * as refusals from './second-factor.refusals.ts'
import { spendRecoveryCode } from './spend-recovery-code.ts'

export const secondFactorApi = (parts: Parts) =>
  doors('second factor', secondFactorEndpoints, {
    'GET /second-factor': ({ user }) => readSecondFactor(parts, user.id),

    'POST /second-factor/first-code': async ({ language, ...call }) => {
      const asker = askerOf(call)
      const now = parts.clock.now()
      const to = { to: asker.user.email, locale: language }
      await wantMail(parts.db, { kind: 'passkey-code', subjectKey: randomUUID(), ...to, now })
      await recordUse(parts.db, asker, 'first code asked for', now)
      return { message: said.firstCodeSent.in(language) }
    },

    'POST /second-factor/passkeys/options': async (call) => {
      const offered = await offerPasskey(parts, askerOf(call), call.body?.code)
      return offered.ok ? offered.options : refusals.refuseOffer(offered)
    },

    'POST /second-factor/passkeys': async ({ body, language, ...call }) => {
      const added = await addPasskey(parts, askerOf(call), body)
      return added.ok
        ? { message: said.passkeyReady.in(language), recovery_codes: added.recoveryCodes }
        : refusals.refuseAdding(added)
    },

    'DELETE /second-factor/passkeys/{id}': async ({ params, language, ...call }) => {
      const removed = await removePasskey(parts, askerOf(call), params.id)
      return removed.ok
        ? { message: said.passkeyRemoved({ name: removed.name }).in(language) }
        : refusals.refuseRemoving(removed)
    },

    'POST /second-factor/recovery-codes': async (call) => {
      const codes = await renewCodes(parts, askerOf(call))
      return codes ? { recovery_codes: codes } : refusals.noPasskey()
    },

    'POST /second-factor/challenge': async (call) =>
      (await askPasskey(parts, askerOf(call))) ?? refusals.noPasskey(),

    'POST /second-factor/verify': async ({ body, language, ...call }) =>
      (await checkPasskey(parts, askerOf(call), body.credential))
        ? { message: said.thankYou.in(language) }
        : refusals.wrongPasskey(),

    'POST /second-factor/recover': async ({ body, language, ...call }) => {
      const used = await spendRecoveryCode(parts, askerOf(call), body.code)
      if (!used.ok) return refusals.refuseCode(used)
      const message = said.youHaveCodesLeft({ count: used.left }).in(language)
      return { message, recovery_codes_left: used.left }
    },

    'POST /second-factor/confirm-pin': async ({ body, language, ...call }) => {
      const { client } = await readClient(parts, call.request)
      const confirmed = await confirmPin(parts, { ...askerOf(call), device: client.device }, body.pin)
      return confirmed.ok ? { message: said.thankYou.in(language) } : refusals.refusePin(confirmed)
    },

    'GET /second-factor/confirmed': ({ language }) => ({ message: said.thankYou.in(language) }),
  })

const askerOf = ({ user, request }: { user: SessionUser; request: FastifyRequest }): Asker => ({
  user,
  login: hashOfToken(request.sessionToken ?? ''),
  from: originOf(request),
})

async function readSecondFactor(parts: Parts, userId: number): Promise<SecondFactor> {
  const { db, settings } = parts
  const passkeys = await listPasskeys(db, userId)
  return {
    required: settings.razorpay.live,
    code_needed: needsFirstCode(parts, passkeys.length),
    possible: relyingParty(parts).possible,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: await countCodes(db, userId),
  }
}
