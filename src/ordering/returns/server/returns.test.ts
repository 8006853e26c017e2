import { expect, test } from 'vitest'
import { deleteUnusedReviewPictures } from '#catalogue/reviews/server/delete-unused-pictures.ts'
import { eraseAccount } from '#test/shop/erase-account.ts'
import { plainPicture, sendForm } from '#test/shop/forms.ts'
import { payAsGuest, placeAsGuest, shopWithGuests } from '#test/shop/guests.ts'
import { runJobs, signInShopper, stockOf } from '#test/shop/payment.ts'
import { fetchRefundLines, refundedByProvider, sendRefund } from '#test/shop/refunds.ts'
import { shopWithReturn } from '#test/shop/returns.ts'
import { signInAs } from '#test/shop/shop.ts'

// Requirement D-477: Customers request a return of delivered items with a reason and photos; the merchant approves it,
//   records its arrival, inspects the items, restocks or discards each unit, and refunds it (decision X58).
test('a return is requested, approved, received, inspected and refunded', async () => {
  const opened = await shopWithReturn()
  const { shop, admin, shopper, order, small, ask, step, muesli } = opened
  const before = await stockOf(shop, muesli.id)
  const asked = await ask({ reason: 'damaged', note: 'The bag was torn.', lines: `${small}:2` }, [
    await plainPicture('#aa0000'),
  ])
  expect(asked.json()).toMatchObject({
    returns: [{ state: 'requested', reason: 'damaged', lines: [{ quantity: 2, received: null }] }],
    returnable: [{ units: 2 }, { units: 1 }],
  })
  const [picture] = asked.json().returns[0].pictures
  expect((await shop.visitor().get(`${picture.url}/240.webp`)).statusCode).toBe(200)
  expect((await admin.get('/api/images')).json()).toEqual([])
  expect((await admin.get('/api/returns')).json()).toMatchObject([
    { order_id: order.id, state: 'requested', by_customer: true, note: 'The bag was torn.', version: 1 },
  ])

  expect((await step({ step: 'approve', send_back: true })).json()).toMatchObject({ state: 'approved' })
  expect((await step({ step: 'refund' })).json().code, 'not before the inspection').toBe('NOT_NOW')
  await step({ step: 'receive', lines: [{ item_id: small, units: 2 }] })
  expect(await stockOf(shop, muesli.id), 'only inspected items return to stock').toBe(before)
  const incomplete = await step({ step: 'inspect', lines: [{ item_id: small, restock: 1, waste: 0 }] })
  expect(incomplete.json().code).toBe('UNITS')
  await step({ step: 'inspect', lines: [{ item_id: small, restock: 1, waste: 1 }] })
  expect(await stockOf(shop, muesli.id)).toBe(before + 1)
  const refunded = await step({ step: 'refund', answer: 'We’re sorry.' })
  expect(refunded.json()).toMatchObject({ state: 'refunded', lines: [{ restocked: 1, wasted: 1 }] })
  await runJobs(shop)
  expect(refundedByProvider(shop)).toEqual([64_000])
  expect(await stockOf(shop, muesli.id), 'the refund restocks nothing more').toBe(before + 1)
  expect((await shopper.get(`/api/orders/${order.id}/refunds`)).json()).toMatchObject([
    { amount: 640, reason: 'damaged', note: 'We’re sorry.', lines: [{ quantity: 2 }] },
  ])
  expect((await admin.get('/api/returns')).json()).toEqual([])
  expect((await admin.get('/api/returns?show=ended')).json()).toHaveLength(1)
})

// Requirement D-478: Every step of a return is in the order's timeline with its person, and emailed to the customer
//   (decision X58).
test('the steps are in the timeline, and the customer gets an email about each', async () => {
  const opened = await shopWithReturn()
  const { shop, admin, order, small, ask, step } = opened
  await ask({ lines: `${small}:1` })
  await step({ step: 'approve', send_back: true, answer: 'Please use the same box.' })
  await step({ step: 'receive', lines: [{ item_id: small, units: 1 }] })
  await step({ step: 'inspect', lines: [{ item_id: small, restock: 0, waste: 1 }] })
  await step({ step: 'close', answer: 'We’ve sent you a new one.' })
  const timeline = (await admin.get(`/api/orders/${order.id}/timeline`)).json()
  const ofReturn = timeline.filter(({ text }: { text: string }) => /[Rr]eturn/.test(text))
  expect(ofReturn.filter(({ about }: { about: string }) => about === 'order').reverse()).toMatchObject([
    { text: 'Return requested', actor: 'Anitha Raj' },
    { text: 'Return approved', actor: 'Meena Admin' },
    { text: 'Returned items received', actor: 'Meena Admin' },
    { text: 'Returned items inspected: 0 restocked, 1 discarded', actor: 'Meena Admin' },
    { text: 'Return closed without a refund', actor: 'Meena Admin' },
  ])
  const mails = await shop.db
    .selectFrom('outbox')
    .select('body_text')
    .where('kind', '=', 'order-return')
    .orderBy('id')
    .execute()
  expect(mails).toHaveLength(4)
  const toMerchant = await shop.db
    .selectFrom('outbox')
    .select('body_text')
    .where('kind', '=', 'return-to-decide')
    .execute()
  expect(toMerchant).toHaveLength(1)
  expect(toMerchant[0]?.body_text).toContain('section=returns')
  expect(mails[1]?.body_text).toContain('Please send the items back to us.')
  expect(mails[1]?.body_text).toContain('Please use the same box.')
  expect(mails[3]?.body_text).toContain('We’ve sent you a new one.')
})

