// Changes the rules of money and stock one by one and looks whether a test notices: `npm run test:mutants`.
import { handOver } from './setup/hand-over.mjs'
import { prepareInstall } from './setup/prepare.mjs'

await prepareInstall('everything')
handOver(['scripts/mutants/main.ts', ...process.argv.slice(2)])
