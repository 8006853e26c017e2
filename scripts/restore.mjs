import { spawnNode } from './setup/hand-over.mjs'
import { prepare } from './setup/prepare.mjs'

await prepare('running')
spawnNode(['scripts/restore.ts', ...process.argv.slice(2)])
