import { pageRequestOf, setPageHeaders } from '#http/calls/paging.ts'
import { type Refusal, refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { setPdfHeaders } from '#pdf/pdf-reply.ts'
import { packingEndpoints } from '../contract.ts'
import { officeSentences } from '../words/index.ts'
import { listOrdersToPack, listPackingPlaces, listPromisedDays } from './lists/orders-to-pack.queries.ts'
import { listNotShippable, listPickLines } from './lists/pick-list.queries.ts'
import { printLabels, printPackingSlips } from './printing/print-orders.ts'
import { refuseScan } from './scanning/refuse-scan.ts'
import { scanOrder } from './scanning/scan-order.ts'

const defaultPageSize = 100

export const packingApi = (parts: Parts) =>
  createRoutes('packing', packingEndpoints, {
    'GET /packing/orders': async ({ query, request, reply }) =>
      setPageHeaders(
        request,
        reply,
        await listOrdersToPack(parts.db, {
          ...pageRequestOf(query, defaultPageSize),
          place: query.place,
          day: query.day,
        }),
      ),

    'GET /packing/places': () => listPackingPlaces(parts.db),

    'GET /packing/days': () => listPromisedDays(parts.db),

    'GET /packing/pick-list': ({ query }) => listPickLines(parts.db, query.orders),

    'POST /packing/scans': async ({ user, body: { typed }, language }) => {
      const scanned = await scanOrder(parts, { typed, by: user })
      if (!scanned.ok) return refuseScan(scanned.reason, { typed, number: scanned.number ?? 0 })
      const { changed } = scanned
      const { id, step } = scanned.order
      const sentence = changed ? officeSentences.packed : officeSentences.packedBefore
      return { message: sentence({ number: id }).in(language), changed, order: { id, step } }
    },

    'GET /packing/slips.pdf': async ({ query: { orders: ids }, reply, language }) => {
      const title = officeSentences.files.slips({ count: ids.length }).in(language)
      return (
        (await refuseNotShippable(parts, ids)) ??
        setPdfHeaders(reply, await printPackingSlips(parts, ids, title))
      )
    },

    'GET /packing/labels.pdf': async ({ query: { orders: ids, ...sheet }, reply, language }) => {
      const title = officeSentences.files.labels({ count: ids.length }).in(language)
      return (
        (await refuseNotShippable(parts, ids)) ??
        setPdfHeaders(reply, await printLabels(parts, { ids, ...sheet, title }))
      )
    },
  })

/**
 * The refusal that names the orders which must not be shipped, so that an outdated list does not lead to shipping a
 * refunded one; undefined if all may be shipped.
 */
async function refuseNotShippable({ db }: Parts, ids: number[]): Promise<Refusal | undefined> {
  const numbers = await listNotShippable(db, ids)
  if (numbers.length === 0) return undefined
  const listed = numbers.map((id) => `#${id}`).join(', ')
  return refuse(409, 'NOT_TO_PRINT', officeSentences.notToPrint({ numbers: listed }), {
    more: { orders: numbers },
  })
}
