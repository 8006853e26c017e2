/** `npm run rights` writes docs/rights.md, the table of who may make which API call, from the contracts. */
import { writeFileSync } from 'node:fs'
import { rightsPage, rightsPageFile } from './rights-page.ts'

writeFileSync(rightsPageFile, rightsPage())
console.log(`Written to ${rightsPageFile}`)
