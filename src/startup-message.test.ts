import { expect, test } from 'vitest'
import { createTestShop } from '#test/shop/shop.ts'
import { formatStartupMessage } from './real-parts.ts'

const warning = 'WARNING: Nightly backups are off'

// Requirement D-303: A shop meant for production is warned at start-up if it has no nightly backups.
test('a production shop is warned at start-up that nothing is backed up', async () => {
  const real = { PUBLIC_URL: 'https://shop.example' }
  const shop = await createTestShop({ env: real })
  expect(await formatStartupMessage(shop)).toContain(warning)
  const kept = await createTestShop({
    env: {
      ...real,
      BACKUP_TO: 's3://kept/shop',
      MEDIA_S3_ENDPOINT: 'http://127.0.0.1:9',
      MEDIA_S3_BUCKET: 'a',
      MEDIA_S3_KEY_ID: 'b',
      MEDIA_S3_SECRET: 'c',
    },
    db: shop.db,
  })
  expect(await formatStartupMessage(kept)).not.toContain(warning)
  expect(await formatStartupMessage(await createTestShop({ db: shop.db }))).not.toContain(warning)
})
