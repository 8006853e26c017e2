/**
 * `npm run coverage` prints every requirement with the tests that hold it, from the marks in the tests;
 * `npm run coverage -- --write` writes them to build/coverage.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Mark, readMarks } from './marks.ts'
import { sections } from './sections.ts'

const file = 'build/coverage.md'
const marks = readMarks()

/** The table row of a requirement. */
function tableRow(id: string) {
  const held = marks.filter(({ ids }) => ids.includes(id))
  const main = held.find(({ sentence }) => sentence !== undefined)
  const tests = held.map(({ path, title }: Mark) => `\`${path}\` "${title}"`).join('<br>')
  return `| ${id} | ${main?.sentence ?? ''} | ${tests} | ${main?.decision ?? ''} |`
}

const tables = sections.map(({ prefix, title, last }) => {
  const rows = Array.from({ length: last }, (_, index) => tableRow(`${prefix}-${index + 1}`))
  return `## ${prefix} ${title}\n\n| id | requirement | tests | decision |\n|---|---|---|---|\n${rows.join('\n')}\n`
})
const page = `# Requirements and their tests\n\n${tables.join('\n')}`

if (process.argv.includes('--write')) {
  mkdirSync('build', { recursive: true })
  writeFileSync(file, page)
  console.log(`Written to ${file}`)
} else process.stdout.write(page)
