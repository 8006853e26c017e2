import { sql, type Transaction } from 'kysely'
import { upsertPicture } from '#catalogue/pictures/server/pictures.queries.ts'
import { type PictureParts, storePictures } from '#catalogue/pictures/server/store-pictures.ts'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type { UploadedFile } from '#http/calls/multipart.ts'
import { notifyContext } from '#operations/notifications/server/notify-merchant.ts'
import { queueOrderMessages } from '#ordering/orders/server/messages/queue-order-messages.ts'
import { recordOrderEvent } from '#ordering/orders/server/states/record-order-event.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import type { ReturnInput } from '../contract.ts'
import { maxReturnPictures } from '../rules/return.ts'
import { unitsReturnable } from './returns.queries.ts'

export type ReturnParts = Pick<Parts, 'db' | 'clock' | 'store' | 'settings' | 'storeSettingsForDocuments'>
export type RequestReturn =
  | { ok: true }
  | {
      ok: false
      reason:
        | 'NO_SUCH_ORDER'
        | 'NOT_RETURNABLE'
        | 'TOO_MANY_PICTURES'
        | 'PICTURE_REFUSED'
        | 'SENT_DIFFERENTLY'
    }

type NewReturn = {
  orderId: number
  /** Who records it: the customer or the merchant; absent for a guest. */
  by?: { id: number; name: string }
  byCustomer: boolean
  input: ReturnInput
  files: UploadedFile[]
}
type Line = { item_id: number; units: number }

/**
 * Records which delivered units somebody wants to return, and why. Changes neither money nor stock. The same form, sent
 * again, records nothing more. Callers must have checked that the order is the customer's.
 */
export async function requestReturn(
  parts: ReturnParts & PictureParts,
  { orderId, by, byCustomer, input, files }: NewReturn,
): Promise<RequestReturn> {
  if (files.length > maxReturnPictures) return { ok: false, reason: 'TOO_MANY_PICTURES' }
  const lines = parseLines(input.lines)
  if (!lines) return { ok: false, reason: 'NOT_RETURNABLE' }
  const stored = await storePictures(parts, files)
  if (!stored.ok) return { ok: false, reason: 'PICTURE_REFUSED' }
  const now = parts.clock.now()
  return transact(parts.db, async (trx): Promise<RequestReturn> => {
    if (!(await lockOrder(trx, orderId))) return { ok: false, reason: 'NO_SUCH_ORDER' }
    const earlier = await findByFormKey(trx, orderId, input.form_key)
    if (earlier)
      return earlier.reason === input.reason ? { ok: true } : { ok: false, reason: 'SENT_DIFFERENTLY' }
    const id = await insertReturn(trx, { orderId, byCustomer, input, lines, now })
    if (id === undefined) return { ok: false, reason: 'NOT_RETURNABLE' }
    for (const [position, picture] of stored.pictures.entries())
      await trx
        .insertInto('return_pictures')
        .values({ return_id: id, position, picture_id: await upsertPicture(trx, picture, now) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await recordOrderEvent(trx, {
      orderId,
      kind: 'return_requested',
      details: { return: id },
      ...(by && { actor: by }),
      now,
    })
    await queueOrderMessages(trx, orderId, notifyContext(parts, now))
    return { ok: true }
  })
}

/** @returns undefined if no unit or an item twice is named */
function parseLines(text: string): Line[] | undefined {
  const lines = text
    .split(',')
    .map((each) => {
      const [item_id = 0, units = 0] = each.split(':').map(Number)
      return { item_id, units }
    })
    .filter(({ units }) => units > 0)
  const isUsable = lines.length > 0 && new Set(lines.map(({ item_id }) => item_id)).size === lines.length
  return isUsable ? lines : undefined
}

const findByFormKey = (trx: Transaction<Database>, orderId: number, formKey: string) =>
  trx
    .selectFrom('returns')
    .select('reason')
    .where('order_id', '=', orderId)
    .where('form_key', '=', formKey)
    .executeTakeFirst()

type InsertedReturn = Pick<NewReturn, 'orderId' | 'byCustomer' | 'input'> & { lines: Line[]; now: Date }

/**
 * Inserts the return with its lines, if each line of the order has so many returnable units, in one statement.
 * @returns its id; undefined if some units can't be returned
 */
async function insertReturn(
  trx: Transaction<Database>,
  { orderId, byCustomer, input, lines, now }: InsertedReturn,
) {
  const { rows } = await sql<{ id: number }>`
    with wanted as (
      select order_items.id, units from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (item_id integer, units integer)
      join order_items on order_items.id = item_id and order_items.order_id = ${orderId}::integer
      join orders on orders.id = order_items.order_id
      where units <= ${unitsReturnable}
    ), added as (
      insert into returns (order_id, form_key, reason, note, by_customer, requested_at, changed_at)
      select ${orderId}::integer, ${input.form_key}::text, ${input.reason}::text, ${input.note}::text, ${byCustomer}::boolean, ${now}::timestamptz, ${now}::timestamptz
      where (select count(*) from wanted) = ${lines.length}::integer
      returning id
    )
    insert into return_lines (return_id, order_item_id, quantity)
    select added.id, wanted.id, units from added, wanted
    returning return_id as id`.execute(trx)
  return rows[0]?.id
}
