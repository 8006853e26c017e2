import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { batchRulesEndpoints } from '../batch-rules-contract.ts'
import { enteringSentences } from '../words/index.ts'
import { readAdminBatchRules, writeBatchRules } from './batch-rules.queries.ts'
import { quarantineExpired } from './quarantine-expired.ts'

export const batchRulesApi = (parts: Parts) =>
  createRoutes('stock', batchRulesEndpoints, {
    'GET /stock/batches/rules': () => readAdminBatchRules(parts.db),

    'PUT /stock/batches/rules': async ({ user, body }) => {
      const isSaved = await writeBatchRules(parts.db, body, { by: user.id, now: parts.clock.now() })
      if (isSaved) await quarantineExpired(parts)
      const current = await readAdminBatchRules(parts.db)
      return isSaved
        ? current
        : refuse(409, 'RULES_CHANGED', enteringSentences.rulesChanged, { more: { current } })
    },
  })
