import { doors } from '#http/calls/doors.ts'
import { refuse } from '#http/calls/refusal.ts'
import type { Parts } from '#parts.ts'
import { batchEndpoints } from '../batch-contract.ts'
import { said } from '../words/office/entering/index.ts'
import { readShownRules, writeRules } from './batch-rules.queries.ts'
import { keepSellable } from './keep-sellable.ts'

export const batchesApi = (parts: Parts) =>
  doors('stock', batchEndpoints, {
    'GET /stock/batches/rules': () => readShownRules(parts.db),

    'PUT /stock/batches/rules': async ({ user, body }) => {
      const isSaved = await writeRules(parts.db, body, { by: user.id, now: parts.clock.now() })
      if (isSaved) await keepSellable(parts)
      const current = await readShownRules(parts.db)
      return isSaved ? current : refuse(409, 'RULES_CHANGED', said.rulesChanged, { more: { current } })
    },
  })
