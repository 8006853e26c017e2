import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { office } from '#test/shop/product-files.ts'
import { runImport } from './run-import.ts'

test('measure', { timeout: 300_000 }, async () => {
  const { shop, category, checked, start, last, exportFile, podi } = await office()
  const half = 2500
  await sql`
    with added as (
      insert into products (name, one_liner, description, category_id, created_at, updated_at)
      select 'Old ' || number, 'One line', repeat('Some text about it. ', 40), ${category.id}, now(), now()
      from generate_series(1, ${half}::integer) as number returning id
    )
    insert into packs (product_id, position, label, price_paise, stock) select id, 1, '1 kg', 10000, 5 from added`.execute(
    shop.db,
  )
  const packs = await shop.db
    .selectFrom('packs')
    .select(['id', 'product_id'])
    .where('price_paise', '=', 10_000)
    .orderBy('id')
    .execute()
  const facts = `One line,${'Some text about it. '.repeat(40)},Breakfast,1 kg,120.50,7`
  const file = [
    'product_id,size_id,name,one_liner,description,category,size,price,stock',
    ...packs.map(({ id, product_id }, at) => `${product_id},${id},Changed ${at},${facts}`),
    ...packs.map((_, at) => `,,New ${at},${facts}`),
  ].join('\n')
  let longest = { wait: 0, loop: 0 }
  let stop = false
  const log: number[] = []
  const watch = async () => {
    while (!stop) {
      const at = performance.now()
      await shop.db.selectFrom('packs').select('stock').where('id', '=', podi.pack_id).execute()
      const wait = performance.now() - at
      if (wait > 150) log.push(Math.round(wait))
      longest.wait = Math.max(longest.wait, wait)
      await new Promise((done) => setTimeout(done, 5))
    }
  }
  let before = performance.now()
  const timer = setInterval(() => {
    longest.loop = Math.max(longest.loop, performance.now() - before)
    before = performance.now()
  }, 5)
  const watching = watch()
  const phase = async (name: string, work: () => Promise<unknown>) => {
    longest = { wait: 0, loop: 0 }
    log.length = 0
    const at = performance.now()
    const cpu = process.cpuUsage()
    const result = await work()
    const used = process.cpuUsage(cpu)
    console.info('CPU', name, Math.round((used.user + used.system) / 1000))
    console.info(
      name,
      Math.round(performance.now() - at),
      'ms; longest query wait',
      Math.round(longest.wait),
      'event loop',
      Math.round(longest.loop),
      log.join(' '),
    )
    return result
  }
  await phase('idle', () => new Promise((done) => setTimeout(done, 500)))
  await phase('export', exportFile)
  const check = (await phase('check', () => checked(file))) as { seen: string }
  await phase('start', () => start(file, { seen: check.seen }))
  await phase('run', () => runImport(shop))
  expect(await last()).toMatchObject({ state: 'saved' })
  const all = await shop.db
    .selectFrom('packs')
    .select(['id', 'product_id'])
    .where('price_paise', '=', 12_050)
    .orderBy('id')
    .execute()
  const prices = [
    'product_id,size_id,price,stock,stock_at_export',
    ...all.map(({ id, product_id }) => `${product_id},${id},130,9,7`),
  ].join('\n')
  const second = (await phase('check prices', () => checked(prices))) as { seen: string }
  await phase('start prices', () => start(prices, { seen: second.seen }))
  await phase('run prices', () => runImport(shop))
  expect(await last()).toMatchObject({ state: 'saved', changed: 5000 })
  stop = true
  await watching
  clearInterval(timer)
})
