import { expect, test } from 'vitest'
import { eraseAccount } from '#test/shop/erase-account.ts'
import { plainPicture, sendForm } from '#test/shop/forms.ts'
import { payAsGuest, placeAsGuest, shopWithGuests } from '#test/shop/guests.ts'
import { form, publishAll, published, ratingOf, shopWithDelivered } from '#test/shop/reviews.ts'
import { signInAs } from '#test/shop/shop.ts'
import { deleteUnusedReviewPictures } from './delete-unused-pictures.ts'

// Requirement D-401: Reviews are in the export of a person's data, and are deleted with the account or the guest's data.
test('reviews are exported and deleted with the account', async () => {
  const opened = await shopWithDelivered()
  const { shop, shopper, write, muesli } = opened
  await write({ text: 'Good with warm milk.' }, [await plainPicture('#112233')])
  await publishAll(opened)
  const exported = await shopper.get('/api/account/data')
  expect(exported.body).toContain('Good with warm milk.')
  shop.clock.pass({ minutes: 5 })
  await eraseAccount(shop, shopper)
  shop.clock.pass({ seconds: 2 })
  expect(await published(shop, muesli.id)).toEqual([])
  expect(await ratingOf(shop, muesli.id)).toBeUndefined()
  await deleteUnusedReviewPictures(shop)
  expect(await shop.db.selectFrom('review_pictures').select('id').execute()).toEqual([])
})

// Requirement D-401
test('a guest’s reviews are deleted with the data of the order', async () => {
  const { shop, muesli } = await shopWithGuests()
  const admin = await signInAs(shop, 'admin')
  const { key, order, path } = await placeAsGuest(shop, muesli.id)
  await payAsGuest(shop, key)
  await admin.put(`/api/orders/deliver/${order.id}`)
  const [line] = (await shop.visitor().get(`${path}/reviews`)).json()
  await sendForm(shop.visitor(), 'put', `${path}/reviews/${line.order_item_id}`, form)
  shop.clock.pass({ minutes: 5 })
  const erased = await shop.visitor().post(`${path}/erase`)
  expect(erased.statusCode, erased.body).toBe(200)
  expect(await shop.db.selectFrom('reviews').select('id').execute()).toEqual([])
})
