import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The repository's folder. */
export const root = join(import.meta.dirname, '../..')

/** What one step does to a file: replaces lines, or creates the file. */
type Edit = { file: string; before: string; after: string } | { file: string; content: string }
export type Step = {
  /** The recipe's heading and the step's number, such as `A store setting 2`. */
  name: string
  edits: Edit[]
  /** Whether the page promises that the compiler reports this step if it is forgotten. */
  isChecked: boolean
}
type Recipe = { name: string; steps: Step[] }

/** The sentence with which a page promises that. */
const promise = /\bThe\s+compiler\s+reports\b/

/** The recipes of a page: its chapters that have numbered steps with code. */
export function readRecipes(page: string): Recipe[] {
  const text = readFileSync(join(root, page), 'utf8')
  return text.split(/^## /m).flatMap((chapter) => {
    const [name = '', ...lines] = chapter.split('\n')
    const steps = lines
      .join('\n')
      .split(/^(?=\d+\. )/m)
      .slice(1)
      .map((step) => readStep(name, step, dirname(page)))
    return steps.some(({ edits }) => edits.length > 0) ? [{ name, steps }] : []
  })
}

/** A code block of a step, indented as far as the step's text. */
const codeBlock = /^( +)```(\w+)\n([\s\S]*?)^\1```$/gm

/** The code of a step belongs to the file that the step creates, or that its first link leads to. */
function readStep(recipe: string, text: string, folder: string): Step {
  const [, linked = '', created] = /\]\(([^)]+)\)|Create `([^`]+)`/.exec(text) ?? []
  const file = created ?? join(folder, linked)
  const edits: Edit[] = []
  for (const block of text.matchAll(codeBlock)) {
    const [, indent = '', language = '', indented = ''] = block
    if (language === 'sh') continue
    const code = indented.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
    if (language === 'diff') edits.push(...code.split(/^@@\n/m).map((hunk) => readHunk(file, hunk)))
    else edits.push({ file, content: code })
  }
  return { name: `${recipe} ${text.slice(0, text.indexOf('.'))}`, edits, isChecked: promise.test(text) }
}

/** Context lines begin with a space, removed ones with `-`, added ones with `+`, as in every diff. */
function readHunk(file: string, hunk: string): Edit {
  const lines = hunk.split('\n').slice(0, -1)
  const without = (mark: string) =>
    lines
      .filter((line) => !line.startsWith(mark))
      .map((line) => `${line.slice(1)}\n`)
      .join('')
  return { file, before: without('+'), after: without('-') }
}

/** Applies steps to the files of the repository, in memory. @returns the changed and new files with their content */
export function applySteps(steps: Step[]): Map<string, string> {
  const files = new Map<string, string>()
  for (const { name, edits } of steps) for (const edit of edits) applyEdit(files, edit, name)
  return files
}

function applyEdit(files: Map<string, string>, edit: Edit, step: string) {
  const path = join(root, edit.file)
  if ('content' in edit) {
    if (existsSync(path)) throw new Error(`${step}: ${edit.file} exists already`)
    files.set(edit.file, edit.content)
    return
  }
  const content = files.get(edit.file) ?? readFileSync(path, 'utf8')
  const [first = '', second, ...more] = content.split(edit.before)
  if (second === undefined || more.length > 0)
    throw new Error(`${step}: these lines must occur once in ${edit.file}:\n${edit.before}`)
  files.set(edit.file, first + edit.after + second)
}
