import { setPageHeaders } from '#http/calls/paging.ts'
import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { refuseInvalidDates } from '#inventory/batches/server/validate-label-dates.ts'
import { enteringSentences as batchesSentences } from '#inventory/batches/words/index.ts'
import type { Parts } from '#parts.ts'
import { stockEndpoints } from '../contract.ts'
import { officeSentences } from '../words/index.ts'
import { receiveStock } from './receive-stock.ts'
import { setLowStockThreshold } from './set-low-stock-threshold.ts'
import { listStockMovements } from './stock-movements.queries.ts'

export const stockApi = (parts: Parts) =>
  createRoutes('stock', stockEndpoints, {
    'GET /stock/moves': async ({ query, request, reply }) =>
      setPageHeaders(request, reply, await listStockMovements(parts.db, query)),

    'POST /stock/moves': async ({ user, body, language }) => {
      const entered = await receiveStock(parts, user, body)
      if (entered.ok && entered.unsold > 0)
        return { message: batchesSentences.savedUnsold({ count: entered.unsold }).in(language) }
      if (entered.ok) return { message: officeSentences.saved.in(language) }
      if (entered.reason === 'ENTERED_DIFFERENTLY')
        return refuse(409, 'ENTERED_DIFFERENTLY', officeSentences.enteredDifferently)
      if (entered.reason === 'WRONG_DATES') return refuseInvalidDates(entered.problems)
      const { name, left } = entered
      return name === null
        ? refuse(404, 'NOT_FOUND', officeSentences.noSuchPack)
        : refuse(409, 'NOT_ENOUGH_STOCK', officeSentences.tooFew({ name, left }))
    },

    'PUT /stock/packs/{id}/low': async ({ params, body: { low_stock_at: at, was }, language }) => {
      const result = await setLowStockThreshold(parts.db, { packId: params.id, at, was })
      if (result.ok) return { message: officeSentences.thresholdSaved({ at }).in(language) }
      return result.reason === 'STALE'
        ? refuse(409, 'MARK_CHANGED', officeSentences.thresholdChanged({ at: result.at }), {
            more: { current: result.at },
          })
        : refuse(404, 'NOT_FOUND', officeSentences.noSuchPack)
    },
  })
