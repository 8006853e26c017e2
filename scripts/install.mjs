// Installs packages for a command that needs no build: `npm run fix`.
import { prepareInstall } from './setup/prepare.mjs'

await prepareInstall('everything')
