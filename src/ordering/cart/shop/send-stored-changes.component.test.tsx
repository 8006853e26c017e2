import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { toast } from '#ui/feedback/toast.ts'
import type { StoredChange } from './change-keeper.ts'
import { sendStoredChanges } from './send-stored-changes.ts'
import { appendChange, readChanges } from './stored-changes.ts'
import { showWaitingChanges } from './waiting-notice.ts'

const change = (more: Partial<StoredChange> = {}): StoredChange => ({
  key: `key-of-a-change-${Math.random()}`,
  made_by: 7,
  at: Date.now(),
  kind: 'add',
  product_id: 1,
  pack_id: 1,
  name: 'Muesli',
  price: 320,
  ...more,
})

const cart = { id: 1, cartItems: [{ id: 5, pack_id: 1, quantity: 1, Product: { price: 320 } }] }
type Answer = { status?: number; body: unknown } | 'none'

/** Mocks the shop's answers by method and path; what was sent is returned. */
function mockShop(user: { id: number } | null, answers: Record<string, Answer[]> = {}) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = new URL(url, 'http://shop.test').pathname.replace('/api', '')
    sent.push([method, path, body && JSON.parse(String(body)).change?.key].filter(Boolean).join(' '))
    const answer = answers[`${method} ${path}`]?.shift()
    if (answer === 'none') throw new TypeError('Failed to fetch')
    const standard = path === '/session' ? { user, cart } : cart
    return Response.json(answer?.body ?? standard, { status: answer?.status ?? 200 })
  })
  return sent
}

let errors: MockInstance<typeof toast.error>
beforeEach(() => {
  localStorage.clear()
  errors = vi.spyOn(toast, 'error').mockResolvedValue(undefined)
})

const sentChanges = (sent: string[]) => sent.filter((request) => request.startsWith('POST'))

// Requirement D-407
test('changes are sent in their order, each until it has an answer', async () => {
  const [first, second] = [change(), change({ kind: 'subtract' })]
  for (const each of [first, second]) appendChange(each)
  const sent = mockShop({ id: 7 }, { 'POST /cart/subtract': ['none'] })
  await sendStoredChanges()
  expect(readChanges()).toEqual([second])
  await sendStoredChanges()
  expect(readChanges()).toEqual([])
  const again = `POST /cart/subtract ${second.key}`
  expect(sentChanges(sent)).toEqual([`POST /cart/add ${first.key}`, again, again])
})

// Requirement D-408
test('changes of an account wait for its login, and another account neither gets nor sees them', async () => {
  appendChange(change())
  const visitors = mockShop(null)
  expect(await sendStoredChanges()).toBe(true)
  expect([sentChanges(visitors), readChanges().length]).toEqual([[], 1])
  const others = mockShop({ id: 8 })
  expect(await sendStoredChanges()).toBe(false)
  expect([sentChanges(others), readChanges().length]).toEqual([[], 0])
  expect(errors.mock.calls[0]?.[0]).toBe('This change was made for another account, so it wasn’t saved.')
})

// Requirement D-414: Changes of the cart that can't be saved any more, and changed prices, are named (decision X51).
test('what is sold out, gone or costs something else is said', async () => {
  appendChange(change({ name: 'Podi', pack_id: 2 }))
  appendChange(change({ price: 300 }))
  const refused = { status: 409, body: { message: 'Podi: only 1 left in stock.', code: 'NOT_ENOUGH_STOCK' } }
  mockShop({ id: 7 }, { 'POST /cart/add': [refused] })
  await sendStoredChanges()
  expect(readChanges()).toEqual([])
  expect(errors.mock.calls[0]?.[0]).toBe('Podi: only 1 left in stock. The price of Muesli is now ₹320.')
})

test('a line that is gone already is not removed again', async () => {
  appendChange(change({ kind: 'remove', line: 99 }))
  const sent = mockShop({ id: 7 })
  await sendStoredChanges()
  expect([sent.filter((request) => request.startsWith('DELETE')), readChanges()]).toEqual([[], []])
})

// Requirement D-407
test('waiting changes are listed above the page, one entry for each product', () => {
  for (const each of [change(), change(), change({ name: 'Podi', pack_id: 2, kind: 'remove' })])
    appendChange(each)
  showWaitingChanges()
  const notice = document.getElementById('waiting-changes')
  expect(notice?.getAttribute('role')).toBe('status')
  expect(notice?.textContent).toBe(
    'Changes to your cart that we’ll save when you’re back online: Muesli: +2, Podi: remove',
  )
})

test('old changes and more than fifty are not kept', () => {
  appendChange(change({ at: Date.now() - 4 * 86_400_000 }))
  expect(readChanges()).toEqual([])
  for (let at = 0; at < 50; at++) expect(appendChange(change())).toBe(true)
  expect(appendChange(change())).toBe(false)
})
