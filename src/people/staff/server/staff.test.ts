import { expect, test } from 'vitest'
import { sendMails } from '#test/shop/send-mails.ts'
import { createTestShop, signInAs, signInAsStaff, type TestShop } from '#test/shop/shop.ts'
import type { Member } from '../contract.ts'

const newcomer = { name: 'Kavitha S', email: 'kavitha@example.com', phone: '9811122233', pin: '7391' }

type Client = Awaited<ReturnType<typeof signInAs>>

let forms = 0
const invite = (owner: Client, input: object = {}) => {
  forms += 1
  return owner.post('/api/staff/invitations', {
    name: 'Kavitha',
    role: 'packer',
    form_key: `form-key-${String(forms).padStart(12, '0')}`,
    ...input,
  })
}
const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1)
const linkFor = async (owner: Client, input?: object) => tokenOf((await invite(owner, input)).json().link)

const staffOf = async (owner: Client): Promise<Member[]> => (await owner.get('/api/staff')).json().members

const logIn = async (shop: TestShop, { phone, pin }: typeof newcomer) => {
  const client = shop.visitor()
  await client.post('/api/auth/login', { phone, pin })
  return client
}

// Requirement D-458: Owners invite staff by email or link; an invitation works once, for seven days, and can be withdrawn (decision X55).
test('an invited person joins with a link, once, and sets up a passkey before anything else', async () => {
  const shop = await createTestShop()
  const owner = await signInAs(shop, 'admin')
  const token = await linkFor(owner)
  const looked = await shop.visitor().post('/api/staff/invitations/look', { token })
  expect(looked.json()).toEqual({ invitation: { name: 'Kavitha', email: null, role: 'packer' } })
  expect((await shop.visitor().post('/api/staff/join', { ...newcomer, token })).statusCode).toBe(200)
  const again = { ...newcomer, phone: '9811122244', email: 'other@example.com', token }
  expect((await shop.visitor().post('/api/staff/join', again)).json().code).toBe('INVITATION_OVER')
  const member = (await staffOf(owner)).find(({ name }) => name === newcomer.name)
  expect(member).toMatchObject({ role: 'packer', second_factor: false })
  const packer = await logIn(shop, newcomer)
  expect((await packer.get('/api/packing/days')).json().code).toBe('SECOND_FACTOR_MISSING')
  expect((await packer.get('/api/protected/verify')).json()).toMatchObject({
    role: 'admin',
    second_factor: 'to_set_up',
  })
})

test('an invitation by email is sent by the outbox, and its link works', async () => {
  const shop = await createTestShop()
  const owner = await signInAs(shop, 'admin', { name: 'Meena' })
  expect((await invite(owner, { email: 'kavitha@example.com' })).json().link).toBe(null)
  await sendMails(shop)
  const mail = shop.mails.find(({ to }) => to === 'kavitha@example.com')
  expect(mail?.text).toContain('Meena has invited you')
  const token = /\/join\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  expect((await shop.visitor().post('/api/staff/join', { ...newcomer, token })).statusCode).toBe(200)
})

test('an invitation ends after seven days, or when it is withdrawn', async () => {
  const shop = await createTestShop()
  const owner = await signInAs(shop, 'admin')
  const token = await linkFor(owner)
  const { invitations } = (await owner.get('/api/staff')).json()
  expect((await owner.delete(`/api/staff/invitations/${invitations[0].id}`)).statusCode).toBe(200)
  const join = () => shop.visitor().post('/api/staff/join', { ...newcomer, token })
  expect((await join()).statusCode).toBe(410)
  const late = await linkFor(owner)
  shop.clock.pass({ days: 7 })
  const joined = await shop.visitor().post('/api/staff/join', { ...newcomer, token: late })
  expect(joined.json().code).toBe('INVITATION_OVER')
})

// Requirement D-459: An invitation can't take over an account: its owner logs in and accepts it (decision X55).
test('a customer accepts with their own account, and nobody else can use their phone number', async () => {
  const shop = await createTestShop()
  const owner = await signInAs(shop, 'admin')
  const customer = await signInAs(shop, 'customer')
  const token = await linkFor(owner)
  const { phone } = customer.user
  const taken = await shop.visitor().post('/api/staff/join', { ...newcomer, phone, token })
  expect(taken.json()).toMatchObject({ code: 'TAKEN', fields: { phone: expect.any(String) } })
  expect((await customer.post('/api/staff/accept', { token })).statusCode).toBe(200)
  expect((await customer.get('/api/profile')).statusCode).toBe(401)
  expect((await staffOf(owner)).map(({ id }) => id)).toContain(customer.user.id)
  const second = await linkFor(owner)
  expect((await owner.post('/api/staff/accept', { token: second })).json().code).toBe('ALREADY_STAFF')
})

