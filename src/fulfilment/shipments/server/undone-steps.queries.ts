import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { OrderEvent } from '#database/tables/order-history.ts'
import { type ShipmentState, shipmentState } from '#ordering/orders/rules/order-state.ts'

type Step = Extract<OrderEvent, { details: { from: ShipmentState } }>
export type StepEvent = Step & { happened_at: Date }

/** The timeline event of a step; undefined if `id` is null. */
export async function findStep(
  trx: Transaction<Database>,
  id: number | null,
): Promise<StepEvent | undefined> {
  if (id === null) return undefined
  const { kind, details, happened_at } = await trx
    .selectFrom('order_history')
    .select(['kind', 'details', 'happened_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // Kind and details were written together, so they match.
  return { kind, details, happened_at } as StepEvent
}

/** Whether this step, or the delivery, was already undone. */
export async function isStepUndone(
  trx: Transaction<Database>,
  orderId: number,
  step: number | 'delivery',
): Promise<boolean> {
  const kind =
    step === 'delivery'
      ? sql`${shipmentState.delivered}`
      : sql`(select kind from order_history where id = ${step} and order_id = ${orderId})`
  const undoEvent = await trx
    .selectFrom('order_history')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'step_taken_back')
    .where('id', '>', step === 'delivery' ? 0 : step)
    .where(sql<boolean>`details ->> 'step' = ${kind}`)
    .executeTakeFirst()
  return undoEvent !== undefined
}

/** Undoes what a step did to shipments: deletes the dispatched one, or marks delivered ones as on their way. */
export async function undoShipments(trx: Transaction<Database>, { kind, details }: StepEvent) {
  if (kind === shipmentState.dispatched)
    await trx.deleteFrom('parcels').where('id', '=', details.parcel).execute()
  if (kind === 'parcel_arrived')
    await trx.updateTable('parcels').set({ delivered_at: null }).where('id', '=', details.parcel).execute()
  if (kind === shipmentState.delivered && details.parcels.length > 0)
    await trx.updateTable('parcels').set({ delivered_at: null }).where('id', 'in', details.parcels).execute()
}
