/** A mutex per key: work under one key runs one after another, work under different keys concurrently. */
export function createKeyedMutex() {
  const last = new Map<string, Promise<unknown>>()
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const current = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, current)
    try {
      return await current
    } finally {
      if (last.get(key) === current) last.delete(key)
    }
  }
}
