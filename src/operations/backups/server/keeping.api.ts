import { doors } from '#http/calls/doors.ts'
import type { Parts } from '#parts.ts'
import { noteWrittenDown } from '#people/security/server/key-prints.queries.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { originOf } from '#people/security/server/origin-of.ts'
import { keepingEndpoints } from '../contract.ts'
import { wantNow } from './nightly/backups.queries.ts'
import { backupKeys } from './place/backup-key.ts'
import { requireSameKey } from './place/require-same-key.ts'
import { readBackups } from './read-backups.ts'

export const keepingApi = (parts: Parts) =>
  doors('keeping', keepingEndpoints, {
    'GET /backups': () => readBackups(parts),

    'POST /backups': async ({ user, request }) => {
      await parts.db.transaction().execute(async (trx) => {
        const now = parts.clock.now()
        await wantNow(trx, now)
        await recordSecurity(trx, { event: 'backup wanted', user, from: originOf(request), now })
      })
      return readBackups(parts)
    },

    'POST /backups/key': async ({ user, request }) => {
      await requireSameKey(parts)
      const key = await backupKeys(parts.settings).forWriting()
      const now = parts.clock.now()
      await recordSecurity(parts.db, { event: 'backup key shown', user, from: originOf(request), now })
      return { key }
    },

    'POST /backups/key-written-down': async () => {
      await requireSameKey(parts)
      await noteWrittenDown(parts.db, 'backup key', parts.clock.now())
      return readBackups(parts)
    },
  })
