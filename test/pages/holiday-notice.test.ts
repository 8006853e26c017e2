import { expect, test } from 'vitest'
import { loadRenderer } from '#http/pages/renderer.ts'
import { shopWithCalendar } from '#test/shop/packing-days.ts'
import { runJobs } from '#test/shop/payment.ts'

const renderer = await loadRenderer()

// Requirement D-474
test('every page says that the shop is on holiday, from its first day until it opens again', async () => {
  const { shop, decide } = await shopWithCalendar({ renderer })
  const notice = /We’re on holiday and open again on Sat, 20 Jun/
  const isTold = async (path = '/') =>
    notice.test((await shop.visitor().get(path, { headers: { accept: 'text/html' } })).payload)
  await decide({ closure: { from: '2026-06-16', until: '2026-06-20', takesOrders: false } })
  expect(await isTold()).toBe(false)
  shop.clock.pass({ days: 1 })
  await runJobs(shop)
  expect(await isTold()).toBe(true)
  expect(await isTold('/refund-policy')).toBe(true)
  expect((await shop.visitor().get('/ta', { headers: { accept: 'text/html' } })).payload).toContain(
    'கடைக்கு விடுமுறை.',
  )
  shop.clock.pass({ days: 4 })
  await runJobs(shop)
  expect(await isTold()).toBe(false)
})
