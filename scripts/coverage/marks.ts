import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/runtime.mjs'
import { listFiles } from '../suite/list-files.ts'

/**
 * A mark is a comment directly above a test that names the requirements that the test holds:
 *
 *   // Requirement 2.3-4: The cart icon opens the cart (decision P2).
 *   // Requirements 2.1-16, 4-6
 *
 * A requirement has its sentence above one test, its main one, and its id alone above others. A long sentence goes on in lines
 * that are indented by two more spaces.
 */
export type Mark = {
  ids: string[]
  /** The requirement, where the mark has it, without the full stop. */
  sentence?: string
  /** The number of a decision in docs/decisions/behaviour.md. */
  decision?: string
  /** What is wrong with the mark, for the person who wrote it. */
  problem?: string
  path: string
  line: number
  /** The title of the test below. `%s` in it stands for the cases of `test.each`. */
  title: string
}

/** Reads the marks in all test files of the project. */
export const readMarks = () =>
  listFiles()
    .filter((path) => /\.(test|race|e2e)\.tsx?$/.test(path))
    .sort()
    .flatMap((path) => marksIn(path, readFileSync(join(root, path), 'utf8')))

const blocks = /^(?: *\/\/ ?Requirement.*\n(?: *\/\/ {3}\S.*\n)*)+/gim
const one = /^ *\/\/ ?Requirement.*\n(?: *\/\/ {3}\S.*\n)*/gim

/** Reads the marks in the text of one test file. */
export function marksIn(path: string, text: string): Mark[] {
  return [...text.matchAll(blocks)].flatMap((block) => {
    const title = titleOfTest(text.slice(block.index + block[0].length))
    return [...block[0].matchAll(one)].map((mark) => ({
      ...parseMark(mark[0].replaceAll(/\n *\/\/ +/g, ' ').trim()),
      ...(title === undefined ? { problem: 'not directly above a test' } : {}),
      path,
      line: text.slice(0, block.index + mark.index).split('\n').length,
      title: title ?? '',
    }))
  })
}

/** Parses one mark. An unreadable one gets no ids and a `problem`. */
function parseMark(line: string) {
  const [, id, sentence, decision] =
    /^\/\/ Requirement ([\w.]+-\d+): (\S.*?)(?: \(decision ([A-Z]\d+)\))?\.$/.exec(line) ?? []
  if (id) return { ids: [id], sentence, decision }
  const [, ids] = /^\/\/ Requirements? ([\w.]+-\d+(?:, [\w.]+-\d+)*)$/.exec(line) ?? []
  return ids ? { ids: ids.split(', ') } : { ids: [], problem: `unreadable: ${line}` }
}

/** The title of the test that a text begins with, also of `test.each`; undefined if it begins with no test. */
function titleOfTest(text: string) {
  if (!/^ *(?:test|describe)\b/.test(text)) return undefined
  return /(?:\b(?:test|describe)|\))\(\s*(['"`])((?:(?!\1).)*)\1/.exec(text)?.[2]
}
