import type { FastifyInstance } from 'fastify'
import { notFound, refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { networkOf } from '#people/security/server/network-of.ts'
import type { Language } from '#words/language.ts'
import { alertEndpoints } from '../contract.ts'
import { sentences } from '../words/index.ts'
import {
  deleteWaitingAlerts,
  findLinkedAlert,
  listWaitingAlerts,
  listWaitingVariants,
  maxAlerts,
  ownerOfAlert,
} from './alerts.queries.ts'
import { confirmAlerts } from './confirm-alerts.ts'
import { type RequestAlertResult, requestAlert } from './request-alert.ts'

const defaultWaiting = 20

export const alertsApi = (parts: Parts) => async (app: FastifyInstance) => {
  // Mail programs that cancel with one click send a form (RFC 8058); what it contains says nothing more.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, _body, done) => done(null, {}),
  )
  await alertRoutes(parts)(app)
}

const alertRoutes = (parts: Parts) =>
  createRoutes('stock-alerts', alertEndpoints, {
    'GET /stock-alerts': ({ user, language }) => listWaitingAlerts(parts.db, { userId: user.id }, language),

    'POST /stock-alerts': async ({ user, body, language, request }) => {
      const asker = { userId: user.id }
      const network = networkOf(request.ip)
      const requested = await requestAlert(parts, { packId: body.pack_id, asker, language, network })
      if (!requested.ok) return refuseAlert(requested)
      const own = await listWaitingAlerts(parts.db, asker, language)
      const alert = own.find(({ pack_id }) => pack_id === body.pack_id)
      // The stock came in between, and the email is on its way.
      if (!alert) return refuse(409, 'IN_STOCK', sentences.inStock)
      return {
        message: (requested.confirmed ? sentences.willEmail : sentences.confirmFirst).in(language),
        alert,
      }
    },

    'DELETE /stock-alerts/{id}': async ({ user, params, language }) => {
      await deleteWaitingAlerts(parts.db, { userId: user.id }, params.id)
      return { message: sentences.cancelled.in(language) }
    },

    'POST /stock-alerts/ask': async ({ body: { pack_id, email }, language, request }) => {
      const network = networkOf(request.ip)
      const requested = await requestAlert(parts, { packId: pack_id, asker: { email }, language, network })
      // The same answer for every address, so that nobody learns which ones have alerts.
      if (requested.ok || requested.reason === 'TOO_MANY')
        return { message: sentences.checkYourEmail.in(language) }
      return refuseAlert(requested)
    },

    'GET /stock-alerts/by-link/{key}': ({ params, language }) => answerLinked(parts, params.key, language),

    'POST /stock-alerts/by-link/{key}/confirmation': async ({ params, language }) => {
      await confirmAlerts(parts, params.key)
      return answerLinked(parts, params.key, language)
    },

    'POST /stock-alerts/by-link/{key}/cancel': async ({ params, query, language }) => {
      const alert = await findLinkedAlert(parts.db, params.key)
      if (!alert) return notFound(sentences.linkEnded)
      const owner = ownerOfAlert(alert)
      await deleteWaitingAlerts(parts.db, owner, query.alert_id)
      return { confirmed: true, alerts: await listWaitingAlerts(parts.db, owner, language) }
    },

    'GET /stock/waiting': ({ query }) =>
      listWaitingVariants(parts.db, query.sort ?? 'people', query.limit ?? defaultWaiting),
  })

/** The alerts that a mailed link opens, or a refusal if it has expired. */
async function answerLinked({ db }: Parts, key: string, language: Language) {
  const alert = await findLinkedAlert(db, key)
  if (!alert) return notFound(sentences.linkEnded)
  return {
    confirmed: alert.confirmed_at !== null,
    alerts: await listWaitingAlerts(db, ownerOfAlert(alert), language),
  }
}

/** The API refusal for an alert that is not noted. */
function refuseAlert(problem: Extract<RequestAlertResult, { ok: false }>) {
  switch (problem.reason) {
    case 'NO_SUCH_PACK':
      return notFound(sentences.notSold)
    case 'IN_STOCK':
      return refuse(409, 'IN_STOCK', sentences.inStock)
    case 'TOO_MANY':
      return refuse(409, 'TOO_MANY_ALERTS', sentences.tooMany({ most: maxAlerts }))
    case 'TOO_MANY_HERE':
      return refuse(429, 'TOO_MANY_ALERTS', sentences.tooManyHere, { retryAfterSeconds: problem.seconds })
  }
}
