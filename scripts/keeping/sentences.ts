import { DatabaseProblem } from '#database/connect.ts'
import { KeepingProblem } from '#operations/backups/server/keeping-problem.ts'
import { SettingsProblem } from '#settings/settings.ts'

/** Ends a command that failed, with a readable message if there is one. */
export function endWith(problem: unknown): never {
  console.error(sentenceOf(problem))
  process.exit(1)
}

function sentenceOf(problem: unknown) {
  if (problem instanceof SettingsProblem) return ['Invalid settings:', ...problem.problems].join('\n- ')
  if (problem instanceof KeepingProblem || problem instanceof DatabaseProblem) return problem.message
  if (!(problem instanceof Error)) return problem
  return 'code' in problem && `${problem.code}`.startsWith('ERR_PARSE_ARGS') ? problem.message : problem
}

const megabyte = 1024 * 1024

export const sizeOf = (bytes: number) =>
  bytes < megabyte ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / megabyte).toFixed(1)} MB`
