import type { OrderReturns } from '#ordering/returns/contract.ts'
import { sendForm } from './forms.ts'
import { shopWithRefundableOrder } from './refunds.ts'

type Person = Parameters<typeof sendForm>[0]
let formCount = 0

/** A shop whose customer got three of one size and two of another of the same product, and may return them. */
export async function shopWithReturn({ delivered = true } = {}) {
  const opened = await shopWithRefundableOrder()
  const { shop, shopper, admin, order } = opened
  if (delivered) await admin.put(`/api/orders/deliver/${order.id}`)
  const path = `/api/orders/${order.id}/returns`
  const items = await shop.db.selectFrom('order_items').select(['id', 'quantity']).orderBy('id').execute()
  const small = items.find(({ quantity }) => quantity === 3)?.id ?? 0
  const large = items.find(({ quantity }) => quantity === 2)?.id ?? 0
  const ask = (
    changed: Record<string, string | number> = {},
    files: Buffer[] = [],
    person: Person = shopper,
  ) =>
    sendForm(
      person,
      'post',
      path,
      { form_key: `return-form-${formCount++}-in-a-test`, reason: 'damaged', ...changed },
      files,
    )
  const returnable = async (item: number) => {
    const found: OrderReturns = (await shopper.get(path)).json()
    return found.returnable.find(({ item_id }) => item_id === item)?.units ?? 0
  }
  /** Takes a step of the newest return. */
  const step = async (input: Record<string, unknown>) => {
    const { id, version } = await shop.db
      .selectFrom('returns')
      .select(['id', 'version'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return admin.post(`/api/returns/${id}/steps`, { version, ...input })
  }
  return { ...opened, path, small, large, ask, returnable, step }
}
