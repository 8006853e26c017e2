// Mutation testing of the money and stock rules: `npm run test:mutants`.

import { prepareInstall } from './setup/prepare.mjs'
import { spawnNode } from './setup/spawn-node.mjs'

await prepareInstall('everything')
spawnNode(['scripts/mutants/main.ts', ...process.argv.slice(2)])
