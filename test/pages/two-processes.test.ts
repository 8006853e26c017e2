import { expect, test } from 'vitest'
import { loadRenderer } from '#http/pages/renderer.ts'
import { sendForm } from '../shop/forms.ts'
import { addProduct, createTestShop, signInAs, type TestShop } from '../shop/shop.ts'
import { openPage } from './open-page.ts'

/** Two processes on one database. Renders of the second one wait while its gate is closed. */
async function twoProcesses() {
  const renderer = await loadRenderer()
  const first = await createTestShop({ renderer })
  let gate = Promise.resolve()
  const rendered: string[] = []
  const renderPage: typeof renderer.renderPage = async (path, from) => {
    rendered.push(path)
    await gate
    return renderer.renderPage(path, from)
  }
  const { db, clock } = first
  const second = await createTestShop({ db, clock, renderer: { ...renderer, renderPage } })
  const shutGate = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    return resolve
  }
  const admin = await signInAs(first, 'admin')
  const { id } = await addProduct(db, { name: 'Masala', price_paise: 30_000 })
  const page = `/product/${id}-masala`
  const see = async (shop: TestShop) =>
    /₹\d+/.exec((await openPage(shop.visitor(), page)).main)?.[0] ?? 'no price'
  const save = async (price: number) =>
    expect((await sendForm(admin, 'put', `/api/products/${id}`, { price })).statusCode).toBe(200)
  expect([await see(first), await see(second)]).toEqual(['₹300', '₹300'])
  rendered.length = 0
  return { first, second, page, see, save, rendered, shutGate, clock }
}

// Requirement D-108
test('a page changed by another process is served once more as it was, while one request renders it again', async () => {
  const { first, second, page, see, save, rendered, shutGate, clock } = await twoProcesses()
  const openGate = shutGate()
  await save(451)
  expect(await see(first)).toBe('₹451')
  clock.pass({ seconds: 0.6 })
  const many = await Promise.all([1, 2, 3, 4, 5].map(() => see(second)))
  expect(new Set(many)).toEqual(new Set(['₹300']))
  expect(await see(second)).toBe('₹300')

  clock.pass({ seconds: 0.4 })
  const late = see(second)
  openGate()
  expect(await late).toBe('₹451')
  expect(await see(second)).toBe('₹451')
  expect(rendered).toEqual([page])
})

// Requirement D-108
test('a page not requested within the last second is never served outdated', async () => {
  const { second, see, save, clock } = await twoProcesses()
  clock.pass({ seconds: 30 })
  await save(451)
  expect(await see(second)).toBe('₹451')
})

test('what this process changed is seen at once, whatever another one changed before', async () => {
  const { first, see, save, second, clock } = await twoProcesses()
  const admin = await signInAs(second, 'admin')
  await save(451)
  clock.pass({ seconds: 0.6 })
  const { id } = await addProduct(second.db)
  expect((await admin.delete(`/api/products/${id}`)).statusCode).toBe(200)
  expect([await see(second), await see(first)]).toEqual(['₹451', '₹451'])
})

test('a page that a render cannot replace in time is shown as it was, and says that it may have changed', async () => {
  const { second, see, save, page, clock } = await twoProcesses()
  await save(451)
  clock.pass({ seconds: 0.6 })
  await second.db.schema.alterTable('products').renameTo('products_away').execute()
  expect(await see(second)).toBe('₹300')
  clock.pass({ seconds: 0.4 })
  const stale = await openPage(second.visitor(), page)
  await second.db.schema.alterTable('products_away').renameTo('products').execute()
  expect([stale.status, stale.html.includes('id="stale"')]).toEqual([200, true])
  expect(await see(second)).toBe('₹451')
})
