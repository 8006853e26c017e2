/**
 * A lease: whoever takes a row to work on it moves the row's own time ("due at", "claimed until") a few seconds ahead,
 * and further ahead as long as the work lasts. It ends with its process: what a killed one had taken is due again within
 * seconds, and any number of processes may work beside each other. It is only a moment in a row, so it also works
 * through a pooler that gives every transaction another connection, as an advisory lock would not.
 */
export type Lease = { readonly until: Date }

type Clock = { now: () => Date }

export const leaseSeconds = 10
const renewEveryMs = 3_000

/** Until when something taken now is its taker's. */
export const leaseEnd = (now: Date) => new Date(now.getTime() + leaseSeconds * 1000)

/**
 * Does the work and renews the lease meanwhile. When it returns, nothing is being renewed any more.
 * @param renew moves the row's time from one moment to a later one; a row with another time is no longer ours to move
 * @param work is given the lease, whose end is always the one that the row shows
 */
export async function whileLeased<Result>(
  {
    clock,
    first,
    renew,
  }: { clock: Clock; first: Date; renew: (from: Date, until: Date) => Promise<unknown> },
  work: (lease: Lease) => Promise<Result>,
): Promise<{ result: Result; lease: Lease }> {
  const lease = { until: first }
  let renewing: Promise<void> = Promise.resolve()
  const renewOnce = async () => {
    const until = leaseEnd(clock.now())
    await renew(lease.until, until)
    lease.until = until
  }
  const timer = setInterval(() => {
    // A renewal that failed is followed by the next one; a lease that nobody could renew ends.
    renewing = renewing.then(renewOnce).catch(() => {})
  }, renewEveryMs)
  timer.unref()
  try {
    return { result: await work(lease), lease }
  } finally {
    clearInterval(timer)
    await renewing
  }
}
