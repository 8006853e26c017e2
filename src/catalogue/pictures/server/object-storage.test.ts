import { expect, test } from 'vitest'
import { s3Media } from '#integrations/media/s3.ts'
import { plainPicture, sendForm } from '#test/shop/forms.ts'
import { startS3 } from '#test/shop/s3-server.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import { masterPath, pictureKey } from './picture-paths.ts'

const [leaf, chilli] = [await plainPicture('#5E7A3A'), await plainPicture('#A23E26')]

test('pictures live in a rented store: shown, deleted there, and not taken while it is gone', async () => {
  const { options, server } = await startS3()
  const media = s3Media({ ...options, wait: async () => {} })
  const shop = await createTestShop({ media })
  const admin = await signInAs(shop, 'admin')
  const add = (picture: Buffer) =>
    sendForm(admin, 'post', '/api/images/add', { title: 'loginBg', alt: '' }, [picture])

  expect((await add(leaf)).statusCode).toBe(201)
  const { imageUrl } = (await shop.visitor().get('/api/images/title/loginBg')).json()
  expect((await shop.visitor().get(imageUrl)).headers['content-type']).toMatch(/^image\//)
  expect(await media.get(masterPath(pictureKey(leaf)))).not.toBeNull()

  expect((await add(chilli)).statusCode).toBe(201)
  const [, unused] = (await admin.get('/api/images')).json()
  expect((await admin.delete(`/api/images/${unused.id}`)).statusCode).toBe(200)
  expect(await media.get(masterPath(pictureKey(leaf)))).toBeNull()

  await server.close()
  const refused = await add(leaf)
  expect(refused.statusCode).toBeGreaterThanOrEqual(500)
  expect(refused.json().message).toMatch(/^[A-Z].*\.$/)
  expect((await admin.get('/api/images')).json()).toHaveLength(1)
})
