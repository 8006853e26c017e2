import { readFileSync, writeFileSync } from 'node:fs'

/** What a process holds now, in MB, with all that it has started. */
export const memoryMegabytes = (pid: number): number =>
  [pid, ...descendants(pid)].reduce((sum, one) => sum + read(one, 'VmRSS'), 0)

/**
 * Watches what a process and all that it starts hold together.
 * @returns what ends it and tells the most, in MB
 */
export function watchPeakMemory(pid: number): () => number {
  // From here on the system keeps the high water mark anew; it misses nothing of the process, but knows it alone.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  let most = 0
  const look = () => {
    most = Math.max(most, memoryMegabytes(pid))
  }
  const watching = setInterval(look, 25)
  return () => {
    clearInterval(watching)
    return Math.max(most, read(pid, 'VmHWM'))
  }
}

/** A process may have ended since it was seen. */
function read(pid: number, name: 'VmRSS' | 'VmHWM') {
  const status = textOf(`/proc/${pid}/status`)
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
}

/** The processes that a process has started, and those that these have. */
export const descendants = (pid: number): number[] =>
  textOf(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .flatMap((child) => [child, ...descendants(child)])

function textOf(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
