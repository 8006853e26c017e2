import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findSentences } from './find-sentences.ts'

const src = join(import.meta.dirname, '../../src')

/** Archaic or literal: nobody says it in a shop. Which words to use instead: docs/glossary.md. */
const unnatural = [
  /\banew\b/i,
  /\bmeanwhile\b/i,
  /\bwhether and by when\b/i,
  /\bso many\b/i,
  /\b(what|who|how much) is there\b/i,
  /\btold\b/i,
  /\bbecomes? of it\b/i,
  /\bput away\b/i,
  /\b(have|take|needs?) a look\b/i,
  /\bdrawn mark\b/i,
  /\bpretend (money|payments?)\b/i,
  /\be-mail/i,
  /\bpostal code\b/i,
  /\bworking days?\b/i,
  /\bnetwork address\b/i,
]

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /(^|\/)words\/(.*\/)?en\.ts$/.test(name))

/** Each English sentence that contains one of these phrases. */
const unnaturalIn = (file: string, text: string) =>
  findSentences(file, text)
    .filter((sentence) => unnatural.some((phrase) => phrase.test(sentence.text)))
    .map((sentence) => `src/${file}:${sentence.line} ${sentence.text}`)

test('every sentence on screens and in mails is natural English', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((file) => unnaturalIn(file, readFileSync(join(src, file), 'utf8')))).toEqual([])
})

test.each([
  "export const notRead = 'It could not be read anew.'",
  "export const guide = 'Put away this guide, or put away the other.'",
  'export const found = () => `So many are left`',
  "export const money = 'No pretend money moves.'",
])('%s is noticed', (line) => {
  expect(unnaturalIn('words/en.ts', line)).toHaveLength(1)
})
