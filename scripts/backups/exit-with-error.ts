import { DatabaseProblem } from '#database/connect.ts'
import { BackupProblem } from '#operations/backups/server/backup-problem.ts'
import { SettingsProblem } from '#settings/settings.ts'
import { describeFlagError } from '../command-help.ts'

/** Prints the error, as a readable message if it is an expected one, and ends the process with status 1. */
export function exitWithError(problem: unknown): never {
  console.error(describeProblem(problem))
  process.exit(1)
}

/** The message for an error, or the error itself if it is unexpected. */
function describeProblem(problem: unknown) {
  if (problem instanceof SettingsProblem) return ['Invalid settings:', ...problem.problems].join('\n- ')
  if (problem instanceof BackupProblem || problem instanceof DatabaseProblem) return problem.message
  if (!(problem instanceof Error)) return problem
  return describeFlagError(problem) ?? problem
}

const megabyte = 1024 * 1024

/** Formats bytes as kilobytes or megabytes: `12 KB`, `3.4 MB`. */
export const formatSize = (bytes: number) =>
  bytes < megabyte ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / megabyte).toFixed(1)} MB`
