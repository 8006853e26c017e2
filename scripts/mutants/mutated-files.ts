import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { root } from '../setup/runtime.mjs'

/** Patterns of a Stryker configuration that match no file: after a file was moved, its rule would be untested. */
export const patternsWithoutFiles = (patterns: readonly string[], folder: string = root) =>
  patterns
    .filter((pattern) => !pattern.startsWith('!'))
    .flatMap(alternativesIn)
    .filter((pattern) => globSync(pattern, { cwd: folder }).length === 0)

/** The patterns without braces: `a/{b,c}.ts` becomes two, and each must match a file. */
function alternativesIn(pattern: string): string[] {
  const [whole, names] = /\{([^}]+)\}/.exec(pattern) ?? []
  return whole && names
    ? names.split(',').flatMap((name) => alternativesIn(pattern.replace(whole, name)))
    : [pattern]
}

/** The paths that match the patterns. A pattern that begins with `!` excludes paths. */
export const filterMutated = (patterns: readonly string[], paths: readonly string[]) => {
  const isIn = (path: string, pattern: string) => matchesGlob(path, pattern)
  const [out, among] = [
    patterns.filter((each) => each.startsWith('!')),
    patterns.filter((each) => !each.startsWith('!')),
  ]
  return paths.filter(
    (path) => among.some((each) => isIn(path, each)) && !out.some((each) => isIn(path, each.slice(1))),
  )
}

/** Line numbers from 1, both included. */
export type LineRange = { from: number; to: number }

/**
 * The changed lines of each file that was changed since a commit and still exists. Where lines were removed, it is the
 * line that follows them. A file that was only renamed has none.
 * @returns undefined if the commit is unknown, as in a shallow clone
 */
export function changedSince(commit: string, folder: string = root): Map<string, LineRange[]> | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer: maxDiffBytes })
  try {
    return parseDiff(git('diff', '--unified=0', '--no-color', '--diff-filter=d', `${commit}...HEAD`))
  } catch {
    return undefined
  }
}

const maxDiffBytes = 200 * 1024 * 1024

/** The line ranges that a diff without context names for the new side. */
function parseDiff(diff: string) {
  const changed = new Map<string, LineRange[]>()
  let ranges: LineRange[] = []
  for (const line of diff.split('\n')) {
    const [, path] = /^\+\+\+ b\/(.+)$/.exec(line) ?? []
    if (path) {
      ranges = []
      changed.set(path, ranges)
    }
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (!start) continue
    const [from, lines] = [Number(start), Number(count)]
    ranges.push(lines === 0 ? { from: from + 1, to: from + 1 } : { from, to: from + lines - 1 })
  }
  return changed
}

/**
 * Widens ranges of changed lines to the whole functions and constants at the top level of a file: a changed line can
 * change the meaning of those around it. Each declaration appears once; imports and types cannot be mutated and do not.
 */
export function declarationsAround(text: string, ranges: readonly LineRange[]): LineRange[] {
  const lines = text.split('\n')
  const starts = lines.flatMap((line, at) => (startsDeclaration.test(line) ? [at + 1] : []))
  const declarations = starts.map((from, at) => ({ from, to: (starts[at + 1] ?? lines.length + 1) - 1 }))
  return declarations.filter(
    ({ from, to }) =>
      !isTypeOrImport.test(lines[from - 1] ?? '') &&
      ranges.some((range) => range.from <= to && range.to >= from),
  )
}

const startsDeclaration = /^(import|export|async|function|const|let|class|type|interface)\b/
const isTypeOrImport = /^(import|(export )?(type|interface))\b/
