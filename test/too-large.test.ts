import { execFile } from 'node:child_process'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createTestShop, signInAs } from './shop/shop.ts'

const run = promisify(execFile)
const megabyte = 1024 * 1024

/** A shop on a real socket, because only there the state of connections can be tested. */
async function listeningShop() {
  const shop = await createTestShop()
  return { shop, url: await shop.app.listen({ port: 0, host: '127.0.0.1' }) }
}

type Upload = { url: string; bytes: number; as: 'json' | 'stream' | 'form'; cookie?: string }

/** Uses Node's fetch in a separate process, because in one process client and server would share an event loop. */
async function uploadOften(times: number, upload: Upload): Promise<string[]> {
  const { stdout } = await run(process.execPath, [
    '--input-type=module',
    '-e',
    `const { url, bytes, as, cookie = '' } = ${JSON.stringify(upload)}
     const picture = new FormData()
     picture.set('title', 'bannerImage1')
     picture.set('image', new Blob([new Uint8Array(bytes)]), 'photo.jpg')
     const bodies = {
       json: () => JSON.stringify({ phone: 'x'.repeat(bytes) }),
       stream: () => new Blob([new Uint8Array(bytes)]).stream(),
       form: () => picture,
     }
     const headers = { cookie, ...(as !== 'form' && { 'content-type': 'application/json' }) }
     const told = []
     for (let asked = 0; asked < ${times}; asked++) {
       const sent = fetch(url, { method: 'POST', headers, body: bodies[as](), duplex: 'half' })
       told.push(await sent.then(async (answer) => answer.status + ' ' + (await answer.json()).code, String))
     }
     console.log(JSON.stringify(told))`,
  ])
  return JSON.parse(stdout)
}

// Requirement D-107: A client whose request body is too large can read the error.
test.each([
  ['just above the limit', 70_000, 'json'],
  ['of a megabyte', megabyte, 'json'],
  ['of eight megabytes', 8 * megabyte, 'json'],
  ['of a megabyte, and does not say so before,', megabyte, 'stream'],
] as const)(
  'a client that sends a body %s can read that it is too large, every time',
  async (_what, bytes, as) => {
    const { url } = await listeningShop()
    const told = await uploadOften(25, { url: `${url}/api/auth/register`, bytes, as })
    expect(told).toEqual(Array(25).fill('413 TOO_LARGE'))
  },
)

test('who sends a picture that is too large can read so, every time', async () => {
  const { shop, url } = await listeningShop()
  const { cookies } = await signInAs(shop, 'admin')
  const upload = { url: `${url}/api/images/add`, bytes: 20 * megabyte, cookie: `token=${cookies.token}` }
  expect(await uploadOften(5, { ...upload, as: 'form' })).toEqual(Array(5).fill('413 TOO_LARGE'))
})

test('who never ends is answered, and cut off after a bounded amount', async () => {
  const { url } = await listeningShop()
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const length = 9_999_999_999
  socket.write(
    `POST /api/auth/register HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
  )
  const piece = Buffer.alloc(64 * 1024)
  const sendOn = () => {
    while (!socket.destroyed && socket.write(piece));
  }
  socket.on('drain', sendOn).on('error', () => {})
  let answer = ''
  socket.on('data', (bytes) => (answer += bytes))
  sendOn()
  await new Promise((resolve) => socket.once('close', resolve))
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(socket.bytesWritten).toBeLessThan(length / 10)
})
