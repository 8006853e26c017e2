import { expect, test } from 'vitest'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import type { Activity } from '../contract.ts'
import { changesBetween, recordActivity } from './record-activity.ts'

async function shopWithHistory() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const muesli = { kind: 'product', id: 7, name: 'Millet Muesli' } as const
  const record = (entry: Partial<Parameters<typeof recordActivity>[1]>) =>
    shop.db.transaction().execute((trx) =>
      recordActivity(trx, {
        actor: admin.user,
        subject: muesli,
        action: 'edited',
        now: shop.clock.now(),
        ...entry,
      }),
    )
  await record({ action: 'added' })
  await record({ subject: { kind: 'category', id: 7, name: 'Muesli' }, action: 'added' })
  await record({ changes: changesBetween({ price: 320, stock: 4 }, { price: 340, stock: 4 }) })
  const list = async (query: string) => {
    const answer = await admin.get(`/api/activity${query}`)
    const activity: Activity[] = answer.json()
    const next = /<([^>]+)>/.exec(answer.headers.link?.toString() ?? '')?.[1]
    return { activity, next, total: answer.headers['x-total-count'] }
  }
  return { shop, admin, list }
}

const recorded = (activity: Activity[]) => activity.map((entry) => `${entry.action} ${entry.subject_kind}`)

test('what was done is told newest first, with what it changed', async () => {
  const { list } = await shopWithHistory()
  const { activity, total } = await list('')
  expect(recorded(activity)).toEqual(['edited product', 'added category', 'added product'])
  expect(total).toBe('3')
  expect(activity[0]).toEqual({
    id: expect.any(Number),
    actor: 'Meena Admin',
    subject_kind: 'product',
    subject_id: '7',
    subject_name: 'Millet Muesli',
    action: 'edited',
    changes: { price: { from: 320, to: 340 } },
    at: '2026-06-15T06:00:00.000Z',
  })
})

test('one thing has its own history', async () => {
  const { list } = await shopWithHistory()
  const { activity, total } = await list('?subject_kind=product&subject_id=7')
  expect(recorded(activity)).toEqual(['edited product', 'added product'])
  expect(total).toBe('2')
})

test('pages follow each other', async () => {
  const { list } = await shopWithHistory()
  const first = await list('?limit=2')
  expect(recorded(first.activity)).toEqual(['edited product', 'added category'])
  const second = await list(first.next?.slice(first.next.indexOf('?')) ?? '')
  expect(recorded(second.activity)).toEqual(['added product'])
  expect(second.next).toBeUndefined()
})

test.each(['rubbish', btoa('["a"]'), btoa('[1e300]'), btoa('[1.5]')])(
  'a cursor that was not made here (%s) is refused',
  async (cursor) => {
    const { admin } = await shopWithHistory()
    expect((await admin.get(`/api/activity?cursor=${cursor}`)).statusCode).toBe(400)
  },
)

test.each([
  '?subject_kind=product',
  '?subject_id=7',
  '?subject_kind=shop&subject_id=7',
  '?limit=101',
  '?subject_kind=product&subject_id=%00',
])('%s is refused with a sentence', async (query) => {
  const { admin } = await shopWithHistory()
  const refused = await admin.get(`/api/activity${query}`)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ code: 'INVALID', error: expect.stringMatching(/\.$/) })
})

test('nobody but an administrator reads it', async () => {
  const { shop } = await shopWithHistory()
  expect((await shop.visitor().get('/api/activity')).statusCode).toBe(401)
  expect((await (await signInAs(shop, 'customer')).get('/api/activity')).statusCode).toBe(403)
})
