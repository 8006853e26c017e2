import { expect } from 'vitest'
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
  /** A return that the merchant has approved without getting the goods back: it waits to be refunded or replaced. */
  const approve = async (lines: string) => {
    const asked = await ask({ lines })
    expect(asked.statusCode).toBe(200)
    await step({ step: 'approve', send_back: false })
  }
  /** Replaces these units. @returns the number of the replacement */
  const replace = async (lines: string): Promise<number> => {
    await approve(lines)
    const replaced = await step({ step: 'replace', answer: '' })
    expect(replaced.statusCode, replaced.body).toBe(200)
    return replaced.json().replacement_id
  }
  return { ...opened, path, small, large, ask, returnable, step, approve, replace }
}