// Requirement D-460: A removed person's sessions end at once, and a changed role counts from the next call on (decision X55).
test('a changed role counts from the next call, and a removed person is logged out', async () => {
  const shop = await createTestShop()
  const owner = await signInAs(shop, 'admin', { name: 'Meena' })
  const member = await signInAsStaff(shop, 'packer', { name: 'Kavitha' })
  const { id } = member.user
  expect((await member.get('/api/money/attention')).statusCode).toBe(403)
  const to = (role: string, version: number) => owner.put(`/api/staff/${id}`, { role, version })
  expect((await to('accountant', 0)).statusCode).toBe(200)
  expect((await member.get('/api/money/attention')).statusCode).toBe(200)
  expect((await member.get('/api/session')).json().user).toMatchObject({ staff_role: 'accountant' })
  expect((await to('manager', 0)).json().code).toBe('CHANGED_MEANWHILE')
  expect((await owner.delete(`/api/staff/${id}`)).statusCode).toBe(200)
  expect((await member.get('/api/money/attention')).statusCode).toBe(401)
  expect((await owner.delete(`/api/staff/${id}`)).statusCode).toBe(404)
  const user = await shop.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst()
  expect(user?.role).toBe('customer')
})

// Requirement D-461: The last owner can't be removed and can't get another role (decision X55).
test('the last owner stays', async () => {
  const shop = await createTestShop()
  const owner = await signInAs(shop, 'admin')
  const { id } = owner.user
  expect((await owner.delete(`/api/staff/${id}`)).json().code).toBe('LAST_OWNER')
  const demoted = await owner.put(`/api/staff/${id}`, { role: 'packer', version: 0 })
  expect(demoted.json().code).toBe('LAST_OWNER')
  await signInAs(shop, 'admin')
  expect((await owner.delete(`/api/staff/${id}`)).statusCode).toBe(200)
})

test('changes to the staff need a confirmation', async () => {
  const shop = await createTestShop()
  const owner = await signInAs(shop, 'admin')
  shop.clock.pass({ minutes: 6 })
  const url = '/api/staff/1'
  const { statusCode, body } = await shop.app.inject({ method: 'DELETE', url, cookies: owner.cookies })
  expect([statusCode, body.includes('CONFIRM_AGAIN')]).toEqual([403, true])
})

// Requirement D-462: Every change to the staff, and by the staff, names who made it, also after they have left (decision X55).
test('the logs name who changed the staff, also after that person was removed and erased', async () => {
  const shop = await createTestShop()
  const owner = await signInAs(shop, 'admin', { name: 'Meena' })
  const helper = await signInAs(shop, 'admin', { name: 'Ravi' })
  const member = await signInAsStaff(shop, 'packer', { name: 'Kavitha' })
  await helper.put(`/api/staff/${member.user.id}`, { role: 'manager', version: 0 })
  await owner.delete(`/api/staff/${helper.user.id}`)
  const { body } = await owner.get('/api/activity')
  expect(body).toContain('Ravi')
  const entries = await shop.db
    .selectFrom('security_log')
    .select(['user_name', 'details'])
    .where('event', '=', 'staff changed')
    .orderBy('id')
    .execute()
  expect(entries).toMatchObject([
    { user_name: 'Kavitha', details: { role: 'manager', by: helper.user.id } },
    { user_name: 'Ravi', details: { action: 'removed from the staff', by: owner.user.id } },
  ])
})

test('an owner resets the second factor of somebody who has lost it', async () => {
  const shop = await createTestShop()
  const owner = await signInAs(shop, 'admin')
  const member = await signInAsStaff(shop, 'packer')
  const { id } = member.user
  const lost = { id: 'lost', user_id: id, name: 'Phone', public_key: 'k', counter: 0, transports: [] }
  await shop.db
    .insertInto('passkeys')
    .values({ ...lost, created_at: shop.clock.now() })
    .execute()
  expect((await owner.delete(`/api/staff/${id}/second-factor`)).statusCode).toBe(200)
  expect((await staffOf(owner)).find((each) => each.id === id)).toMatchObject({ second_factor: false })
  expect((await member.get('/api/profile')).statusCode).toBe(401)
})
