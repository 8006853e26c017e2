import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from '../setup/runtime.mjs'
import { listFiles } from './list-files.ts'

/** About a minute on two cores. */
const maxTests = 20

/** They read the text of every file, so that no import leads to them. */
const textTests = ['test/documented-paths.test.ts', 'test/words/vocabulary.test.ts']

/** Nearly every test starts the whole shop through these files, so importing them says nothing about a test. */
const isWholeShop = (path: string) =>
  /^(?:test\/shop\/|src\/(?:shop|jobs|main|endpoints|domains|mails)\.ts$|src\/[^/]+\/module\.ts$)/.test(path)

const isTest = (path: string) => /^(?:src|packages)\/.*(?<!\.property)\.test\.tsx?$/.test(path)
const isOfScripts = (path: string) => /^scripts\/.*\.test\.ts$/.test(path)
/** Tests of many subjects, and with random input, take minutes, so one is only chosen if it has changed itself. */
const isLong = (path: string) => /^test\/.*(?<!\.slow)\.test\.ts$|^src\/.*\.property\.test\.ts$/.test(path)

/**
 * The folder of a file's subject, `src/ordering/cart`: its tests test its files through calls, without importing them.
 */
const subjectOf = (path: string) => /^(?:src|packages)\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0] ?? dirname(path)

/** The text of every file by its path. */
type Sources = Map<string, string>

type ChangedTests = {
  changed: string[]
  tests: string[]
  /** How many more tests are concerned, too many for a minute. */
  leftOut: number
  needsBuild: boolean
}

/** The tests nearest to the files that differ from `main`, committed or not. */
export function findChangedTests(): ChangedTests {
  const changed = listChangedFiles()
  const near = rankTests(readSources(), changed)
  const tests = [...new Set([...near.slice(0, maxTests), ...textTests])]
  const isOfPages = (path: string) => path.startsWith('test/') && !textTests.includes(path)
  return {
    changed,
    tests,
    leftOut: Math.max(near.length - maxTests, 0),
    needsBuild: tests.some(isOfPages),
  }
}

/**
 * The tests that concern changed files, nearest first: changed tests, those that import a changed file, those beside it
 * and of its subject, and those that import it through other files.
 */
export function rankTests(sources: Sources, changed: string[]): string[] {
  const steps = countSteps(importersOf(sources), changed)
  const folders = new Set(changed.map(dirname))
  const subjects = new Set(changed.map(subjectOf))
  const rankOf = (path: string) => {
    const step = steps.get(path) ?? Number.POSITIVE_INFINITY
    if (isTest(path) && folders.has(dirname(path))) return Math.min(step, 1.2)
    if (isTest(path) && subjects.has(subjectOf(path))) return Math.min(step, 1.5)
    const isNear = isTest(path) || (isOfScripts(path) && step <= 1) || (isLong(path) && step === 0)
    return isNear ? step : Number.POSITIVE_INFINITY
  }
  return [...sources.keys()]
    .filter((path) => Number.isFinite(rankOf(path)))
    .sort((a, b) => rankOf(a) - rankOf(b) || a.localeCompare(b))
}

/** How many imports lie between each file and the nearest changed one; files that import none are missing. */
function countSteps(importers: Map<string, string[]>, changed: string[]) {
  const steps = new Map(changed.map((path) => [path, 0]))
  // A map's iterator also visits what is added during the walk.
  for (const [path, step] of steps) {
    if (step > 0 && isWholeShop(path)) continue
    for (const importer of importers.get(path) ?? []) if (!steps.has(importer)) steps.set(importer, step + 1)
  }
  return steps
}

/** The files that import each file, by path. */
function importersOf(sources: Sources) {
  const importers = new Map<string, string[]>()
  for (const [path, text] of sources)
    for (const [, specifier = ''] of text.matchAll(/(?:from|import\(?)\s*'([.#][^']+)'/g)) {
      const imported = resolveImport(path, specifier)
      importers.set(imported, [...(importers.get(imported) ?? []), path])
    }
  return importers
}

/** Resolves an import as `imports` in package.json does. */
function resolveImport(from: string, specifier: string) {
  if (specifier.startsWith('#test/')) return specifier.slice(1)
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : normalize(join(dirname(from), specifier))
}

const readSources = (): Sources =>
  new Map(
    listFiles()
      .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )

/** Files that differ from the commit where this branch left `main`, including new ones. */
function listChangedFiles() {
  const base = ['main', 'origin/main'].find(
    (name) => git('rev-parse', '--verify', '--quiet', name).length > 0,
  )
  const since = base ? git('merge-base', base, 'HEAD') : []
  const listed = [
    ...git('diff', '--name-only', since[0] ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return listed.filter((path) => existsSync(join(root, path)))
}

/** The lines that a git command prints; none if it fails. */
function git(...args: string[]) {
  try {
    const output = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return output.split('\n').filter(Boolean)
  } catch {
    return []
  }
}
