import { expect, test } from 'vitest'
import { createTestShop, signInAs } from '../../../../test/shop.ts'

async function shopWithPeople() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin', { name: 'Meena Admin' })
  for (const name of ['Devi Sundar', 'Arun Kumar', 'Bala Murugan', 'Arun Kumar'])
    await signInAs(shop, 'customer', { name })
  const list = async (query: string) => {
    const answer = await admin.get(`/api/profile/all${query}`)
    const link = answer.headers.link?.toString() ?? ''
    return {
      names: answer.json().map((user: { name: string }) => user.name),
      total: answer.headers['x-total-count'],
      next: /^<([^>]+)>; rel="next"$/.exec(link)?.[1],
    }
  }
  return { shop, admin, list }
}

test('an administrator reads all users, administrators first', async () => {
  const { admin } = await shopWithPeople()
  const users = (await admin.get('/api/profile/all')).json()
  expect(users).toHaveLength(5)
  const { id, name, email } = admin.user
  expect(users[0]).toEqual({ id, name, email, role: 'admin' })
})

test.each([
  ['?role=admin', ['Meena Admin']],
  ['?role=customer&q=arun', ['Arun Kumar', 'Arun Kumar']],
  ['?q=kumar+arun', ['Arun Kumar', 'Arun Kumar']],
  ['?q=example.com&role=admin', ['Meena Admin']],
  ['?q=%25', []],
  ['?q=%00', ['Meena Admin', 'Arun Kumar', 'Arun Kumar', 'Bala Murugan', 'Devi Sundar']],
])('%s finds %j', async (query, names) => {
  const { list } = await shopWithPeople()
  expect(await list(query)).toMatchObject({ names, total: String(names.length), next: undefined })
})

test('pages follow each other without gap or repetition', async () => {
  const { list } = await shopWithPeople()
  const seen: string[] = []
  let query: string | undefined = '?limit=2&role=customer'
  while (query) {
    const page: Awaited<ReturnType<typeof list>> = await list(query)
    expect(page.total).toBe('4')
    seen.push(...page.names)
    query = page.next?.slice(page.next.indexOf('?'))
  }
  expect(seen).toEqual(['Arun Kumar', 'Arun Kumar', 'Bala Murugan', 'Devi Sundar'])
})

test('more users than are answered at once lead on to the rest', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const people = Array.from({ length: 1000 }, (_, at) => ({
    name: 'Devi Sundar',
    email: `devi${at}@example.com`,
    phone: String(8_000_000_000 + at),
    role: 'customer' as const,
    pin_hash: 'none',
    created_at: shop.clock.now(),
  }))
  await shop.db.insertInto('users').values(people).execute()
  const first = await admin.get('/api/profile/all')
  expect([first.json().length, first.headers['x-total-count']]).toEqual([1000, '1001'])
  const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.link?.toString() ?? '')?.[1] ?? ''
  const rest = await admin.get(next)
  expect([rest.json().length, rest.headers.link]).toEqual([1, undefined])
})

test.each(['rubbish', btoa('["admin","\\u0000",1]'), btoa('["admin","a",1e300]'), btoa('["root","a",1]')])(
  'a cursor that was not made here (%s) shows the first page',
  async (cursor) => {
    const { list } = await shopWithPeople()
    expect((await list(`?limit=1&cursor=${cursor}`)).names).toEqual(['Meena Admin'])
  },
)

test('nobody but an administrator sees the users', async () => {
  const { shop } = await shopWithPeople()
  expect((await shop.visitor().get('/api/profile/all')).statusCode).toBe(401)
  expect((await (await signInAs(shop, 'customer')).get('/api/profile/all')).statusCode).toBe(403)
})
