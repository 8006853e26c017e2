import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../scripts/free-port.ts'
import { root, shopCommand } from '../../../scripts/setup/runtime.mjs'

/** A command that a script has called, with its exit status. */
export type FakeCall = { cwd: string; args: string[] }
export type CommandResult = { status: number; said: string }

export const succeeded: CommandResult = { status: 0, said: '' }
const startMs = 100_000

/** A fake command for scripts, answered by this process. */
export async function startFakeCommand(answer: (asked: FakeCall) => CommandResult | Promise<CommandResult>) {
  const port = await freePort()
  const server = createServer(async (request, response) => {
    response.end(JSON.stringify(await answer((await json(request)) as FakeCall)))
  }).listen(port, '127.0.0.1')
  return {
    command: `${process.execPath} ${join(root, 'test/running/upgrade/fake-command-client.ts')}`,
    env: { ENGINE_URL: `http://127.0.0.1:${port}` },
    close: () => server.close(),
  }
}

/**
 * A slot for one shop process, like a container or a unit.
 * @param env the process's environment
 */
export function createShopSlot(env: NodeJS.ProcessEnv) {
  let shop: ChildProcess | undefined
  let log = ''
  const isRunning = () => shop !== undefined && shop.exitCode === null && shop.signalCode === null
  const killWithTest = () => shop?.kill('SIGKILL')
  process.once('exit', killWithTest)

  async function stop() {
    if (!shop || !isRunning()) return
    const gone = once(shop, 'exit')
    shop.kill('SIGTERM')
    await gone
  }

  return {
    log: () => log,
    /** @param release its working folder */
    start: (release: string) => {
      if (isRunning()) return
      shop = spawn(process.execPath, shopCommand, { cwd: release, env, stdio: ['ignore', 'pipe', 'pipe'] })
      for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (text) => (log += text))
    },
    stop,
    /** Repeats a check until it succeeds or the shop has ended, so that tests do not wait for a script's timeouts. */
    ask: async (question: () => Promise<boolean>): Promise<CommandResult> => {
      for (const began = Date.now(); isRunning() && Date.now() - began < startMs; await pause(100))
        if (await question()) return succeeded
      return { status: 1, said: '' }
    },
    close: async () => {
      process.removeListener('exit', killWithTest)
      await stop()
    },
  }
}

export const isReady = (port = '') =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

export const runProgram = (program: string, args: string[], env: NodeJS.ProcessEnv) =>
  new Promise<CommandResult>((resolve) => {
    execFile(program, args, { env }, (error, stdout, stderr) =>
      resolve({ status: error ? 1 : 0, said: stdout + stderr }),
    )
  })
