import { spawnNode } from './setup/hand-over.mjs'
import { prepareInstall } from './setup/prepare.mjs'

await prepareInstall('everything')
spawnNode(['test/running/image/test-image.ts', ...process.argv.slice(2)])
