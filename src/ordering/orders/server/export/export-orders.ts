import type { Db } from '#database/connect.ts'
import { streetLines } from '#values/people/address-lines.ts'
import type { Language } from '#words/language.ts'
import type { Order } from '../../contract.ts'
import { isToPack, isWithoutPrice, paymentState } from '../../rules/order-state.ts'
import { officeSentences } from '../../words/index.ts'
import { listAllOrders, type OrderFilter } from '../lists/order-lists.queries.ts'
import { formatMoment, streamCsv } from './csv-line.ts'
import { summarizeOrderLines } from './order-lines.queries.ts'

const batch = 500

const { heads } = officeSentences
/** In the order in which `csvCellsOf` fills them. */
const columns = [
  heads.order,
  heads.date,
  heads.status,
  heads.customer,
  heads.phone,
  heads.items,
  heads.delivery,
  heads.total,
  heads.returned,
  heads.paid,
  heads.delivered,
  heads.deliverTo,
  heads.address,
  heads.city,
  heads.district,
  heads.state,
  heads.postalCode,
  heads.country,
  heads.zone,
  heads.promised,
  heads.paymentMethod,
  heads.toCollect,
]

/** The filtered orders as CSV, newest first, streamed in batches. */
export const exportOrders = (db: Db, filter: OrderFilter, language: Language) =>
  streamCsv(
    columns.map((head) => head.in(language)),
    async (cursor) => {
      const { items, next } = await listAllOrders(db, filter, { limit: batch, cursor })
      const ids = items.map((order) => order.id)
      const lines = await summarizeOrderLines(db, ids)
      return { items: items.map((order) => ({ order, lines: lines.get(order.id) ?? '' })), next }
    },
    ({ order, lines }) => csvCellsOf(order, lines),
  )

function csvCellsOf(order: Order, lines: string) {
  const { address } = order
  return [
    order.id,
    formatMoment(order.createdAt),
    statusOf(order),
    order.User.name,
    address?.phone ?? order.User.phone,
    lines,
    order.delivery.fee.toFixed(2),
    order.total_price.toFixed(2),
    order.refunded.toFixed(2),
    formatMoment(order.paid_at),
    formatMoment(order.delivered_at),
    address?.full_name ?? '',
    address ? streetLines(address).join(', ') : '',
    address?.city ?? '',
    address?.district ?? '',
    address?.state ?? '',
    address?.postal_code ?? '',
    address?.country ?? '',
    order.delivery.zone ?? '',
    order.delivery.by ?? '',
    order.payment_method,
    order.to_collect.toFixed(2),
  ]
}

/** The order's status: an order to be shipped that was not paid is not called paid. */
function statusOf(order: Order) {
  if (order.to_collect > 0) return paymentState.dueOnDelivery
  return isWithoutPrice(order) && isToPack(order) ? paymentState.nothingDue : order.status
}
