import { prepare } from './setup/prepare.mjs'
import { spawnNode } from './setup/spawn-node.mjs'

await prepare('everything')
spawnNode(['scripts/screenshot.ts'])
