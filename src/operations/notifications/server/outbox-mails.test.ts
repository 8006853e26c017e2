import { expect, test } from 'vitest'
import { payFor, shopWithOrder } from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { signInAs } from '#test/shop/shop.ts'
import type { AdminMail } from '../contract.ts'
import { listOrderMails } from './outbox-mails.queries.ts'

/** A paid order with its two mails. */
async function shopWithMails() {
  let refuses = ''
  const mailer = {
    destination: 'a server that refuses one',
    send: async ({ to }: { to: string }) => {
      if (to === refuses) throw new Error('550 no such mailbox')
    },
  }
  const { shop, shopper, order } = await shopWithOrder({ webhooks: false, mailer })
  await payFor(shop, shopper, order.id)
  const admin = await signInAs(shop, 'admin')
  const list = async (query = ''): Promise<AdminMail[]> => (await admin.get(`/api/mails${query}`)).json()
  return { shop, shopper, order, admin, list, refuse: (to: string) => (refuses = to) }
}

test('each mail is told with its order and how far it is, newest first', async () => {
  const { shop, shopper, order, list, refuse } = await shopWithMails()
  const brief = async (query?: string) =>
    (await list(query)).map(({ kind, order_id, state, tries, error }) => [
      kind,
      order_id === order.id,
      state,
      tries,
      error,
    ])
  expect(await brief()).toEqual([
    ['order-to-pack', true, 'queued', 0, null],
    ['order-confirmation', true, 'queued', 0, null],
  ])
  refuse(shopper.user.email)
  await sendMails(shop)
  const error = 'Error: 550 no such mailbox'
  expect(await brief()).toEqual([
    ['order-to-pack', true, 'sent', 1, null],
    ['order-confirmation', true, 'refused', 1, error],
  ])
  expect(await brief('?waiting=yes')).toEqual([['order-confirmation', true, 'refused', 1, error]])
  const [sent, refused] = await list()
  expect(sent).toMatchObject({ sent_at: shop.clock.now().toISOString(), next_at: null })
  expect(refused).toMatchObject({ sent_at: null, next_at: '2026-06-15T06:00:15.000Z' })
  refuse('')
  shop.clock.pass({ seconds: 15 })
  await sendMails(shop)
  expect(await brief('?waiting=yes')).toEqual([])
})

test('the words of a mail with a secret are nowhere to be read', async () => {
  const { shop, shopper, list } = await shopWithMails()
  await shop.visitor().post('/api/auth/forgot-password', { email: shopper.user.email })
  expect((await list())[0]).toMatchObject({ kind: 'pin-reset', subject: null, order_id: null })
})

test('an order’s mails are told oldest first, also those that were written before mails knew their order', async () => {
  const { shop, order } = await shopWithMails()
  const kinds = async () => (await listOrderMails(shop.db, order.id)).map(({ kind }) => kind)
  expect(await kinds()).toEqual(['order-confirmation', 'order-to-pack'])
  await shop.db.updateTable('outbox').set({ order_id: null }).execute()
  expect(await kinds()).toEqual(['order-confirmation', 'order-to-pack'])
})

test('pages follow each other', async () => {
  const { admin } = await shopWithMails()
  const first = await admin.get('/api/mails?limit=1')
  expect([first.json()[0].kind, first.headers['x-total-count']]).toEqual(['order-to-pack', '2'])
  const [, next = ''] = /\?([^>]+)>/.exec(first.headers.link?.toString() ?? '') ?? []
  const second = await admin.get(`/api/mails?${next}`)
  expect(second.json().map(({ kind }: AdminMail) => kind)).toEqual(['order-confirmation'])
  expect(second.headers.link).toBeUndefined()
})
