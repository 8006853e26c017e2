// Changes the rules of money and stock one by one and looks whether a test notices: `npm run test:mutants`.
import { handOver } from './setup/hand-over.mjs'
import { prepareInstall } from './setup/prepare.mjs'

await prepareInstall('everything')
handOver(['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', ...process.argv.slice(2)])
