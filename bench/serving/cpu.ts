import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** Linux reports CPU time in hundredths of a second. */
const tickMs = 10

/** The CPU time of a process and all its threads so far, in milliseconds. */
export const processorMs = (pid: number) => {
  const [user = 0, system = 0] = timesOf(pid)
  return (user + system) * tickMs
}

/** The CPU time of this process's terminated children, in milliseconds. */
export const endedChildrenMs = () => {
  const [, , user = 0, system = 0] = timesOf('self')
  return (user + system) * tickMs
}

/** The program name is in brackets and may contain spaces; the fields follow it. */
function timesOf(pid: number | 'self') {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return fields.slice(11, 15).map(Number)
}

const lastCore = availableParallelism() - 1
const others = lastCore > 1 ? `1-${lastCore}` : '1'

/** Whether server and load generator can use separate cores. */
export const hasOwnCores = lastCore > 0 && spawnSync('taskset', ['--version']).status === 0

/** Pins a process with all its threads; later children inherit it. */
const pin = (pid: number, cores: string) =>
  hasOwnCores && spawnSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' })

/** Gives a server exclusive use of the first core. */
export const pinServer = (pid: number) => pin(pid, '0')

/** During the measurement, this process and its children (load generator, Postgres) stay off the server's core. */
export async function withoutServerCore<Result>(measure: () => Promise<Result>): Promise<Result> {
  pin(process.pid, others)
  try {
    return await measure()
  } finally {
    pin(process.pid, `0-${lastCore}`)
  }
}
