import { createRoutes } from '#http/calls/doors.ts'
import type { Parts } from '#parts.ts'
import { recordKeyWrittenDown } from '#people/security/server/key-prints.queries.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { originOf } from '#people/security/server/origin-of.ts'
import { backupEndpoints } from '../contract.ts'
import { requestBackupNow } from './nightly/backups.queries.ts'
import { backupKeys } from './place/backup-key.ts'
import { requireSameKey } from './place/require-same-key.ts'
import { readBackupStatus } from './read-backups.ts'

export const backupsApi = (parts: Parts) =>
  createRoutes('keeping', backupEndpoints, {
    'GET /backups': () => readBackupStatus(parts),

    'POST /backups': async ({ user, request }) => {
      await parts.db.transaction().execute(async (trx) => {
        const now = parts.clock.now()
        await requestBackupNow(trx, now)
        await recordSecurity(trx, { event: 'backup wanted', user, from: originOf(request), now })
      })
      return readBackupStatus(parts)
    },

    'POST /backups/key': async ({ user, request }) => {
      await requireSameKey(parts)
      const key = await backupKeys(parts.settings).encryptionKey()
      const now = parts.clock.now()
      await recordSecurity(parts.db, { event: 'backup key shown', user, from: originOf(request), now })
      return { key }
    },

    'POST /backups/key-written-down': async () => {
      await requireSameKey(parts)
      await recordKeyWrittenDown(parts.db, 'backup key', parts.clock.now())
      return readBackupStatus(parts)
    },
  })
