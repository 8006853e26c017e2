/**
 * Builds the image and runs it with the hardening of compose.yaml: `npm run test:image`, on Debian, as root. With
 * access to the public base image: `npm run test:image -- --public`. Otherwise the base is made of Debian packages and
 * this machine's Node.
 */
import assert from 'node:assert/strict'
import { chownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { demoLogins } from '#database/demo/demo-logins.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { startPostgres } from '../../../scripts/postgres.ts'
import { root } from '../../../scripts/setup/runtime.mjs'
import { makeBaseImages } from './base-images.ts'
import { installTools, run } from './tools.ts'

const image = 'localhost/pasumai-shop:tested'
const name = `shop-image-test-${process.pid}`
/** The user id to which deploy/setup gives the backup folder. */
const owner = 10001
const drainSeconds = 2
/** Time for pending responses, on a slow machine. */
const goodbyeSeconds = 10

const podman = (...args: string[]) => run('podman', '--runtime', 'runc', ...args)
const inside = (...args: string[]) => podman('exec', name, ...args)

async function main() {
  await installTools()
  const bases = process.argv.includes('--public') ? [] : makeBaseImages()
  console.log('Building the image …')
  run('buildah', 'bud', '--format=docker', '--layers', '--isolation=chroot', ...bases, '-t', image, root)
  const server = await startPostgres()
  const backups = mkdtempSync(join(tmpdir(), 'shop-image-backups-'))
  chownSync(backups, owner, owner)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: server.url,
    DEMO: 'on',
    BACKUP_TO: '/backups',
    DRAIN_SECONDS: String(drainSeconds),
  }
  try {
    const mounted = `--volume=${backups}:/backups`
    podman('run', '--detach', '--name', name, mounted, ...hardened, ...environment(settings), image)
    await untilReady(url)
    await check('it runs as nobody in particular', () => assert.notEqual(inside('id', '-u').trim(), '0'))
    await check('its file system cannot be changed', () =>
      assert.throws(() => inside('touch', '/shop/src/more'), /Read-only file system/),
    )
    await check('it has no tools to build with', () =>
      assert.equal(inside('sh', '-c', `${lookFor(tools)}; ${lookIn(buildPackages)}`).trim(), ''),
    )
    await check('its health check says that it is well', () => inside(...healthCheck()))
    await check('an order is placed', () => placeOrder(url))
    await check('a backup is made in a mounted folder', () => expectBackup(backups))
    await check('a folder that is not mounted is refused at the start', () => expectNoStart(settings))
    await check('it ends by itself when asked', () => expectGoodEnd())
    console.log(`The image is ${sizeOf(image)}.`)
  } finally {
    try {
      podman('rm', '--force', name)
    } finally {
      await server.stop()
      rmSync(backups, { recursive: true })
    }
  }
}

/** The options of compose.yaml, and limits for a machine without control groups. */
const hardened = [
  '--network=host',
  '--read-only',
  '--tmpfs=/tmp',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  '--ulimit=nofile=4096:4096',
  '--ulimit=nproc=1000:1000',
]
const environment = (settings: Record<string, string>) =>
  Object.entries(settings).map(([setting, value]) => `--env=${setting}=${value}`)

const tools = ['npm', 'npx', 'yarn', 'gcc', 'cc', 'make', 'python3', 'git']
const buildPackages = ['vite', 'tailwindcss', 'typescript', 'vitest', 'node', 'react']
const lookFor = (programs: string[]) => `for each in ${programs.join(' ')}; do command -v $each; done`
const lookIn = (packages: string[]) =>
  `for each in ${packages.join(' ')}; do [ ! -e node_modules/$each ] || echo $each; done`

async function check(what: string, look: () => unknown) {
  await look()
  console.log(`✓ ${what}`)
}

async function untilReady(url: string) {
  for (let waited = 0; waited < 120; waited++) {
    if (
      await fetch(`${url}/health/ready`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await pause(500)
  }
  throw new Error(`The shop in the image is not ready:\n${podman('logs', name)}`)
}

/** The health check command of the image. */
function healthCheck(): string[] {
  const [found] = JSON.parse(run('podman', 'image', 'inspect', image))
  const [how, ...command] = found.Healthcheck.Test
  assert.equal(how, 'CMD')
  return command
}

const home = {
  full_name: 'Anitha Raj',
  address_line1: '12 Gandhi Road',
  city: 'Coimbatore',
  state: 'Tamil Nadu',
  postal_code: '641012',
  country: 'India',
}

async function placeOrder(url: string) {
  const { phone, pin } = demoLogins[0]
  const login = await post(`${url}/api/auth/login`, { phone, pin })
  const cookie = login.headers.getSetCookie().map((one) => one.split(';')[0])
  const headers = { cookie: cookie.join('; ') }
  assert.equal((await post(`${url}/api/address/upsert`, home, headers)).status, 200)
  assert.equal((await post(`${url}/api/cart/add`, { product_id: 1, quantity: 1 }, headers)).status, 200)
  const order = await post(`${url}/api/orders/add`, {}, headers)
  assert.ok(order.ok, await order.text())
}

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** The backup must belong to the image's user, and nobody else may read it. */
function expectBackup(folder: string) {
  assert.match(inside('node', 'scripts/backup.ts'), /^Backed up as .* to \/backups and verified/)
  const made = readdirSync(folder).filter((entry) => /^\d{8}t\d{6}z-/.test(entry))
  assert.equal(made.length, 1)
  const { uid, mode } = statSync(join(folder, made[0] ?? ''))
  assert.deepEqual([uid, mode & 0o077], [owner, 0])
}

function expectNoStart(settings: Record<string, string>) {
  const elsewhere = environment({ ...settings, BACKUP_TO: '/mnt/of-the-machine' })
  assert.throws(() => podman('run', '--rm', ...hardened, ...elsewhere, image), /run deploy\/setup/)
}

function expectGoodEnd() {
  const began = Date.now()
  podman('stop', '--time=60', name)
  const seconds = (Date.now() - began) / 1000
  assert.equal(podman('inspect', '--format={{.State.ExitCode}}', name).trim(), '0')
  assert.ok(seconds >= drainSeconds, 'it did not wait for a balancer to notice')
  assert.ok(seconds < drainSeconds + goodbyeSeconds, `it took ${seconds} s to end`)
}

const sizeOf = (tag: string) => {
  const bytes = Number(run('podman', 'image', 'inspect', '--format={{.Size}}', tag))
  return `${Math.round(bytes / 1e6)} MB, its bare Debian included`
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
