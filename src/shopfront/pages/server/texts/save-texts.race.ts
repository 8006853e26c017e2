import { expect, test } from 'vitest'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import { saveTexts } from './save-texts.ts'

test('of many who save the same texts at once one wins, the others are told, and nothing is lost', async () => {
  const shop = await createTestShop()
  const { user } = await signInAs(shop, 'admin')
  const which = { page: 'about', language: 'en', as: 'published' } as const
  for (const version of [0, 1]) {
    const told = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        saveTexts(shop, {
          ...which,
          version,
          texts: { description: 'x', body: `${version} ${at}` },
          by: user,
        }),
      ),
    )
    expect(told.filter(({ ok }) => ok)).toHaveLength(1)
  }
  const rows = await shop.db.selectFrom('page_texts').select('version').orderBy('version').execute()
  expect(rows).toEqual([{ version: 1 }, { version: 2 }])
})
