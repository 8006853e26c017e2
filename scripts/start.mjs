import { spawnNode } from './setup/hand-over.mjs'
import { shopCommand, shopMemoryEnv } from './setup/places.mjs'
import { prepare } from './setup/prepare.mjs'

await prepare('running')
spawnNode([...shopCommand, ...process.argv.slice(2)], shopMemoryEnv)
