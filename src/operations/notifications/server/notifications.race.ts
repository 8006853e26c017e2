import { expect, test } from 'vitest'
import { notifyMorningSummary } from '#backoffice/dashboard/server/notify-morning-summary.ts'
import { notifyLowStock } from '#inventory/stock/server/notify-low-stock.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'
import { writeMailSettings } from './settings/mail-settings.queries.ts'
import { saveTemplate } from './templates/save-template.ts'

const ten = Array.from({ length: 10 }, (_, at) => at)

test('of many processes that look around at once, one tells of low stock and one of the morning, and each mail goes out once', async () => {
  const shop = await createTestShop()
  const packs = await Promise.all(ten.map((at) => addProduct(shop.db, { name: `Podi ${at}`, stock: 20 })))
  const { user } = await signInAs(shop, 'admin')
  const hour = 11
  await writeMailSettings(
    shop.db,
    { unwanted: [], summary_hour: hour, version: 0 },
    { by: user.id, now: new Date() },
  )
  await shop.db.updateTable('packs').set({ stock: 1 }).execute()
  await Promise.all(ten.flatMap(() => [notifyLowStock(shop), notifyMorningSummary(shop)]))
  await Promise.all(ten.map(() => sendMails(shop)))
  const subjects = shop.mails.map(({ subject }) => subject).sort()
  expect(subjects.filter((subject) => subject.startsWith('Morning summary'))).toHaveLength(1)
  // The second transaction skips the variants that the first has locked, so it lists none or others.
  const told = shop.mails.flatMap(({ id, text }) =>
    id?.startsWith('low-stock') ? (text.match(/Podi \d(?=: 1)/g) ?? []) : [],
  )
  expect(told.sort()).toEqual(packs.map((_, at) => `Podi ${at}`))
})

test('of many who change the same mail at once one wins', async () => {
  const shop = await createTestShop()
  const { user } = await signInAs(shop, 'admin')
  for (const version of [0, 1]) {
    const told = await Promise.all(
      ten.map((at) =>
        saveTemplate(
          shop,
          { kind: 'order-delivered', locale: 'en', subject: `Delivered ${at}`, body: '', version },
          user.id,
        ),
      ),
    )
    expect(told.filter(({ ok }) => ok)).toHaveLength(1)
  }
})
