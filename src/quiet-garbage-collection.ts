/** How often the process looks whether it is quiet, in milliseconds. */
const checkEveryMs = 2_000
/** A process is quiet when its event loop was busy for less than this share of the time since the last check. */
const quietBelow = 0.05
/** Less growth is not worth the pause of a tenth of a second. The young generation alone grows by 30 MB under any load. */
const worthwhileBytes = 48 * 1024 * 1024

type Process = {
  /** Collects all garbage, and returns free memory to the system. */
  collect: () => void
  /** Memory of this process, in bytes. */
  residentBytes: () => number
  /** The share of the time since the last call in which the event loop was busy, from 0 to 1. */
  busyShare: () => number
}

/**
 * Creates a function that collects garbage if the process is quiet and has grown since the last collection. V8 keeps
 * garbage and spare heap until it needs the space, on a small server for hours.
 */
export function createQuietCollector({ collect, residentBytes, busyShare }: Process) {
  /** The least memory since the last collection. */
  let least = 0
  return () => {
    const bytes = residentBytes()
    least = Math.min(least, bytes)
    if (busyShare() >= quietBelow || bytes - least < worthwhileBytes) return
    collect()
    least = residentBytes()
  }
}

/**
 * Collects garbage whenever the process is quiet and has grown, the first time soon after the start. Does nothing unless
 * Node runs with `--expose-gc`, as it does with `npm start` and in `deploy/`.
 */
export function collectGarbageWhenQuiet() {
  const { gc } = globalThis
  if (!gc) return
  let last = performance.eventLoopUtilization()
  const collectIfQuiet = createQuietCollector({
    collect: () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
    residentBytes: () => process.memoryUsage.rss(),
    busyShare: () => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, last)
      last = now
      return utilization
    },
  })
  setInterval(collectIfQuiet, checkEveryMs).unref()
}
