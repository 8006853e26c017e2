import { readdirSync, readFileSync } from 'node:fs'

/** Stops a process and all its children (SIGSTOP), as a swapping machine or a hanging disk would. */
export const freeze = (pid: number) => signalAll(pid, 'SIGSTOP')
export const thaw = (pid: number) => signalAll(pid, 'SIGCONT')
/** Kills them all at once, as in a power failure. */
export const killAll = (pid: number) => signalAll(pid, 'SIGKILL')

/** Stops its children with this name. */
export const freezeChildren = (pid: number, called: string) => {
  for (const child of childrenOf(pid))
    if (readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(called)) signalIfThere(child, 'SIGSTOP')
}

function signalAll(pid: number, signal: NodeJS.Signals) {
  for (const each of [pid, ...childrenOf(pid)]) signalIfThere(each, signal)
}

function signalIfThere(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (isRunning(pid)) throw error
  }
}

const childrenOf = (pid: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number)

/** The process may have ended since the list was read. */
function parentOf(pid: string) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

export const isRunning = (pid: number) => parentOf(String(pid)) !== undefined
