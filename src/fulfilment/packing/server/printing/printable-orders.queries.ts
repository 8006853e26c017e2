import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { AddressCopy } from '#database/tables/orders.ts'
import { sentTogether } from '#ordering/additions/server/order-additions.queries.ts'
import { buyerName, buyerPhone } from '#ordering/buyers/server/buyer.queries.ts'
import { type BatchOfLine, orderLineBatches } from '#ordering/order-lines/server/batches-of-line.ts'
import { bundlesOfLine } from '#ordering/order-lines/server/bundles-of-line.ts'
import { unitsNotRefunded, unitsToSend } from '#ordering/order-lines/server/units-to-send.ts'
import { isDueOnDelivery, shipmentState } from '#ordering/orders/rules/order-state.ts'
import { courierPhone } from '#values/people/courier-phone.ts'
import type { Language } from '#words/language.ts'

/** An order line with its name for the customer and for the merchant. */
export type PrintableLine = {
  order_id: number
  name: string
  name_in_order: string
  size: string
  /** Units in this parcel. */
  quantity: number
  /** Units of the order. */
  ordered: number
  unit_paise: number
  /** What discounts take off the whole line. */
  discount_paise: number
  /** Only for goods with dates. */
  batches: BatchOfLine[] | null
  /** The bundles that units of the line belong to, in the order's language. */
  bundles: string[]
}

/** The order data for printing. */
export type PrintableOrder = {
  id: number
  locale: Language
  createdAt: Date
  totalPaise: number
  /** What the courier collects for a cash order; 0 for every other order. */
  toCollectPaise: number
  /** The paid order of which it replaces units; null for every other order. */
  replaces: number | null
  /** Some units are not on the sheet: shipped before or refunded. */
  isPart: boolean
  customer: string
  address: AddressCopy | null
  phone: string | null
  zone: string | null
  /** The expected day, or the promised one if the shop committed to it. */
  by: string | null
  commits: boolean
  /** The paid orders that are sent in the same parcel. */
  together: number[]
  lines: PrintableLine[]
}

/** Orders with all that is printed of them, in the sequence of `ids`; unknown ids are left out. */
export async function listPrintableOrders(db: Db, ids: number[]): Promise<PrintableOrder[]> {
  const [orders, lines] = await Promise.all([findOrders(db, ids), findLines(db, ids)])
  const byOrder = Map.groupBy(lines, ({ order_id }) => order_id)
  const byId = new Map(orders.map((order) => [order.id, order]))
  return ids.flatMap((id) => {
    const order = byId.get(id)
    if (!order) return []
    // Orders without an address use the customer’s default address.
    const address = order.address ?? order.saved
    return [
      {
        id,
        locale: order.locale,
        createdAt: order.created_at,
        totalPaise: order.total_paise,
        toCollectPaise: isDueOnDelivery(order) ? order.total_paise : 0,
        replaces: order.replaces_order_id,
        isPart: order.units > (byOrder.get(id) ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
        customer: order.user_name,
        address,
        phone: courierPhone({ address, user_phone: order.user_phone }),
        zone: order.zone_name,
        by: order.by,
        commits: order.commits_to_date,
        together: order.together.flatMap((other) => (other.is_paid ? [other.id] : [])),
        lines: byOrder.get(id) ?? [],
      },
    ]
  })
}

const findOrders = (db: Db, ids: number[]) =>
  db
    .selectFrom('orders')
    .leftJoin('addresses', (join) =>
      join.onRef('addresses.user_id', '=', 'orders.user_id').on('addresses.is_default', '=', true),
    )
    .select([
      'orders.id',
      'orders.locale',
      'orders.created_at',
      'orders.total_paise',
      'orders.status',
      'orders.payment_state',
      'orders.replaces_order_id',
      buyerName.as('user_name'),
      buyerPhone.as('user_phone'),
      'orders.zone_name',
      'orders.commits_to_date',
      sql<string | null>`to_char(orders.promised_by, 'YYYY-MM-DD')`.as('by'),
      'orders.address',
      sql<number>`(select coalesce(sum(quantity), 0)::integer from order_items where order_id = orders.id)`.as(
        'units',
      ),
      sentTogether.as('together'),
      sql<AddressCopy | null>`case when addresses.id is not null then to_jsonb(addresses) end`.as('saved'),
    ])
    .where('orders.id', 'in', ids)
    .execute()

/** Unsent units before dispatch; all kept units afterwards. */
const printedUnits = sql<number>`case when orders.parcel_state in (${sql.join([shipmentState.toPack, shipmentState.packed])})
  then ${unitsToSend} else ${unitsNotRefunded} end`

const findLines = (db: Db, ids: number[]): Promise<PrintableLine[]> =>
  db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select([
      'order_items.order_id',
      'order_items.name',
      sql<string>`coalesce(order_items.names ->> orders.locale, order_items.name)`.as('name_in_order'),
      'order_items.size',
      printedUnits.as('quantity'),
      'order_items.quantity as ordered',
      'order_items.unit_price_paise as unit_paise',
      sql<number>`(select coalesce(sum(amount_paise), 0)::integer from order_line_discounts
        where order_item_id = order_items.id)`.as('discount_paise'),
      orderLineBatches.as('batches'),
      bundlesOfLine,
    ])
    .where('order_items.order_id', 'in', ids)
    .where(printedUnits, '>', 0)
    .orderBy('order_items.id')
    .execute()
