import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { compileCacheEnv } from '../../scripts/setup/runtime.mjs'
import { bundleProgram } from './bundle-program.ts'
import type { Report, ShopCommand } from './killable-shop.ts'

/** `secondsAhead`: how far its clock is ahead of this machine's at the start. */
type Options = { env: Record<string, string>; secondsAhead: number; onPoint: (point: string) => void }

const program = fileURLToPath(new URL('./killable-shop.ts', import.meta.url))
const timeoutMs = 60_000
/** Shared by all processes of a test file, because bundling takes longer than a start. */
let bundle: Promise<string> | undefined

/** A shop in a separate process that can be killed, restarted and controlled. */
export function shopProcess({ env, secondsAhead, onPoint }: Options) {
  let child: ChildProcess | undefined
  let deaths = 0

  /** Resolves to false if the process died instead. */
  const answer = (process: ChildProcess) =>
    new Promise<boolean>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('the shop’s process does not answer')), timeoutMs)
      const finish = (isDone: boolean) => {
        clearTimeout(late)
        process.off('message', onReport).off('exit', onExit)
        resolve(isDone)
      }
      const onReport = (report: Report) => (report === 'done' ? finish(true) : undefined)
      const onExit = () => finish(false)
      process.on('message', onReport).once('exit', onExit)
    })

  async function start() {
    const { NODE_OPTIONS: _, VITEST: __, ...outer } = process.env
    bundle ??= bundleProgram(program)
    child = fork(await bundle, {
      env: { ...outer, ...compileCacheEnv, ...env, SECONDS_AHEAD: String(secondsAhead) },
      // It lives for seconds, so optimizing the embedded database's WebAssembly does not pay off.
      execArgv: ['--disable-warning=ExperimentalWarning', '--liftoff-only'],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    const errors = text(child.stderr ?? Readable.from([]))
    child.once('exit', (_status, signal) => {
      if (signal === 'SIGKILL') deaths += 1
    })
    child.on('message', (report: Report) => {
      if (typeof report === 'object') onPoint(report.passed)
    })
    if (!(await answer(child))) {
      const { exitCode, signalCode } = child
      throw new Error(`the shop’s process did not start (${exitCode ?? signalCode}): ${await errors}`)
    }
  }

  async function ask(command: ShopCommand) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return false
    const done = answer(child)
    child.send(command, () => {})
    return done
  }

  return {
    start,
    /** How often it was killed. */
    deaths: () => deaths,
    /** Asks the process itself, because the exit event of a dead process may not have arrived yet. */
    isAlive: () => ask({ secondsPass: 0 }),
    /** The time of its clock. */
    now: () => new Date(Date.now() + secondsAhead * 1000),
    killAt: (point: string) => ask({ killAt: point }),
    runJobs: () => ask('run jobs'),
    pass: (seconds: number) => {
      secondsAhead += seconds
      return ask({ secondsPass: seconds })
    },
    /** Shuts it down gracefully, so that its database can be opened by this process. */
    async close() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.send('close', () => {})
      await gone
    },
    kill: () => void child?.kill('SIGKILL'),
  }
}
