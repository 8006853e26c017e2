import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Words this project once used for what shop engineers call otherwise (docs/glossary.md), and what to write instead. */
const rejected: Record<string, string> = {
  door: 'route',
  doors: 'routes',
  dressed: 'wrapped',
  guess: 'login attempt',
  guesses: 'login attempts',
  heard: 'received',
  hear: 'receive or listen',
  letters: 'mail, glyphs or invoice prefix',
  matter: 'payment issue',
  matters: 'payment issues',
  news: 'webhook',
  nowhere: 'not found',
  papers: 'documents',
  patient: 'connection retry',
  stillness: 'reduced motion',
  tallies: 'counters',
  tally: 'count',
  tell: 'notify',
  tells: 'notifies',
  thrift: 'data saver',
  told: 'notified',
  walls: 'architecture',
  weigh: 'quote or measure',
  wish: 'input or command',
}

const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/dead[^a-z]letters?/g, '')
    .split(/[^a-z\d]+/)

const oldWords = (name: string) => wordsOf(name).flatMap((word) => (rejected[word] ? [word] : []))

/** Sentences have names of their own, and migrations that have landed are never edited. */
const isLeftOut = (path: string) => /(^|\/)(words|migrations|node_modules)\//.test(path)

const files = ['src', 'scripts', 'bench', 'test', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !isLeftOut(path)),
)

/** Types of tables are named as the tables are. */
const declared = (text: string) =>
  [...text.matchAll(/^(?:export )?(?:async )?(?:const|function|class|type|interface) (\w+)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !name.endsWith('Table'))

test('no file is named in the words that the glossary replaced', () => {
  const wrong = files.filter((path) => oldWords(path.replace(/\.\w+$/, '')).length > 0)
  expect(wrong).toEqual([])
})

test('nothing is named in the words that the glossary replaced', () => {
  const wrong = files.flatMap((path) =>
    declared(readFileSync(join(root, path), 'utf8')).flatMap((name) =>
      oldWords(name).map((word) => `${path}: ${name} (not "${word}" but "${rejected[word]}")`),
    ),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['tellCustomer', ['tell']],
  ['listDeadLetters', []],
  ['unreadable-news', ['news']],
  ['lettersOf', ['letters']],
  ['storytelling', []],
  ['renewsSession', []],
])('%s has %j', (name, words) => {
  expect(oldWords(name)).toEqual(words)
})
