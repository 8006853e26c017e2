import type { SessionUser } from '#http/session-cookie.ts'
import type { Parts } from '#parts.ts'
import type { Client } from '#people/security/server/identify-client.ts'
import { deleteOtherDevices } from '#people/security/server/known-devices.queries.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { closeOtherSessions } from './sessions.queries.ts'

type Actor = { user: SessionUser; sessionToken: string | undefined; client: Client }

/** Ends all other sessions of the user and forgets their devices. */
export const logOutElsewhere = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { user, sessionToken, client }: Actor,
) =>
  db.transaction().execute(async (trx) => {
    await closeOtherSessions(trx, user.id, sessionToken)
    await deleteOtherDevices(trx, user.id, client.device)
    await recordSecurity(trx, { event: 'logged out elsewhere', user, from: client, now: clock.now() })
  })
