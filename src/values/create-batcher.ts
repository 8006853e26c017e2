type Waiting<Item, Result> = {
  item: Item
  resolve: (result: Result | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Creates a function that collects items while a batch is running and processes them together in the next one. No item
 * waits for more than two batches.
 * @param work returns a result for each item, in their order; its error is thrown to each caller
 * @returns the function, which resolves to the item's result, undefined if `work` returned too few
 */
export function createBatcher<Item, Result>(maxSize: number, work: (items: Item[]) => Promise<Result[]>) {
  const waiting: Waiting<Item, Result>[] = []
  let isWorking = false

  async function processQueue() {
    isWorking = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxSize)
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
    if (!isWorking) void processQueue()
    return promise
  }
}
