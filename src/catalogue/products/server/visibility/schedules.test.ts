import { expect, test } from 'vitest'
import { muesliForm, sendForm } from '#test/shop/forms.ts'
import { addCategory, createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import { runSchedules } from './run-schedules.ts'

/** A draft that is to be published in a second and hidden in a minute. The clock starts at 06:00 UTC. */
const plan = {
  visibility: 'draft',
  publish_at: '2026-06-15T11:30:01+05:30',
  hide_at: '2026-06-15T06:01:01Z',
}

/** A second process on the same database. */
async function anotherOf({ db, clock }: TestShop) {
  return { ...(await createTestShop({ db, clock })), clock }
}

async function withPlan(fields: Record<string, string> = plan) {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const { id: categoryId } = await addCategory(shop.db)
  const added = await sendForm(admin, 'post', '/api/products/add', { ...muesliForm(categoryId), ...fields })
  const id: number = added.json().id
  const kept = async () => (await admin.get(`/api/products/all/${id}`)).json()
  const isSeen = async (by = shop) => (await by.visitor().get(`/api/products/${id}`)).statusCode === 200
  const counts = async () =>
    Promise.all(
      ['on sale', 'hidden', 'draft', 'planned'].map(async (shown) => {
        const list = await admin.get(`/api/products/all?limit=1&shown=${encodeURIComponent(shown)}`)
        return Number(list.headers['x-total-count'])
      }),
    )
  const log = async () =>
    (await shop.db.selectFrom('activity').select(['actor_name', 'action']).orderBy('id').execute()).map(
      ({ actor_name, action }) => `${actor_name} ${action}`,
    )
  return { shop, admin, id, added, kept, isSeen, counts, log }
}

test('a draft is seen and sold by nobody until it appears at its time, and goes at its time', async () => {
  const { shop, kept, isSeen, counts, log, id } = await withPlan()
  expect(await kept()).toMatchObject({
    visibility: 'draft',
    hidden: true,
    publish_at: '2026-06-15T06:00:01.000Z',
    hide_at: '2026-06-15T06:01:01.000Z',
  })
  expect([await isSeen(), await counts()]).toEqual([false, [0, 1, 1, 1]])
  const shopper = await signInAs(shop, 'customer')
  expect((await shopper.post('/api/cart/add', { product_id: id })).statusCode).toBe(404)
  await runSchedules(shop, async () => {})
  expect(await isSeen()).toBe(false)

  shop.clock.pass({ seconds: 1 })
  await runSchedules(shop)
  expect([await isSeen(), await counts()]).toEqual([true, [1, 0, 0, 1]])
  expect((await shopper.post('/api/cart/add', { product_id: id })).statusCode).toBe(200)
  expect(await kept()).toMatchObject({ visibility: 'on_sale', publish_at: null, version: 2 })

  shop.clock.pass({ seconds: 60 })
  await runSchedules(shop)
  expect([await isSeen(), await counts()]).toEqual([false, [0, 1, 0, 0]])
  expect((await shopper.get('/api/cart')).json().cartItems).toEqual([])
  expect(await log()).toEqual(['Meena Admin added', 'The schedule published', 'The schedule hid'])
})

test('an editor who was overtaken by a plan is told that it was the plan', async () => {
  const { shop, admin, id } = await withPlan()
  const edit = (fields: Record<string, string>) => sendForm(admin, 'put', `/api/products/${id}`, fields)
  await edit({ price: '300', version: '1' })
  shop.clock.pass({ seconds: 1 })
  await runSchedules(shop)
  const overtaken = await edit({ price: '310', version: '2' })
  expect([overtaken.statusCode, overtaken.json()]).toMatchObject([
    409,
    {
      error:
        'The schedule changed this product (visibility) while you were editing it. Review their changes before you save yours.',
      changed: ['visibility'],
    },
  ])
  const both = await edit({ price: '310', version: '1' })
  expect(both.json().error).toMatch(
    /^The schedule and Meena Admin changed this product \(visibility, price\) /,
  )
})

test('a plan that is near is waited for, and one that is far is not', async () => {
  const { shop, isSeen } = await withPlan({ ...plan, publish_at: '2026-06-15T06:00:05Z' })
  const waited: number[] = []
  const until = async (ms: number) => {
    waited.push(ms)
    shop.clock.pass({ seconds: ms / 1000 })
  }
  await runSchedules(shop, until)
  shop.clock.pass({ seconds: 4.25 })
  await runSchedules(shop, until)
  expect([waited, await isSeen()]).toEqual([[750], true])
})

test('each of two processes shows it at its time, whichever writes it, though both keep answers', async () => {
  const { shop, isSeen, log } = await withPlan()
  const second = await anotherOf(shop)
  const listed = async (of: typeof shop) => (await of.visitor().get('/api/products')).json().length
  expect([await listed(shop), await listed(second)]).toEqual([0, 0])
  // Both processes wait for the moment; the clock reaches it before they continue.
  const moment = Promise.withResolvers<void>()
  const waiting = [runSchedules(shop, () => moment.promise), runSchedules(second, () => moment.promise)]
  shop.clock.pass({ seconds: 1 })
  moment.resolve()
  await Promise.all(waiting)
  expect([await listed(shop), await listed(second)]).toEqual([1, 1])
  expect([await isSeen(), await isSeen(second)]).toEqual([true, true])
  expect((await log()).filter((entry) => entry.endsWith('published'))).toHaveLength(1)
})

test('what came due while no process ran is made up for at the first look', async () => {
  const { shop, kept, log } = await withPlan()
  shop.clock.pass({ seconds: 600 })
  await runSchedules(await anotherOf(shop))
  expect(await kept()).toMatchObject({ visibility: 'hidden', publish_at: null, hide_at: null })
  expect((await log()).slice(1)).toEqual(['The schedule published', 'The schedule hid'])
})

test('a plan is changed with the other fields, and a form that is sent again adds one draft', async () => {
  const { admin, id, kept } = await withPlan({ ...plan, form_key: 'one-form-of-many' })
  const again = await sendForm(admin, 'post', '/api/products/add', {
    ...muesliForm((await kept()).category_id),
    ...plan,
    form_key: 'one-form-of-many',
  })
  expect(again.json().id).toBe(id)
  const edit = (fields: Record<string, string>) => sendForm(admin, 'put', `/api/products/${id}`, fields)
  const refused = await edit({ publish_at: '2026-06-15T05:00:00Z' })
  expect(refused.json().fields).toEqual({ publish_at: 'This time has passed. Enter a later one.' })
  expect((await edit({ publish_at: 'soon' })).json().fields).toEqual({
    publish_at: 'Enter a date and time.',
  })
  await edit({ publish_at: '' })
  expect(await kept()).toMatchObject({ visibility: 'draft', publish_at: null, hide_at: null, version: 2 })
  await edit({ visibility: 'on_sale' })
  expect(await kept()).toMatchObject({ visibility: 'on_sale', hidden: false, version: 3 })
})

test('a deleted product is neither planned nor a draft when it comes back', async () => {
  const { admin, id, kept, counts } = await withPlan()
  await admin.delete(`/api/products/${id}`)
  expect(await counts()).toEqual([0, 0, 0, 0])
  await admin.put(`/api/products/${id}/restore`, {})
  expect(await kept()).toMatchObject({ visibility: 'hidden', publish_at: null, hide_at: null })
})
