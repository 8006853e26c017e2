import { doors } from '#http/calls/doors.ts'
import { answerPage, pagingOf } from '#http/calls/paging.ts'
import { refuse } from '#http/calls/refusal.ts'
import { listOrdersOf } from '#ordering/orders/server/lists/order-lists.queries.ts'
import type { Parts } from '#parts.ts'
import { originOf } from '#people/security/server/origin-of.ts'
import type { Language } from '#words/language.ts'
import type { Sentence } from '#words/sentences.ts'
import { customerEndpoints } from '../contract.ts'
import { said } from '../words/office/index.ts'
import { blockCustomer, unblockCustomer } from './block-customer.ts'
import { findCustomer, isCustomer } from './customers.queries.ts'
import { deleteNote, listNotes, writeNote } from './notes.queries.ts'
import { sendPinLink } from './send-pin-link.ts'

const usualPage = 20

export const customersApi = (parts: Parts) =>
  doors('customers', customerEndpoints, {
    'GET /customers/{id}': async ({ params }) =>
      (await findCustomer(parts.db, params.id)) ?? noSuchCustomer(),

    'GET /customers/{id}/orders': async ({ params: { id }, query, request, reply }) =>
      (await isCustomer(parts.db, id))
        ? answerPage(request, reply, await listOrdersOf(parts.db, id, pagingOf(query, usualPage)))
        : noSuchCustomer(),

    'GET /customers/{id}/notes': async ({ params: { id }, query, request, reply }) =>
      (await isCustomer(parts.db, id))
        ? answerPage(request, reply, await listNotes(parts.db, id, pagingOf(query, usualPage)))
        : noSuchCustomer(),

    'POST /customers/{id}/notes': async ({ user, params, body: { body, form_key }, language }) => {
      if (!(await isCustomer(parts.db, params.id))) return noSuchCustomer()
      const note = { body, formKey: form_key, by: user.name, now: parts.clock.now() }
      return (await writeNote(parts.db, params.id, note))
        ? { message: said.noteKept.in(language) }
        : refuse(409, 'ENTERED_DIFFERENTLY', said.noteEnteredDifferently)
    },

    'DELETE /customers/{id}/notes/{noteId}': async ({ params: { id, noteId }, language }) => {
      await deleteNote(parts.db, { userId: id, noteId })
      return { message: said.noteDeleted.in(language) }
    },

    'POST /customers/{id}/pin-link': async ({ user, params, body, request, language }) => {
      const sent = await sendPinLink(parts, {
        customerId: params.id,
        formKey: body.form_key,
        by: user,
        from: originOf(request),
      })
      return sent ? { message: said.pinLinkSent.in(language) } : noSuchCustomer()
    },

    'PUT /customers/{id}/block': async ({ user, params, body: { reason }, request, language }) => {
      const step = { customerId: params.id, by: user, from: originOf(request) }
      const blocked = await blockCustomer(parts, { ...step, reason })
      if (!blocked.ok && blocked.reason === 'BLOCKED_MEANWHILE')
        return refuse(409, 'BLOCKED_MEANWHILE', said.blockedMeanwhile({ why: blocked.why }))
      return tellChanged(parts, { id: params.id, sentence: said.blocked, language })
    },

    'PUT /customers/{id}/unblock': async ({ user, params, request, language }) => {
      await unblockCustomer(parts, { customerId: params.id, by: user, from: originOf(request) })
      return tellChanged(parts, { id: params.id, sentence: said.unblocked, language })
    },
  })

type Change = { id: number; sentence: Sentence; language: Language }

async function tellChanged(parts: Parts, { id, sentence, language }: Change) {
  const customer = await findCustomer(parts.db, id)
  return customer ? { message: sentence.in(language), customer } : noSuchCustomer()
}

const noSuchCustomer = () => refuse(404, 'NOT_FOUND', said.noSuchCustomer)
