import { expect, test, vi } from 'vitest'
import { setVisitor, type VisitorState } from '#people/sessions/shop/visitor.ts'
import { sendLines } from './send-lines.ts'

const cart = { id: 1, cartItems: [] }
const lines = [{ product_id: 1, pack_id: 1, quantity: 2 }]

// Requirement D-434
test('after a lost answer the same lines have the same key, and after an answer a new one', async () => {
  const keys: string[] = []
  let isLost = true
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    const { change } = JSON.parse(String(body))
    keys.push(change.key)
    expect(change.made_by).toBe(7)
    if (isLost) throw new TypeError('Failed to fetch')
    return Response.json({ cart, added: 2, missing: [] })
  })
  setVisitor({ user: { id: 7 }, cart } as unknown as VisitorState)
  await expect(sendLines(lines)).rejects.toThrow()
  isLost = false
  await sendLines(lines)
  await sendLines(lines)
  const [lost, again, next] = keys
  expect(again).toBe(lost)
  expect(next).not.toBe(lost)
})
