import { expect, test } from 'vitest'
import { bumpCatalogueVersion } from '#database/catalogue-version.ts'
import { createListeningShop, type RequestOptions } from '#test/shop/listening-shop.ts'
import { addProduct } from '#test/shop/shop.ts'

/** A shop with one product, whose URL is the default request. */
async function listeningShop() {
  const shop = await createListeningShop()
  const { id } = await addProduct(shop.db, { name: 'Muesli', stock: 10 })
  const ask = (path = `/api/products/${id}`, asked?: RequestOptions) => shop.ask(path, asked)
  return { shop, id, ask }
}

test('who asks in the same words gets the same answer, without the routing', async () => {
  const { ask } = await listeningShop()
  const [first, second] = [await ask(), await ask()]
  expect([first.wasRouted, second.wasRouted]).toEqual([true, false])
  expect({ ...second, wasRouted: true }).toEqual(first)
  expect(second.headers).toMatchObject({ 'x-content-type-options': 'nosniff', connection: 'keep-alive' })
})

test('a list brings its headers along', async () => {
  const { ask } = await listeningShop()
  const [first, second] = [await ask('/api/products?limit=1'), await ask('/api/products?limit=1')]
  expect(second.wasRouted).toBe(false)
  expect(second.headers['x-total-count']).toBe('1')
  expect(second.headers).toEqual(first.headers)
})

test('a change is seen at once where it was made, and a sale as well', async () => {
  const { shop, ask } = await listeningShop()
  await ask()
  await shop.db.updateTable('packs').set({ stock: 7 }).execute()
  expect((await ask()).text).toContain('"stock":10')
  shop.catalogueVersion.stockMoved()
  expect((await ask()).text).toContain('"stock":7')

  await ask()
  await shop.db.transaction().execute(async (trx) => {
    await trx.updateTable('products').set({ name: 'Granola' }).execute()
    await bumpCatalogueVersion(trx)
  })
  shop.catalogueVersion.changed()
  expect((await ask()).text).toContain('"name":"Granola"')
})

test('what another process did is seen as late as ever', async () => {
  const { shop, ask } = await listeningShop()
  await ask()
  await shop.db.updateTable('packs').set({ stock: 7 }).execute()
  shop.clock.pass({ seconds: 0.4 })
  expect((await ask()).text).toContain('"stock":10')
  shop.clock.pass({ seconds: 0.6 })
  expect((await ask()).text).toContain('"stock":7')
})

test.each<[string, RequestOptions]>([
  ['HEAD', { method: 'HEAD' }],
  ['a write', { method: 'POST' }],
  ['a condition', { headers: { 'if-none-match': '"other"' } }],
  ['a body', { headers: { 'content-length': '2' }, body: '{}' }],
  ['another encoding', { headers: { 'accept-encoding': 'br' } }],
  ['another kind of answer', { headers: { accept: '*/*' } }],
  ['a script', { headers: { 'sec-fetch-dest': 'empty' } }],
])('another question goes to the routing: %s', async (_what, asked) => {
  const { ask } = await listeningShop()
  await ask()
  expect((await ask()).wasRouted).toBe(false)
  expect((await ask(undefined, asked)).wasRouted).toBe(true)
})

test('what is somebody’s own, what failed and what may be there later are kept for nobody', async () => {
  const { ask, id } = await listeningShop()
  for (const path of ['/api/session', '/api/products/999999', `/api/products/${id}/more`]) {
    await ask(path)
    expect((await ask(path)).wasRouted, path).toBe(true)
  }
})

test('a shop keeps nothing of another one', async () => {
  const [one, other] = [await listeningShop(), await listeningShop()]
  await one.ask()
  expect((await other.ask(`/api/products/${one.id}`)).wasRouted).toBe(true)
})

test('a shop that closes answers no more from memory', async () => {
  const { shop, ask } = await listeningShop()
  await ask()
  await shop.app.close()
  await expect(ask()).rejects.toThrow()
})
