import { pageRequestOf, setPageHeaders } from '#http/calls/paging.ts'
import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { listOrdersOfCustomer } from '#ordering/orders/server/lists/order-lists.queries.ts'
import type { Parts } from '#parts.ts'
import { originOf } from '#people/security/server/origin-of.ts'
import type { Language } from '#words/language.ts'
import type { Sentence } from '#words/sentences.ts'
import { customerEndpoints } from '../contract.ts'
import { officeSentences } from '../words/index.ts'
import { blockCustomer, unblockCustomer } from './block-customer.ts'
import { findCustomer, isCustomer } from './customers.queries.ts'
import { deleteNote, listNotes, writeNote } from './notes.queries.ts'
import { sendPinLink } from './send-pin-link.ts'

const defaultPageSize = 20

export const customersApi = (parts: Parts) =>
  createRoutes('customers', customerEndpoints, {
    'GET /customers/{id}': async ({ params }) =>
      (await findCustomer(parts.db, params.id)) ?? noSuchCustomer(),

    'GET /customers/{id}/orders': async ({ params: { id }, query, request, reply }) =>
      (await isCustomer(parts.db, id))
        ? setPageHeaders(
            request,
            reply,
            await listOrdersOfCustomer(parts.db, id, pageRequestOf(query, defaultPageSize)),
          )
        : noSuchCustomer(),

    'GET /customers/{id}/notes': async ({ params: { id }, query, request, reply }) =>
      (await isCustomer(parts.db, id))
        ? setPageHeaders(request, reply, await listNotes(parts.db, id, pageRequestOf(query, defaultPageSize)))
        : noSuchCustomer(),

    'POST /customers/{id}/notes': async ({ user, params, body: { body, form_key }, language }) => {
      if (!(await isCustomer(parts.db, params.id))) return noSuchCustomer()
      const note = { body, formKey: form_key, by: user.name, now: parts.clock.now() }
      return (await writeNote(parts.db, params.id, note))
        ? { message: officeSentences.noteKept.in(language) }
        : refuse(409, 'ENTERED_DIFFERENTLY', officeSentences.noteEnteredDifferently)
    },

    'DELETE /customers/{id}/notes/{noteId}': async ({ params: { id, noteId }, language }) => {
      await deleteNote(parts.db, { userId: id, noteId })
      return { message: officeSentences.noteDeleted.in(language) }
    },

    'POST /customers/{id}/pin-link': async ({ user, params, body, request, language }) => {
      const sent = await sendPinLink(parts, {
        customerId: params.id,
        formKey: body.form_key,
        by: user,
        from: originOf(request),
      })
      return sent ? { message: officeSentences.pinLinkSent.in(language) } : noSuchCustomer()
    },

    'PUT /customers/{id}/block': async ({ user, params, body: { reason }, request, language }) => {
      const input = { customerId: params.id, by: user, from: originOf(request) }
      const blocked = await blockCustomer(parts, { ...input, reason })
      if (!blocked.ok && blocked.reason === 'BLOCKED_MEANWHILE')
        return refuse(409, 'BLOCKED_MEANWHILE', officeSentences.blockedMeanwhile({ why: blocked.why }))
      return answerCustomer(parts, { id: params.id, sentence: officeSentences.blocked, language })
    },

    'PUT /customers/{id}/unblock': async ({ user, params, request, language }) => {
      await unblockCustomer(parts, { customerId: params.id, by: user, from: originOf(request) })
      return answerCustomer(parts, { id: params.id, sentence: officeSentences.unblocked, language })
    },
  })

type CustomerAnswer = { id: number; sentence: Sentence; language: Language }

/**
 * The answer after a change: the message and the customer's current data, or a refusal if there is no such customer.
 */
async function answerCustomer(parts: Parts, { id, sentence, language }: CustomerAnswer) {
  const customer = await findCustomer(parts.db, id)
  return customer ? { message: sentence.in(language), customer } : noSuchCustomer()
}

/** The API refusal (404) for an unknown customer. */
const noSuchCustomer = () => refuse(404, 'NOT_FOUND', officeSentences.noSuchCustomer)
