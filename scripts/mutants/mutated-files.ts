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

/**
 * Files changed since a commit that still exist.
 * @returns undefined if the commit is unknown, as in a shallow clone
 */
export function changedSince(commit: string, folder: string = root): string[] | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  try {
    return git('diff', '--name-only', '--diff-filter=d', `${commit}...HEAD`).split('\n').filter(Boolean)
  } catch {
    return undefined
  }
}
