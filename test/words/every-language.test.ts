import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { defaultLanguage, languages } from '#words/language.ts'
import {
  partsOf,
  readWords,
  sentenceOn,
  textsIn,
  valuesOf,
  type WordsEntry,
  type WordsFile,
} from './read-words.ts'

const src = join(import.meta.dirname, '../../src')
const read = (file: string) => readWords(file, readFileSync(join(src, file), 'utf8'))

/** What shoppers read, in the first language; the back office may leave another one out, and a build's own facts are no sentences. */
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /(^|\/)words\/(.*\/)?en\.ts$/.test(name) && !/\/office\/|^words\/page\//.test(name))

const others = languages.filter((language) => language !== defaultLanguage)
const fileIn = (language: string, file: string) => file.replace(/en\.ts$/, `${language}.ts`)
const isThere = (file: string) => existsSync(join(src, file))

test.each(others)('what a shopper reads has a file in %s, and the server knows it', (language) => {
  expect(files.map((file) => fileIn(language, file)).filter((file) => !isThere(file))).toEqual([])
  const isForServer = (file: string) => {
    const index = file.replace(/\bwords\/.*/, 'words/index.ts')
    const target = `'./${posix.relative(dirname(index), file)}'`
    return isThere(index) && readFileSync(join(src, index), 'utf8').includes(target)
  }
  expect(files.filter(isForServer).length).toBeGreaterThan(20)
  expect(files.filter((file) => isForServer(file) && !isForServer(fileIn(language, file)))).toEqual([])
})

const translated = others.flatMap((language) =>
  files.map((file) => ({ language, file })).filter(({ file }) => isThere(fileIn(language, file))),
)

test.each(translated)(
  '$file is said in $language, each sentence below the English one that it translates',
  ({ language, file }) => {
    expect(problemsOf(read(file), read(fileIn(language, file)), language)).toEqual([])
  },
)

/** What is missing, left over, stale, or says other values. */
function problemsOf(english: WordsFile, translation: WordsFile, language: string): string[] {
  const missing = [...english.entries.keys()].filter((path) => !translation.entries.has(path))
  const leftOver = [...translation.entries.keys()].filter((path) => !english.entries.has(path))
  return [
    ...missing.map((path) => `${path} is missing`),
    ...leftOver.map((path) => `${path} is not English any more`),
    ...[...english.entries.values()].flatMap((first) => {
      const other = translation.entries.get(first.path)
      return other
        ? [
            ...staleness(english, first, translation),
            ...otherValues(first, other),
            ...inEnglish(other, language),
          ]
        : []
    }),
  ]
}

/** A comment above a group stands for all of it; without one, each sentence inside has its own. */
function staleness(english: WordsFile, { path, node }: WordsEntry, translation: WordsFile) {
  const above = translation.entries.get(path)?.comment
  const isToldInside = partsOf(node).length > 0
  const isToldAbove = [...translation.entries.values()].some(
    (group) => group.comment && path.startsWith(`${group.path}.`),
  )
  const now = sentenceOn(english, node)
  if (above === now || (above === undefined && (isToldInside || isToldAbove))) return []
  return [`${path} translates “${above ?? ''}”, but English says: // ${now}`]
}

function otherValues(first: WordsEntry, other: WordsEntry) {
  const [wanted, given] = [first, other].map(({ node }) => valuesOf(node).join(', '))
  return wanted === given ? [] : [`${other.path} takes ${given}, but English takes ${wanted}`]
}

/** What a language with letters of its own writes in Latin ones all the same: names, and what stands so on packs and phones. */
const inLatin: Record<string, RegExp> = {
  ta: /^(Razorpay|DTDC|Delhivery|Ekart|XpressBees|India|MRP|GSTIN|HSN|CGST|SGST|IGST|FSSAI|Lic|No|OTP|UPI|MB|https|JSON|application|json|multipart|form|data|x|Edge|Opera|Samsung|Internet|Firefox|Chrome|Safari|iPhone|iPad|Android|Windows|Chromebook|Mac|Linux|STOP)$/,
}

function inEnglish({ path, node }: WordsEntry, language: string) {
  const latin = inLatin[language]
  if (!latin || partsOf(node).length > 0) return []
  const left = textsIn(node)
    .flatMap((text) => text.match(/[A-Za-z]+/g) ?? [])
    .filter((word) => !latin.test(word))
  return left.length > 0 ? [`${path} leaves in English: ${left.join(' ')}`] : []
}

const english = `
export const each = ({ price }: { price: string }) => \`\${price} each\`
export const steps = { cart: 'Your Cart', done: 'Order Complete' }
`
const tamil = `
// \${price} each
export const each: typeof en.each = ({ price }) => \`ஒன்று \${price}\`
export const steps = {
  // Your Cart
  cart: 'உங்கள் கார்ட்',
  // Order Complete
  done: 'ஆர்டர் முடிந்தது',
}
`

test.each([
  ['as it should be', tamil, []],
  ['a sentence is missing', tamil.replace(/.*each\n.*each.*/, ''), ['each is missing']],
  ['one is left over', `${tamil}export const more = 'இன்னும்'`, ['more is not English any more']],
  [
    'the English one has changed since',
    tamil.replace('// Your Cart', '// The Cart'),
    ['steps.cart translates “The Cart”, but English says: // Your Cart'],
  ],
  [
    'the English one is not written above',
    tamil.replace('// Order Complete', ''),
    ['steps.done translates “”, but English says: // Order Complete'],
  ],
  [
    'a value is left out',
    tamil.replace(/\(\{ price \}\) => .*/, '() => `ஒன்று`'),
    ['each takes , but English takes price'],
  ],
  [
    'it was not translated',
    tamil.replace('முடிந்தது', 'Complete'),
    ['steps.done leaves in English: Complete'],
  ],
])('a Tamil file is judged: %s', (_, file, problems) => {
  expect(problemsOf(readWords('en.ts', english), readWords('ta.ts', file), 'ta')).toEqual(problems)
})
