import { readFileSync, writeFileSync } from 'node:fs'

/** Current memory of a process and its descendants, in MB. */
export const memoryMegabytes = (pid: number): number =>
  [pid, ...descendants(pid)].reduce((sum, one) => sum + read(one, 'VmRSS'), 0)

/**
 * Watches the memory of a process and its descendants.
 * @returns a function that stops watching and returns the peak in MB
 */
export function watchPeakMemory(pid: number): () => number {
  // Resets the kernel's high water mark, which misses no peak but counts only this process.
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

/** The process may have ended since. */
function read(pid: number, name: 'VmRSS' | 'VmHWM') {
  const status = textOf(`/proc/${pid}/status`)
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
}

/** All descendants of a process. */
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
