import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addressJson } from '#test/shop/orders.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'

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

// Requirement 1-13: Administrators see all users.
// Requirement 7-8: GET /profile/all answers with all users (decision S8).
// Requirement 3-3
test('an administrator sees all users, administrators first', async () => {
  const { admin } = await shopWithPeople()
  const users = (await admin.get('/api/profile/all')).json()
  expect(users).toHaveLength(5)
  const { id, name, email, phone } = admin.user
  expect(users[0]).toEqual({ id, name, email, phone, role: 'admin' })
})

test('customers are found by a part of their PIN code', async () => {
  const { shop, list } = await shopWithPeople()
  const { id } = await shop.db
    .selectFrom('users')
    .select('id')
    .where('name', '=', 'Bala Murugan')
    .executeTakeFirstOrThrow()
  const address = JSON.parse(addressJson({ full_name: 'Bala', phone: '9843011223' }))
  await shop.db
    .insertInto('addresses')
    .values({ ...address, user_id: id, updated_at: shop.clock.now() })
    .execute()
  expect(await list('?q=4101')).toMatchObject({ names: ['Bala Murugan'], total: '1' })
  expect(await list('?q=641+012')).toMatchObject({ names: ['Bala Murugan'] })
  expect(await list('?role=admin&q=4101')).toMatchObject({ names: [] })
})

test('of more people than are looked up by their PIN code, the same ones are found each time: the first', async () => {
  const { shop, list } = await shopWithPeople()
  await sql`insert into users (name, email, phone, role, pin_hash, created_at)
    select 'Resident', 'resident' || n || '@shop.example', (7000000000 + n)::text, 'customer', 'none', now()
    from generate_series(1, 1000) as n`.execute(shop.db)
  await sql`insert into addresses
      (user_id, full_name, phone, address_line1, city, state, postal_code, country, updated_at)
    select id, name, phone, '12, Nehru Street', 'Coimbatore', 'Tamil Nadu', '641012', 'India', now()
    from users order by id desc`.execute(shop.db)
  const { names, total } = await list('?q=641012&limit=2')
  expect([names, total]).toEqual([['Meena Admin', 'Arun Kumar'], '1000'])
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
  'a cursor that was not made here (%s) is refused',
  async (cursor) => {
    const shop = await createTestShop()
    const admin = await signInAs(shop, 'admin')
    expect((await admin.get(`/api/profile/all?limit=1&cursor=${cursor}`)).statusCode).toBe(400)
  },
)

test('nobody but an administrator sees the users', async () => {
  const { shop } = await shopWithPeople()
  expect((await shop.visitor().get('/api/profile/all')).statusCode).toBe(401)
  expect((await (await signInAs(shop, 'customer')).get('/api/profile/all')).statusCode).toBe(403)
})
