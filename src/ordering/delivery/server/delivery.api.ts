import { isOtherState } from '#accounting/documents/server/supply/find-sale-restriction.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import type { Sentence } from '#words/sentences.ts'
import { deliveryEndpoints } from '../contract.ts'
import { officeSentences } from '../words/index.ts'
import { addZone, deleteZone, editZone } from './change-zones.ts'
import { estimateDelivery, withStateForTax } from './estimate-delivery.ts'
import { findFullDays } from './full-days.queries.ts'
import { findGoodsToEstimate } from './goods-to-estimate.ts'
import { listZones } from './zones.queries.ts'

export const deliveryApi = (parts: Parts) =>
  createRoutes('delivery', deliveryEndpoints, {
    'GET /delivery/{pin}': async ({ params: { pin }, query: { product }, user, language }) => {
      const isElsewhere = isOtherState(parts.store(), withStateForTax(parts.store(), pin))
      const asked = { product, customer: user?.id ?? null }
      const goods = isElsewhere ? await findGoodsToEstimate(parts, asked) : undefined
      const now = parts.clock.now()
      const fullDays = await findFullDays(parts.db, parts.store(), now)
      return estimateDelivery(parts.store(), { postalCode: pin, goods, fullDays }, language, now)
    },

    'GET /delivery/zones': () => listZones(parts.db),

    'POST /delivery/zones': async ({ user, body }) => {
      const saved = await addZone(parts, body, user.id)
      return saved.ok ? saved.zone : refuseField(saved)
    },

    'PUT /delivery/zones/{id}': async ({ user, params, body: { version, ...fields } }) => {
      const saved = await editZone(parts, { id: params.id, version, fields, by: user.id })
      if (saved.ok) return saved.zone
      if (saved.reason === 'NO_SUCH_ZONE') return noSuchZone()
      if (saved.reason === 'STALE')
        return refuse(409, 'ZONE_CHANGED', officeSentences.changedMeanwhile, {
          more: { current: saved.current },
        })
      return refuseField(saved)
    },

    'DELETE /delivery/zones/{id}': async ({ params, language }) =>
      (await deleteZone(parts, params.id)) ? { message: officeSentences.deleted.in(language) } : noSuchZone(),
  })

const refuseField = ({ field, sentence }: { field: string; sentence: Sentence }) =>
  refuse(400, 'INVALID', sentence, { fields: { [field]: sentence } })

const noSuchZone = () => notFound(officeSentences.noSuchZone)
