// Mutation testing of the money and stock rules: `npm run test:mutants`.
import { spawnNode } from './setup/hand-over.mjs'
import { prepareInstall } from './setup/prepare.mjs'

await prepareInstall('everything')
spawnNode(['scripts/mutants/main.ts', ...process.argv.slice(2)])