// Requirement D-479: No more units can be returned than were delivered and are neither refunded nor in another return
//   (decision X58).
test('only delivered units that are not refunded or returned yet can be returned', async () => {
  const { admin, order, small, ask, returnable, step } = await shopWithReturn()
  expect((await ask({ lines: `${small}:4` })).json().code).toBe('NOT_RETURNABLE')
  expect((await ask({ lines: '999999:1' })).json().code).toBe('NOT_RETURNABLE')
  expect((await ask({ lines: `${small}:1,${small}:1` })).json().code).toBe('NOT_RETURNABLE')
  expect((await ask({ lines: `${small}:0` })).json().code).toBe('NOT_RETURNABLE')
  await sendRefund(admin, order.id, {
    what: 'lines',
    lines: [{ item_id: small, quantity: 1, restock: false }],
  })
  expect(await returnable(small)).toBe(2)
  await ask({ lines: `${small}:2`, form_key: 'the-same-form-twice' })
  // The same form, sent again, asks for nothing more.
  expect((await ask({ lines: `${small}:2`, form_key: 'the-same-form-twice' })).statusCode).toBe(200)
  expect(await returnable(small)).toBe(0)
  expect((await ask({ lines: `${small}:1` })).json().code).toBe('NOT_RETURNABLE')
  // Refunded on the order's page in the meantime: the return can't refund the same units again.
  await step({ step: 'approve', send_back: false })
  await sendRefund(admin, order.id, {
    what: 'lines',
    lines: [{ item_id: small, quantity: 2, restock: false }],
  })
  expect((await step({ step: 'refund' })).json().code).toBe('REFUND_REFUSED')
  await step({ step: 'close', answer: 'Refunded already.' })
  expect(await returnable(small)).toBe(0)
})

// Requirement D-480: A return of damaged, spoilt, wrong, misdescribed or late items can't be declined because of the
//   shop's policy (decision X58).
test('the policy is no reason to decline what the law grants', async () => {
  const { small, ask, step, returnable } = await shopWithReturn()
  await ask({ reason: 'spoilt', lines: `${small}:1` })
  expect((await step({ step: 'decline', reason: 'not_covered' })).json().code).toBe('LAW_GIVES_RETURN')
  expect((await step({ step: 'decline', reason: 'other' })).json().code).toBe('ANSWER_NEEDED')
  const declined = await step({ step: 'decline', reason: 'not_shown', answer: 'Please send a photo.' })
  expect(declined.json()).toMatchObject({ state: 'declined', decline_reason: 'not_shown' })
  expect(await returnable(small), 'a declined return takes no units').toBe(3)
  await ask({ reason: 'changed_mind', lines: `${small}:1` })
  expect((await step({ step: 'decline', reason: 'not_covered' })).json().state).toBe('declined')
})

// Requirement D-477
test('undelivered orders and orders of others have no returns; the merchant records one, without goods to send back', async () => {
  const open = await shopWithReturn({ delivered: false })
  const { shop, admin, order, small, ask, step, returnable } = open
  expect(await returnable(small)).toBe(0)
  expect((await ask({ lines: `${small}:1` })).json().code).toBe('NOT_RETURNABLE')
  await admin.put(`/api/orders/deliver/${order.id}`)
  const stranger = await signInShopper(shop)
  expect((await stranger.get(`/api/orders/${order.id}/returns`)).statusCode).toBe(404)
  expect((await ask({ lines: `${small}:1` }, [], stranger)).statusCode).toBe(404)
  expect((await ask({ lines: `${small}:1` }, [Buffer.from('no picture')])).json().code).toBe('INVALID')
  expect((await ask({ lines: `${small}:1` }, [], admin)).statusCode).toBe(200)
  expect((await admin.get('/api/returns')).json()).toMatchObject([{ by_customer: false }])
  await step({ step: 'approve', send_back: false })
  expect((await step({ step: 'receive', lines: [] })).json().code).toBe('NOT_NOW')
  const stale = await admin.post('/api/returns/1/steps', { step: 'refund', version: 1 })
  expect(stale.json()).toMatchObject({ code: 'RETURN_CHANGED', current: { version: 2 } })
  expect((await step({ step: 'refund', amount: 100, delivery: undefined })).json().state).toBe('refunded')
  await runJobs(shop)
  expect(refundedByProvider(shop)).toEqual([10_000])
})

