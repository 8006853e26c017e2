import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CommandResult,
  createShopSlot,
  type FakeCall,
  isReady,
  runProgram,
  startFakeCommand,
  succeeded,
} from './fake-command.ts'

const latest = 'pasumai-shop:latest'

type EngineOptions = {
  /** The folder of the first release. */
  release: string
  /** The environment of the shop's process. */
  shopEnv: NodeJS.ProcessEnv
  /** The environment with which `psql` finds its server. */
  databaseEnv: Record<string, string>
}

/**
 * Fakes `docker` and `docker compose` for deploy/upgrade with processes instead of containers, because tests cannot
 * download a Postgres image. An image is the folder that it was built in, and one shop runs the latest image.
 */
export async function startFakeDocker({ release, shopEnv, databaseEnv }: EngineOptions) {
  const images = new Map([[latest, release]])
  const shop = createShopSlot(shopEnv)
  const port = shopEnv.PORT ?? ''

  function start() {
    shop.start(images.get(latest) ?? '')
    return succeeded
  }

  async function stop() {
    await shop.stop()
    return succeeded
  }

  const build = ({ cwd, args }: FakeCall) => {
    if (!existsSync(join(cwd, 'Dockerfile'))) return { status: 1, said: 'no Dockerfile\n' }
    images.set(args[args.indexOf('-t') + 1] ?? '', cwd)
    return succeeded
  }

  const tag = (from = '', to = '') => {
    const image = images.get(from)
    if (!image) return { status: 1, said: `no image ${from}\n` }
    images.set(to, image)
    return succeeded
  }

  async function execute([, service, program = '', ...args]: string[]) {
    if (service === 'postgres') return await runProgram(program, args, { ...process.env, ...databaseEnv })
    const here = args.map((text) => text.replace('127.0.0.1:3000', `127.0.0.1:${port}`))
    return await shop.ask(async () => (await runProgram(program, here, process.env)).status === 0)
  }

  async function answer({ cwd, args }: FakeCall): Promise<CommandResult> {
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
        return { status: 0, said: shop.log().slice(-3000) }
      case 'exec':
        return await execute(rest)
      default:
        return { status: 1, said: `this stand-in does not know: ${args.join(' ')}\n` }
    }
  }

  const { command, env, close } = await startFakeCommand(answer)
  return {
    /** The script's environment. */
    env: { ...env, COMPOSE: command, CONTAINER: command },
    open: async () => {
      start()
      if ((await shop.ask(() => isReady(port))).status !== 0)
        throw new Error(`The shop did not open:\n${shop.log()}`)
    },
    /** Restarts the shop with the same release. */
    restart: async () => {
      await stop()
      start()
      if ((await shop.ask(() => isReady(port))).status !== 0)
        throw new Error(`The shop did not open again:\n${shop.log()}`)
    },
    /** The folder of an image. */
    image: (name: string) => images.get(`pasumai-shop:${name}`),
    close: async () => {
      await shop.close()
      close()
    },
  }
}
