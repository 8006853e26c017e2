/** A queue per key: work of one key runs in sequence, different keys in parallel. Work must not throw. */
export function createKeyedQueue() {
  const tails = new Map<string, Promise<void>>()
  return {
    run(key: string, work: () => Promise<void>) {
      const tail = (tails.get(key) ?? Promise.resolve()).then(work)
      tails.set(key, tail)
      tail.finally(() => {
        if (tails.get(key) === tail) tails.delete(key)
      })
    },
    /** Resolves when nothing is running. */
    async idle() {
      while (tails.size > 0) await Promise.all(tails.values())
    },
  }
}
