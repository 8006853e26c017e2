import { doors } from '#http/calls/doors.ts'
import { answerPage, pagingOf } from '#http/calls/paging.ts'
import { type Refusal, refuse } from '#http/calls/refusal.ts'
import type { Parts } from '#parts.ts'
import { asPdf } from '#pdf/pdf-reply.ts'
import { packingEndpoints } from '../contract.ts'
import { said } from '../words/office/index.ts'
import { findNotSent, listToPick } from './lists/pick-list.queries.ts'
import { listDays, listPlaces, listToPack } from './lists/to-pack.queries.ts'
import { printLabels, printSlips } from './paper/print-orders.ts'
import { refuseScan } from './scanning/refuse-scan.ts'
import { scanOrder } from './scanning/scan-order.ts'

const usualPage = 100

export const packingApi = (parts: Parts) =>
  doors('packing', packingEndpoints, {
    'GET /packing/orders': async ({ query, request, reply }) =>
      answerPage(
        request,
        reply,
        await listToPack(parts.db, { ...pagingOf(query, usualPage), place: query.place, day: query.day }),
      ),

    'GET /packing/places': () => listPlaces(parts.db),

    'GET /packing/days': () => listDays(parts.db),

    'GET /packing/pick-list': ({ query }) => listToPick(parts.db, query.orders),

    'POST /packing/scans': async ({ user, body: { typed }, language }) => {
      const scanned = await scanOrder(parts, { typed, by: user })
      if (!scanned.ok) return refuseScan(scanned.reason, { typed, number: scanned.number ?? 0 })
      const { order, changed } = scanned
      const told = changed ? said.packed : said.packedBefore
      return { message: told({ number: order.id }).in(language), changed, order }
    },

    'GET /packing/slips.pdf': async ({ query: { orders: ids }, reply, language }) => {
      const title = said.files.slips({ count: ids.length }).in(language)
      return (await refuseNotSent(parts, ids)) ?? asPdf(reply, await printSlips(parts, ids, title))
    },

    'GET /packing/labels.pdf': async ({ query: { orders: ids, ...sheet }, reply, language }) => {
      const title = said.files.labels({ count: ids.length }).in(language)
      return (
        (await refuseNotSent(parts, ids)) ?? asPdf(reply, await printLabels(parts, { ids, ...sheet, title }))
      )
    },
  })

/** A parcel for money that went back must not be packed by an old list. */
async function refuseNotSent({ db }: Parts, ids: number[]): Promise<Refusal | undefined> {
  const numbers = await findNotSent(db, ids)
  if (numbers.length === 0) return undefined
  const listed = numbers.map((id) => `#${id}`).join(', ')
  return refuse(409, 'NOT_TO_PRINT', said.notToPrint({ numbers: listed }), { more: { orders: numbers } })
}
