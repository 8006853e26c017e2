import { handOver } from './setup/hand-over.mjs'
import { shopMemory, shopProgram } from './setup/places.mjs'
import { prepare } from './setup/prepare.mjs'

await prepare('running')
handOver([...shopProgram, ...process.argv.slice(2)], shopMemory)
