import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10

/** The processor time that a process has used so far, all its threads together, in milliseconds. */
export const processorMs = (pid: number) => {
  const [user = 0, system = 0] = timesOf(pid)
  return (user + system) * tickMs
}

/** The processor time of this process's children that have ended, in milliseconds. */
export const endedChildrenMs = () => {
  const [, , user = 0, system = 0] = timesOf('self')
  return (user + system) * tickMs
}

/** A program's name stands in brackets and may hold spaces: what is counted comes after it. */
function timesOf(pid: number | 'self') {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return fields.slice(11, 15).map(Number)
}

const lastCore = availableParallelism() - 1
const others = lastCore > 1 ? `1-${lastCore}` : '1'

/** Whether the server and what asks it can have cores of their own. */
export const hasOwnCores = lastCore > 0 && spawnSync('taskset', ['--version']).status === 0

/** Moves a process with all its threads; what it starts later stays there too. */
const pin = (pid: number, cores: string) =>
  hasOwnCores && spawnSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' })

/** Gives a server the first core, for itself alone. */
export const pinServer = (pid: number) => pin(pid, '0')

/** While it runs, this process and all that it starts (the generator, Postgres) leave the first core to the server. */
export async function leavingServerCore<Result>(measure: () => Promise<Result>): Promise<Result> {
  pin(process.pid, others)
  try {
    return await measure()
  } finally {
    pin(process.pid, `0-${lastCore}`)
  }
}
