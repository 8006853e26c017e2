import { prepare } from './setup/prepare.mjs'
import { shopCommand, shopMemoryEnv } from './setup/runtime.mjs'
import { spawnNode } from './setup/spawn-node.mjs'

await prepare('running')
spawnNode([...shopCommand, ...process.argv.slice(2)], shopMemoryEnv)
