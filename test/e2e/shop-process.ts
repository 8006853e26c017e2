import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { shopProgram } from '../../scripts/setup/places.mjs'
import type { ShopHome } from './shop-home.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const startTimeout = 60_000
const stopTimeout = 15_000

/** The shop as a merchant runs it: a process of its own that answers at `url`. */
export type ShopProcess = {
  url: string
  dataDir: string
  pid: number
  /** Everything it printed so far. */
  output: () => string
  /** Asks it to end, as a service manager does. @returns its exit status */
  stop: () => Promise<number | null>
  /** SIGKILL: it has no chance to tidy up. */
  kill: () => Promise<void>
}

/** Starts the shop and waits until it answers. @throws Error with what it printed when it ends or is silent instead */
export async function startShop(home: ShopHome, settings: Record<string, string> = {}): Promise<ShopProcess> {
  const env = { ...process.env, ...noSettings(), NODE_ENV: '', DEMO: 'on', ...home.env, ...settings }
  const child = spawn(process.execPath, shopProgram, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const dieTogether = () => child.kill('SIGKILL')
  process.once('exit', dieTogether)
  child.once('exit', () => process.removeListener('exit', dieTogether))
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  try {
    await untilItAnswers(child, home.url, () => output)
  } catch (error) {
    await end(child, 'SIGKILL')
    throw error
  }
  return {
    url: home.url,
    dataDir: home.env.DATA_DIR,
    pid: child.pid ?? 0,
    output: () => output,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => void (await end(child, 'SIGKILL')),
  }
}

/** Every setting blank, so that neither this machine's environment nor a `.env` decides what is tested. */
const noSettings = () =>
  Object.fromEntries(
    [...readFileSync(`${root}.env.example`, 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => [
      name,
      '',
    ]),
  )

async function untilItAnswers(child: ChildProcess, url: string, output: () => string) {
  const deadline = Date.now() + startTimeout
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error(`The shop ended instead of starting:\n${output()}`)
    // A port that answers is not enough: the line says that it is ours.
    if (/https?:\/\//.test(output()) && (await answers(url))) return
    await wait(50)
  }
  throw new Error(`The shop did not answer at ${url} within ${startTimeout / 1000} s:\n${output()}`)
}

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    (response) => response.ok,
    () => false,
  )

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (hasEnded(child)) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  const stuck = setTimeout(() => child.kill('SIGKILL'), stopTimeout)
  await ended
  clearTimeout(stuck)
  return child.exitCode
}
