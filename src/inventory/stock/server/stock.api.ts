import { doors } from '#http/calls/doors.ts'
import { answerPage } from '#http/calls/paging.ts'
import { refuse } from '#http/calls/refusal.ts'
import { wrongDatesRefusal } from '#inventory/batches/server/wrong-dates.ts'
import { said as batchesSaid } from '#inventory/batches/words/office/entering/index.ts'
import type { Parts } from '#parts.ts'
import { stockEndpoints } from '../contract.ts'
import { said } from '../words/office/index.ts'
import { enterStock } from './enter-stock.ts'
import { markLow } from './mark-low.ts'
import { listMoves } from './moves.queries.ts'

export const stockApi = (parts: Parts) =>
  doors('stock', stockEndpoints, {
    'GET /stock/moves': async ({ query, request, reply }) =>
      answerPage(request, reply, await listMoves(parts.db, query)),

    'POST /stock/moves': async ({ user, body, language }) => {
      const entered = await enterStock(parts, user, body)
      if (entered.ok && entered.unsold > 0)
        return { message: batchesSaid.savedUnsold({ count: entered.unsold }).in(language) }
      if (entered.ok) return { message: said.saved.in(language) }
      if (entered.reason === 'ENTERED_DIFFERENTLY')
        return refuse(409, 'ENTERED_DIFFERENTLY', said.enteredDifferently)
      if (entered.reason === 'WRONG_DATES') return wrongDatesRefusal(entered.problems)
      const { name, left } = entered
      return name === null
        ? refuse(404, 'NOT_FOUND', said.noSuchPack)
        : refuse(409, 'NOT_ENOUGH_STOCK', said.tooFew({ name, left }))
    },

    'PUT /stock/packs/{id}/low': async ({ params, body: { low_stock_at: at, was }, language }) => {
      const marked = await markLow(parts.db, { packId: params.id, at, was })
      if (marked.ok) return { message: said.markSaved({ at }).in(language) }
      return marked.reason === 'STALE'
        ? refuse(409, 'MARK_CHANGED', said.markChanged({ at: marked.at }), { more: { current: marked.at } })
        : refuse(404, 'NOT_FOUND', said.noSuchPack)
    },
  })
