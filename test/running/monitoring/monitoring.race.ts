import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../scripts/free-port.ts'
import { startPostgres } from '../../../scripts/postgres.ts'
import { run } from '../../../scripts/setup/run.mjs'
import { startShopOn } from '../../outage/outage-world.ts'
import { deployFile } from '../deploy-files.ts'
import { ensureProgram, startProgram } from '../system-program.ts'

beforeAll(() => ensureProgram('prometheus'), 300_000)

const token = 'a-token-of-some-length'

/** The Prometheus files in `deploy/`, and the file that the guide adds. */
const files = {
  'prometheus.yml': deployFile('monitoring/prometheus.yml'),
  'alerts.yml': deployFile('monitoring/alerts.yml'),
  'shop.token': token,
}

/** What promtool lets happen to a shop, and which alerts follow. */
const simulations = ['alerts.test.yml', 'backup-alert.test.yml']

// Requirements D-283, D-295, D-296
test('promtool accepts rules and settings, and alerts fire when they should and not before', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'shop-promtool-'))
  onTestFinished(() => rm(cwd, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(cwd, name), text)
  for (const name of simulations) await copyFile(join(import.meta.dirname, name), join(cwd, name))
  const promtool = (...args: string[]) => run(`promtool ${args.join(' ')}`, 'promtool', args, { cwd })
  await promtool('check', 'rules', '--lint-fatal', 'alerts.yml')
  await promtool('check', 'config', '--lint-fatal', 'prometheus.yml')
  await promtool('test', 'rules', ...simulations)
})

// Requirement D-283: Prometheus accepts the rules and scrapes a shop with them; alerts fire when they should and not
//   before.
test('a Prometheus set up as documented reads a shop with its token, and the alerts follow the shop', async () => {
  const server = await startPostgres()
  onTestFinished(() => server.stop())
  const shop = await startShopOn(server, { METRICS_TOKEN: token })
  const prometheus = await startPrometheus(new URL(shop.url).host)
  await expect.poll(() => prometheus.valueOf('up{job="shop"}')).toBe(1)
  await expect.poll(() => prometheus.valueOf('shop_database_up')).toBe(1)
  await expect.poll(() => prometheus.valueOf('sum(rate(shop_request_seconds_count[1m]))')).not.toBeUndefined()
  await expect.poll(() => prometheus.unwell()).toEqual([])
  // An alert may be pending before the first scrape.
  await expect.poll(() => prometheus.raised()).toEqual([])

  await server.halt('immediate')
  await expect.poll(() => prometheus.raised()).toContain('DatabaseDoesNotAnswer')
  await server.resume()
  await expect.poll(() => prometheus.raised()).not.toContain('DatabaseDoesNotAnswer')
  await shop.kill()
  await expect.poll(() => prometheus.raised()).toContain('ShopDoesNotAnswer')
})

/** Scrapes every second instead of every 15. */
async function startPrometheus(shop: string) {
  const port = await freePort()
  const settings = files['prometheus.yml']
    .replaceAll('_interval: 15s', '_interval: 1s')
    .replace('127.0.0.1:3000', shop)
  await startProgram({
    name: 'prometheus',
    files: { ...files, 'prometheus.yml': settings },
    args: [
      '--config.file=prometheus.yml',
      '--storage.tsdb.path=data',
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    port,
  })
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json()
  const rules = async (): Promise<Rule[]> =>
    (await ask('rules')).data.groups.flatMap((group: { rules: Rule[] }) => group.rules)
  return {
    /** The single value of a query, or undefined. */
    valueOf: async (question: string): Promise<number | undefined> => {
      const [found] = (await ask(`query?query=${encodeURIComponent(question)}`)).data.result
      return found && Number(found.value[1])
    },
    /** Rules that failed or were not evaluated yet. */
    unwell: async () => (await rules()).filter(({ health }) => health !== 'ok').map(({ name }) => name),
    /** Alerts whose condition holds, also those that are still pending. */
    raised: async () => (await rules()).filter(({ state }) => state !== 'inactive').map(({ name }) => name),
  }
}

type Rule = { name: string; health: string; state: 'inactive' | 'pending' | 'firing' }
