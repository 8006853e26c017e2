import { doors } from '../../../http/calls/doors.ts'
import type { Parts } from '../../../parts.ts'
import { recordSecurity } from '../../security/server/log/record-security.ts'
import { originOf } from '../../security/server/origin-of.ts'
import { keepingEndpoints } from '../contract.ts'
import { wantNow } from './nightly/backups.queries.ts'
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
  })
