import { isOtherState } from '#accounting/documents/server/supply/why-not-sold.ts'
import { doors } from '#http/calls/doors.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import type { Parts } from '#parts.ts'
import type { Sentence } from '#words/sentences.ts'
import { deliveryEndpoints } from '../contract.ts'
import { said } from '../words/office/index.ts'
import { addZone, deleteZone, editZone } from './change-zones.ts'
import { findGoodsAskedFor } from './goods-asked-for.ts'
import { placeOfPin, tellDelivery } from './tell-delivery.ts'
import { findZones } from './zones.queries.ts'

export const deliveryApi = (parts: Parts) =>
  doors('delivery', deliveryEndpoints, {
    'GET /delivery/{pin}': async ({ params: { pin }, query: { product }, user, language }) => {
      const isElsewhere = isOtherState(parts.store(), placeOfPin(parts.store(), pin))
      const asked = { product, customer: user?.id ?? null }
      const goods = isElsewhere ? await findGoodsAskedFor(parts, asked) : undefined
      return tellDelivery(parts.store(), { pin, goods }, language, parts.clock.now())
    },

    'GET /delivery/zones': () => findZones(parts.db),

    'POST /delivery/zones': async ({ user, body }) => {
      const saved = await addZone(parts, body, user.id)
      return saved.ok ? saved.zone : refuseField(saved)
    },

    'PUT /delivery/zones/{id}': async ({ user, params, body: { version, ...fields } }) => {
      const saved = await editZone(parts, { id: params.id, version, fields, by: user.id })
      if (saved.ok) return saved.zone
      if (saved.reason === 'NO_SUCH_ZONE') return noSuchZone()
      if (saved.reason === 'STALE')
        return refuse(409, 'ZONE_CHANGED', said.changedMeanwhile, { more: { current: saved.current } })
      return refuseField(saved)
    },

    'DELETE /delivery/zones/{id}': async ({ params, language }) =>
      (await deleteZone(parts, params.id)) ? { message: said.deleted.in(language) } : noSuchZone(),
  })

const refuseField = ({ field, sentence }: { field: string; sentence: Sentence }) =>
  refuse(400, 'INVALID', sentence, { fields: { [field]: sentence } })

const noSuchZone = () => notFound(said.noSuchZone)
