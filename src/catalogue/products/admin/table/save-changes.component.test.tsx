import { expect, test, vi } from 'vitest'
import { buildAdminProduct } from '#test/shop/build-admin-product.ts'
import type { ProductChangeResult } from '../../table-contract.ts'
import { saveChanges } from './save-changes.ts'

const edits = Array.from({ length: 120 }, (_, at) => ({
  opened: buildAdminProduct({ id: at + 1, packs: [{ id: at + 1 }] }),
  typed: { visibility: 'hidden' },
}))

/** A shop that saves the given number of calls and then fails. @returns what it was sent */
function shopThatGoesAfter(calls: number) {
  const sent: { form_key: string; products: { id: number }[] }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    if (sent.length === calls) throw new TypeError('no connection')
    const body = JSON.parse(String(init?.body))
    sent.push(body)
    return Response.json(body.products.map(({ id }: { id: number }) => ({ id, outcome: 'saved' })))
  })
  return sent
}

test('many products are sent fifty at a time under one key, and told of call by call', async () => {
  const sent = shopThatGoesAfter(3)
  const told: number[] = []
  const all = await saveChanges({ edits, formKey: 'one-key', onChanged: (some) => told.push(some.length) })
  expect([told, all.length]).toEqual([[50, 50, 20], 120])
  expect(new Set(sent.map(({ form_key }) => form_key))).toEqual(new Set(['one-key']))
})

test('what was saved before the connection was lost is told, and the rest can be sent again', async () => {
  shopThatGoesAfter(1)
  const told: ProductChangeResult[] = []
  const sending = saveChanges({ edits, formKey: 'one-key', onChanged: (some) => told.push(...some) })
  await expect(sending).rejects.toMatchObject({ status: 0 })
  expect(told.map(({ id }) => id)).toEqual(edits.slice(0, 50).map(({ opened }) => opened.id))
})
