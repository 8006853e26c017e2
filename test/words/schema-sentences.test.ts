import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import '#shop.ts'
import { findSentence } from '#words/sentences.ts'

const src = join(import.meta.dirname, '../../src')

const schemas = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter(
    (name) => /contract\.ts$|-pieces\.ts$|^values\/[\w-]+\.ts$/.test(name) && !name.endsWith('.test.ts'),
  )

/** The words files that a schema takes its sentences from; a build's own facts are none. */
const wordsOf = (file: string) =>
  [
    ...readFileSync(join(src, file), 'utf8').matchAll(
      /^import .* from '(\..*\/words\/(?:[\w-]+\/)*en\.ts)'$/gm,
    ),
  ]
    .map(([, target = '']) => join(dirname(file), target))
    .filter((words) => words !== 'words/page/en.ts')
const spoken = [...new Set(schemas.flatMap(wordsOf))]

test('there are schemas that say sentences', () => {
  expect(spoken.length).toBeGreaterThan(5)
})

/** A schema says English. A file that is not in its subject's `words/index.ts`, or whose server never imports that, would say so to everyone. */
test.each(spoken)(
  'what a schema says from %s is found again, to be told in the language of who asks',
  async (file) => {
    const words: Record<string, unknown> = await import(join(src, file))
    const texts = Object.values(words).filter((text) => typeof text === 'string')
    expect(texts.filter((text) => findSentence(text) === undefined)).toEqual([])
  },
)
