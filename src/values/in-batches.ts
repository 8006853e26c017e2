type Waiting<Item, Result> = {
  item: Item
  resolve: (result: Result | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Work that is cheaper for many at once: what comes in while it is being done for others waits and is then done
 * together. Nobody waits for more than two turns.
 * @param work gives a result for each item, in their order; what it throws, each of them gets
 */
export function inBatches<Item, Result>(most: number, work: (items: Item[]) => Promise<Result[]>) {
  const waiting: Waiting<Item, Result>[] = []
  let isWorking = false

  async function workOff() {
    isWorking = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most)
      try {
        const results = await work(batch.map(({ item }) => item))
        for (const [at, { resolve }] of batch.entries()) resolve(results[at])
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isWorking = false
  }

  return (item: Item): Promise<Result | undefined> => {
    const { promise, resolve, reject } = Promise.withResolvers<Result | undefined>()
    waiting.push({ item, resolve, reject })
    if (!isWorking) void workOff()
    return promise
  }
}
