import { type ChildProcess, execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

type CommandResult = { ok: boolean; said: string; signal: string | null }

/**
 * Runs one of the shop's scripts as a separate process.
 * @param onStart called with the running process
 */
export const runCommand = (
  command: 'backup' | 'restore' | 'move-to-postgres',
  env: Record<string, string>,
  onStart: (child: ChildProcess) => unknown = () => {},
) =>
  new Promise<CommandResult>((resolve) => {
    const program = fileURLToPath(new URL(`../../scripts/${command}.ts`, import.meta.url))
    const child = execFile(
      process.execPath,
      [program],
      { env, cwd: env.DATA_DIR, timeout: 120_000 },
      (error, stdout, stderr) =>
        resolve({ ok: error === null, said: stdout + stderr, signal: child.signalCode }),
    )
    child.stdin?.end()
    onStart(child)
  })
