import { prepareInstall } from './setup/prepare.mjs'
import { spawnNode } from './setup/spawn-node.mjs'

await prepareInstall('everything')
spawnNode(['test/running/image/test-image.ts', ...process.argv.slice(2)])
