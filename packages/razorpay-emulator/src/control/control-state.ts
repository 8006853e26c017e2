import type { Commands } from '../commands.ts'

export type ControlState = ReturnType<typeof readControlState>

/** The state that the control page shows: the newest `count` records of each kind, newest first, and the faults. */
export function readControlState({ store, faults }: Pick<Commands, 'store' | 'faults'>, count: number) {
  const newest = <R>(rows: Map<string, R>) => [...rows.values()].slice(-count).reverse()
  return {
    orders: newest(store.orders).map(({ entity, paymentIds }) => ({
      ...entity,
      payments: paymentIds.flatMap((id) => store.payments.get(id)?.entity ?? []),
    })),
    refunds: newest(store.refunds).map(({ entity }) => entity),
    webhooks: newest(store.deliveries).map(({ body, ...delivery }) => delivery),
    faults: faults.list(),
  }
}
