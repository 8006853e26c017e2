import { symlinkSync } from 'node:fs'
import { readlink } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type CommandResult,
  createShopSlot,
  type FakeCall,
  isReady,
  startFakeCommand,
  succeeded,
} from './fake-command.ts'

type UnitsOptions = {
  /** Replaces /opt/shop. */
  home: string
  /** The folder of the first release. */
  release: string
  /** The environment of each shop's process. */
  shopEnvs: NodeJS.ProcessEnv[]
}

/** Fakes `systemctl` and `curl` for deploy/upgrade-units: shop@1, shop@2 and so on are processes of the test. */
export async function startFakeSystemd({ home, release, shopEnvs }: UnitsOptions) {
  const current = join(home, 'current')
  symlinkSync(release, current)
  const units = shopEnvs.map((env, at) => ({
    name: `shop@${at + 1}.service`,
    asked: `http://127.0.0.1:${3001 + at}/health/ready`,
    port: env.PORT ?? '',
    shop: createShopSlot(env),
  }))
  type Unit = (typeof units)[number]
  const named = (names: string[]) => units.filter(({ name }) => names.includes(name))
  const stop = ({ shop }: Unit) => shop.stop()
  // The process runs in the folder to which the symlink pointed at its start.
  const start = async ({ shop }: Unit) => shop.start(await readlink(current))

  const restarted: string[] = []
  const stopped = new Set<string>()
  const others = new Set<string>()

  async function stopUnits(names: string[]) {
    for (const name of names) stopped.add(name)
    await Promise.all(named(names).map(stop))
  }

  async function startUnits(names: string[]) {
    for (const name of names) stopped.delete(name)
    await Promise.all(named(names).map(start))
  }

  async function answer({ args }: FakeCall): Promise<CommandResult> {
    const [command, ...names] = args
    if (command === 'restart') restarted.push(...names)
    if (command === 'list-units') {
      const loaded = units.filter(({ name }) => !stopped.has(name))
      return {
        status: 0,
        said: loaded.map(({ name }) => `${name} loaded active running The shop\n`).join(''),
      }
    }
    if (command === 'is-active') return { status: others.has(names.at(-1) ?? '') ? 0 : 3, said: '' }
    if (command === 'curl') {
      const unit = units.find(({ asked }) => asked === args.at(-1))
      return unit ? await unit.shop.ask(() => isReady(unit.port)) : { status: 1, said: '' }
    }
    if (command === 'stop' || command === 'restart') await stopUnits(names)
    if (command === 'start' || command === 'restart') await startUnits(names)
    return succeeded
  }

  const { command, env, close } = await startFakeCommand(answer)
  return {
    /** The script's environment. */
    env: { ...env, SYSTEMCTL: command, CURL: `${command} curl`, SHOP_HOME: home },
    open: async () => {
      await Promise.all(units.map(start))
      for (const { shop, port } of units)
        if ((await shop.ask(() => isReady(port))).status !== 0)
          throw new Error(`A shop did not open:\n${shop.log()}`)
    },
    current: () => readlink(current),
    /** Units that were restarted, in order. */
    restarted,
    /** Running units other than shop@. */
    others,
    stopAll: () => stopUnits(units.map(({ name }) => name)),
    close: async () => {
      await Promise.all(units.map(({ shop }) => shop.close()))
      close()
    },
  }
}
