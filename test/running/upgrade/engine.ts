import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../scripts/free-port.ts'
import { shopProgram } from '../../../scripts/setup/places.mjs'

type Asked = { cwd: string; args: string[] }
type Done = { status: number; said: string }

const done: Done = { status: 0, said: '' }
const latest = 'pasumai-shop:latest'
const startMs = 100_000

type Wanted = {
  /** The folder of the release that is the latest at first. */
  release: string
  /** All that the shop's process is told. */
  shopEnv: NodeJS.ProcessEnv
  /** Where `psql` finds its server. */
  databaseEnv: Record<string, string>
}

/**
 * What deploy/upgrade asks of `docker` and of `docker compose`, with processes in place of containers: a test can fetch no
 * image of Postgres. An image is the folder that it was built in, and there is one shop, of the image that is the latest.
 */
export async function openEngine({ release, shopEnv, databaseEnv }: Wanted) {
  const images = new Map([[latest, release]])
  let shop: ChildProcess | undefined
  let log = ''
  const isRunning = () => shop && shop.exitCode === null && shop.signalCode === null

  function start() {
    if (isRunning()) return done
    const cwd = images.get(latest) ?? ''
    const child = spawn(process.execPath, shopProgram, {
      cwd,
      env: shopEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += text))
    shop = child
    return done
  }

  async function stop() {
    if (!shop || !isRunning()) return done
    const gone = once(shop, 'exit')
    shop.kill('SIGTERM')
    await gone
    return done
  }

  /** Comes back once the shop is as it is asked for, or has ended: no test waits for the patience of the script. */
  async function inShop([, ...args]: string[]) {
    const here = args.map((text) => text.replace('127.0.0.1:3000', `127.0.0.1:${shopEnv.PORT}`))
    for (const began = Date.now(); isRunning() && Date.now() - began < startMs; await pause(100)) {
      const asked = await runProgram(process.execPath, here, process.env)
      if (asked.status === 0) return asked
    }
    return { status: 1, said: '' }
  }

  const build = ({ cwd, args }: Asked) => {
    if (!existsSync(join(cwd, 'Dockerfile'))) return { status: 1, said: 'no Dockerfile\n' }
    images.set(args[args.indexOf('-t') + 1] ?? '', cwd)
    return done
  }

  const tag = (from = '', to = '') => {
    const image = images.get(from)
    if (!image) return { status: 1, said: `no image ${from}\n` }
    images.set(to, image)
    return done
  }

  async function answer({ cwd, args }: Asked): Promise<Done> {
    const [command, ...rest] = args
    switch (command) {
      case 'build':
        return build({ cwd, args: rest })
      case 'tag':
        return tag(...rest)
      case 'up':
      case 'start':
        return start()
      case 'stop':
        return await stop()
      case 'logs':
        return { status: 0, said: log.slice(-3000) }
      case 'exec': {
        const [, service, program = '', ...its] = rest
        return service === 'postgres'
          ? await runProgram(program, its, { ...process.env, ...databaseEnv })
          : await inShop([program, ...its])
      }
      default:
        return { status: 1, said: `this stand-in does not know: ${args.join(' ')}\n` }
    }
  }

  const port = await freePort()
  const server = createServer(async (request, response) => {
    response.end(JSON.stringify(await answer((await json(request)) as Asked)))
  }).listen(port, '127.0.0.1')
  const dieTogether = () => shop?.kill('SIGKILL')
  process.once('exit', dieTogether)

  return {
    url: `http://127.0.0.1:${port}`,
    start: async () => {
      start()
      const ready = "fetch('http://127.0.0.1:3000/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1))"
      const { status } = await inShop(['node', '-e', ready])
      if (status !== 0) throw new Error(`The shop did not open:\n${log}`)
    },
    /** The folder that an image's name leads to. */
    image: (name: string) => images.get(`pasumai-shop:${name}`),
    /** Of the shop that runs. */
    pid: () => (isRunning() ? shop?.pid : undefined),
    close: async () => {
      process.removeListener('exit', dieTogether)
      await stop()
      server.close()
    },
  }
}

const runProgram = (program: string, args: string[], env: NodeJS.ProcessEnv) =>
  new Promise<Done>((resolve) => {
    execFile(program, args, { env }, (error, stdout, stderr) =>
      resolve({ status: error ? 1 : 0, said: stdout + stderr }),
    )
  })
