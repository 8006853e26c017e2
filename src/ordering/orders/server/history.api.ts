import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { historyEndpoints } from '../history-contract.ts'
import { timelineSentences } from '../words/index.ts'
import { findAnyOrder, findOrderFor } from './lists/order-view.queries.ts'
import { noSuchOrder } from './no-such-order.ts'
import { readOrderFulfilment } from './timeline/order-fulfilment.queries.ts'
import { readTimeline } from './timeline/read-timeline.ts'
import { removeNote, writeNote } from './timeline/write-note.ts'

export const historyApi = (parts: Parts) =>
  createRoutes('orders', historyEndpoints, {
    'GET /orders/{id}/delivery': async ({ user, params }) =>
      (await findOrderFor(parts.db, user, params.id))
        ? readOrderFulfilment(parts.db, params.id)
        : noSuchOrder(),

    'GET /orders/{id}/timeline': async ({ params, language }) =>
      (await findAnyOrder(parts.db, params.id)) ? readTimeline(parts.db, params.id, language) : noSuchOrder(),

    'POST /orders/{id}/notes': async ({ user, params, body, language }) => {
      const { text, to_customer: toCustomer, form_key: formKey } = body
      const written = await writeNote(parts, { orderId: params.id, by: user, text, toCustomer, formKey })
      return written ? { message: timelineSentences.noteSaved.in(language) } : noSuchOrder()
    },

    'DELETE /orders/notes/{id}': async ({ user, params, language }) => {
      await removeNote(parts, { noteId: params.id, by: user })
      return { message: timelineSentences.noteRemoved.in(language) }
    },
  })