// Requirement D-481: Units of a deleted size or already restocked units can't be restocked by a return, and a deleted
//   account's returns lose their texts and photos (decision X58).
test('deleted sizes and erased accounts', async () => {
  const { shop, admin, shopper, order, small, ask, step } = await shopWithReturn()
  await ask({ lines: `${small}:1`, note: 'Torn' }, [await plainPicture('#00aa00')])
  await step({ step: 'approve', send_back: true, answer: 'Sorry' })
  await step({ step: 'receive', lines: [{ item_id: small, units: 1 }] })
  await shop.db.updateTable('order_items').set({ pack_id: null }).where('id', '=', small).execute()
  const restocking = await step({ step: 'inspect', lines: [{ item_id: small, restock: 1, waste: 0 }] })
  expect(restocking.json().code).toBe('GOODS_GONE')
  expect(
    (await step({ step: 'inspect', lines: [{ item_id: small, restock: 0, waste: 1 }] })).json(),
  ).toMatchObject({ state: 'inspected' })
  expect((await fetchRefundLines({ admin, order })).length).toBe(2)
  expect((await shopper.get('/api/account/data')).body).toContain('Torn')
  await eraseAccount(shop, shopper)
  expect((await admin.get('/api/returns')).json()).toMatchObject([{ note: '', answer: '', pictures: [] }])
  await deleteUnusedReviewPictures(shop)
  expect(await shop.db.selectFrom('pictures').select('id').execute()).toEqual([])
})

// Requirement D-482: Guests request a return with their order's link, and items of a parcel can be returned once it is
//   delivered and nothing of the same item is still to be sent (decision X58).
test('a guest requests a return with the link, and only a guest', async () => {
  const { shop, muesli } = await shopWithGuests()
  const admin = await signInAs(shop, 'admin')
  const { key, order, path } = await placeAsGuest(shop, muesli.id)
  await payAsGuest(shop, key)
  await admin.put(`/api/orders/deliver/${order.id}`)
  const [line] = (await shop.visitor().get(`${path}/returns`)).json().returnable
  const form = { form_key: 'a-form-of-a-guest-1', reason: 'wrong', lines: `${line.item_id}:1` }
  const asked = await sendForm(shop.visitor(), 'post', `${path}/returns`, form)
  expect(asked.json().returns).toMatchObject([{ state: 'requested', reason: 'wrong' }])
  const other = await sendForm(shop.visitor(), 'post', '/api/guest-orders/another-key/returns', form)
  expect(other.statusCode).toBe(404)
  shop.clock.pass({ minutes: 5 })
  await shop.visitor().post(`${path}/erase`)
  expect((await admin.get('/api/returns')).json()).toMatchObject([{ state: 'requested', note: '' }])
})

// Requirement D-482
test('items of a delivered parcel can be returned while other items are still to be sent', async () => {
  const { admin, order, small, large, returnable } = await shopWithReturn({ delivered: false })
  const dispatch = (items: { item_id: number; quantity: number }[], form_key: string) =>
    admin.post('/api/orders/dispatched', {
      form_key,
      courier: 'dtdc',
      parcels: [
        {
          order_id: order.id,
          items: items.map(({ item_id, quantity }) => ({ order_item_id: item_id, quantity })),
        },
      ],
    })
  const sent = await dispatch(
    [
      { item_id: small, quantity: 3 },
      { item_id: large, quantity: 1 },
    ],
    'the-first-parcel-1',
  )
  expect(sent.statusCode, sent.body).toBe(200)
  expect(await returnable(small), 'on its way').toBe(0)
  const { parcels } = (await admin.get(`/api/orders/${order.id}/delivery`)).json()
  await admin.put(`/api/orders/${order.id}/parcels/${parcels[0].id}/delivered`)
  expect(await returnable(small)).toBe(3)
  expect(await returnable(large), 'one more is still to be sent').toBe(0)
})
