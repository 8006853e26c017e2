import { expect, test } from 'vitest'
import { plainPicture } from '#test/shop/forms.ts'
import { decide, publishAll, published, shopWithDelivered, waiting } from '#test/shop/reviews.ts'
import { deleteUnusedReviewPictures } from './delete-unused-pictures.ts'

// Requirement D-398: Reviews have up to four photos, re-encoded without their metadata and deleted with the review.
test('photos are kept, replaced and deleted; no more than four', async () => {
  const opened = await shopWithDelivered()
  const { shop, shopper, admin, write, path, muesli } = opened
  const [red, blue] = [await plainPicture('#aa0000'), await plainPicture('#0000aa')]
  const first = (await write({}, [red])).json()
  expect(first.pictures).toHaveLength(1)
  expect((await shop.visitor().get(`${first.pictures[0].url}/240.webp`)).statusCode).toBe(200)
  const more = (await write({ version: 1, keep: String(first.pictures[0].id) }, [blue])).json()
  expect(more.pictures).toMatchObject([{ id: first.pictures[0].id }, {}])
  expect((await write({ version: 2, keep: '1,2' }, [red, red, blue])).json().code).toBe('TOO_MANY_FILES')
  expect((await write({ version: 2 }, [Buffer.from('no picture')])).json().code).toBe('INVALID')
  // The merchant's own pictures don't contain them, and cannot be lost to them.
  expect((await admin.get('/api/images')).json()).toEqual([])
  expect((await admin.delete(`/api/images/${first.pictures[0].id}`)).statusCode).toBe(409)
  await publishAll(opened)
  expect((await published(shop, muesli.id))[0].pictures).toHaveLength(2)

  await write({ version: 3 })
  await shopper.delete(path)
  await deleteUnusedReviewPictures(shop)
  const left = await shop.db.selectFrom('pictures').select('id').execute()
  expect(left).toEqual([])
  expect((await shop.visitor().get(`${first.pictures[0].url}/240.webp`)).statusCode).toBe(404)
})

// Requirement D-398
test('the photos of a rejected review go after a week', async () => {
  const opened = await shopWithDelivered()
  const { shop, write } = opened
  await write({}, [await plainPicture('#00aa00')])
  await decide(opened, await waiting(opened), { state: 'rejected', reason: 'spam' })
  const count = async () => (await shop.db.selectFrom('pictures').select('id').execute()).length
  await deleteUnusedReviewPictures(shop)
  expect(await count()).toBe(1)
  shop.clock.pass({ days: 8 })
  await deleteUnusedReviewPictures(shop)
  expect(await count()).toBe(0)
})
