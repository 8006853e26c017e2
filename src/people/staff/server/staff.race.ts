import { expect, test } from 'vitest'
import { createTestShop, signInAs } from '#test/shop/shop.ts'

const rounds = Array.from({ length: 10 }, (_, round) => round)

test.each(rounds)('of two owners who remove each other, one stays (%d)', async () => {
  const shop = await createTestShop()
  const [first, second] = [await signInAs(shop, 'admin'), await signInAs(shop, 'admin')]
  await Promise.all([
    first.delete(`/api/staff/${second.user.id}`),
    second.put(`/api/staff/${first.user.id}`, { role: 'packer', version: 0 }),
  ])
  const owners = await shop.db
    .selectFrom('staff')
    .select('user_id')
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .execute()
  expect(owners).toHaveLength(1)
})

test.each(rounds)('an invitation that two people use at once admits one (%d)', async () => {
  const shop = await createTestShop()
  const owner = await signInAs(shop, 'admin')
  const invited = { name: 'K', role: 'packer', form_key: 'form-key-000000000001' }
  const { link } = (await owner.post('/api/staff/invitations', invited)).json()
  const token = link.slice(link.lastIndexOf('/') + 1)
  const join = (phone: string) => {
    const person = { name: 'Kavitha', email: `${phone}@example.com`, phone, pin: '7391', token }
    return shop.visitor().post('/api/staff/join', person)
  }
  const answers = await Promise.all([join('9811122233'), join('9811122244')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
})
