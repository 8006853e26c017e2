/**
 * Does the work for five at a time, because a request that waits for the payment provider has to be answered within a
 * deadline, also on a busy machine.
 */
export async function inFives<Item, Result>(
  items: Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const done: Result[] = []
  for (let at = 0; at < items.length; at += 5)
    done.push(...(await Promise.all(items.slice(at, at + 5).map((item, index) => work(item, at + index)))))
  return done
}
