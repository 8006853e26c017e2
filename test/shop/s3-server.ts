import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { onTestFinished } from 'vitest'
import type { S3Options } from '#integrations/media/s3.ts'

/**
 * An S3-compatible server on a free local port; it checks every signature.
 * @param directory the data of an earlier one
 */
export async function startS3({ directory = '' } = {}): Promise<{ options: S3Options; server: S3rver }> {
  const buckets = [{ name: 'shop' }]
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: directory || (await mkdtemp(join(tmpdir(), 'shop-media-'))),
    configureBuckets: buckets,
  })
  const { port } = await server.run()
  onTestFinished(() => server.close().catch(() => {}))
  const login = { keyId: 'S3RVER', secret: 'S3RVER' }
  const endpoint = `http://127.0.0.1:${port}`
  return { options: { endpoint, region: 'ap-south-1', bucket: 'shop', ...login }, server }
}
