import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { OrderEvent } from '#database/tables/order-events.ts'
import { type ParcelState, parcelState } from '#values/order-state.ts'

type Step = Extract<OrderEvent, { details: { from: ParcelState } }>
export type StepEvent = Step & { happened_at: Date }

/** The line of the timeline that tells of a step. */
export async function findStep(
  trx: Transaction<Database>,
  id: number | null,
): Promise<StepEvent | undefined> {
  if (id === null) return undefined
  const { kind, details, happened_at } = await trx
    .selectFrom('order_events')
    .select(['kind', 'details', 'happened_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // The two were written together.
  return { kind, details, happened_at } as StepEvent
}

/** Whether the step of such a number, or a delivery, was taken back already. */
export async function wasTakenBack(
  trx: Transaction<Database>,
  orderId: number,
  step: number | 'delivery',
): Promise<boolean> {
  const kind =
    step === 'delivery'
      ? sql`${parcelState.delivered}`
      : sql`(select kind from order_events where id = ${step} and order_id = ${orderId})`
  const undone = await trx
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'step_taken_back')
    .where('id', '>', step === 'delivery' ? 0 : step)
    .where(sql<boolean>`details ->> 'step' = ${kind}`)
    .executeTakeFirst()
  return undone !== undefined
}

/** What a step had done to parcels: the one that it sent is here again, and those that arrived are on their way. */
export async function takeBackParcels(trx: Transaction<Database>, { kind, details }: StepEvent) {
  if (kind === parcelState.dispatched)
    await trx.deleteFrom('parcels').where('id', '=', details.parcel).execute()
  if (kind === 'parcel_arrived')
    await trx.updateTable('parcels').set({ delivered_at: null }).where('id', '=', details.parcel).execute()
  if (kind === parcelState.delivered && details.parcels.length > 0)
    await trx.updateTable('parcels').set({ delivered_at: null }).where('id', 'in', details.parcels).execute()
}
