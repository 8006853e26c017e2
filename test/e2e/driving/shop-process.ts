import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { shopCommand, shopMemoryEnv } from '../../../scripts/setup/runtime.mjs'
import type { ShopSandbox } from './shop-sandbox.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Without the garbage collection after startup, which takes a fifth of a start's processor time. */
const testCommand = shopCommand.filter((part) => part !== '--expose-gc')
/** The shop as `npm start` runs it, with collections of garbage: for measurements of memory. */
export const asMerchant = { folder: root, program: shopCommand }
/** Far longer than a start takes alone, because a busy machine must not fail tests. */
const startTimeout = 200_000
const stopTimeout = 60_000

/** The shop as a merchant runs it: a separate process that answers at `url`. */
export type ShopProcess = {
  url: string
  dataDir: string
  pid: number
  /** The output so far. */
  output: () => string
  /**
   * Sends SIGTERM, as a service manager does.
   * @returns its exit status
   */
  stop: () => Promise<number | null>
  /** Sends SIGKILL, so that it cannot clean up. */
  kill: () => Promise<void>
}

/** All test shoppers share one network address, so its limit is off. */
const testDefaults = { NODE_ENV: '', DEMO: 'on', UNPAID_ORDERS_PER_NETWORK: '0' }

/**
 * Starts the shop and waits until it answers.
 * @param onOutput called with the output so far whenever there is more
 * @param checkout the folder and arguments of another program, such as the development server
 * @throws Error with the output if the process ends or does not answer
 */
export async function startShop(
  sandbox: ShopSandbox,
  settings: Record<string, string> = {},
  onOutput?: (output: string) => void,
  checkout = { folder: root, program: testCommand },
): Promise<ShopProcess> {
  const child = spawn(process.execPath, checkout.program, {
    cwd: checkout.folder,
    env: environmentOf(sandbox, settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killWithParent = () => child.kill('SIGKILL')
  process.once('exit', killWithParent)
  child.once('exit', () => process.removeListener('exit', killWithParent))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
      onOutput?.(output)
    })
  try {
    await waitUntilReachable(child, sandbox.url, () => output)
  } catch (error) {
    await end(child, 'SIGKILL')
    throw error
  }
  return {
    url: sandbox.url,
    dataDir: sandbox.env.DATA_DIR,
    pid: child.pid ?? 0,
    output: () => output,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => void (await end(child, 'SIGKILL')),
  }
}

/** The environment of the shop's process. */
export const environmentOf = (sandbox: ShopSandbox, settings: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...shopMemoryEnv,
  ...blankSettings(),
  ...testDefaults,
  ...sandbox.env,
  ...settings,
})

/** Every setting blank, so that neither this machine's environment nor a `.env` file influences the tests. */
const blankSettings = () =>
  Object.fromEntries(
    [...readFileSync(`${root}.env.example`, 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => [
      name,
      '',
    ]),
  )

async function waitUntilReachable(child: ChildProcess, url: string, output: () => string) {
  const deadline = Date.now() + startTimeout
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error(`The shop ended instead of starting:\n${output()}`)
    // Another process may answer on the port, so the output must contain the URL as well.
    if (/https?:\/\//.test(output()) && (await isReachable(url))) return
    await wait(50)
  }
  throw new Error(`The shop did not answer at ${url} within ${startTimeout / 1000} s:\n${output()}`)
}

const isReachable = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    (response) => response.ok,
    () => false,
  )

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/**
 * Sends a signal and waits for the exit. A process that does not end in time is killed.
 * @returns its exit status
 */
async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (hasEnded(child)) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  const stuck = setTimeout(() => child.kill('SIGKILL'), stopTimeout)
  await ended
  clearTimeout(stuck)
  return child.exitCode
}
