/** Work of the same key runs one after the other, of different keys side by side. Work must not throw. */
export function createLanes() {
  const lanes = new Map<string, Promise<void>>()
  return {
    run(key: string, work: () => Promise<void>) {
      const lane = (lanes.get(key) ?? Promise.resolve()).then(work)
      lanes.set(key, lane)
      lane.finally(() => {
        if (lanes.get(key) === lane) lanes.delete(key)
      })
    },
    /** Until nothing runs. */
    async idle() {
      while (lanes.size > 0) await Promise.all(lanes.values())
    },
  }
}
