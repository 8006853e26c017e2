/**
 * A lease: a process that works on a row moves the row's own time ("due at", "claimed until") a few seconds ahead, and
 * renews that while it works. If the process dies, its rows are due again within seconds, so any number of processes
 * can work in parallel. Unlike an advisory lock, a lease also works through a transaction pooler.
 */
export type Lease = { readonly until: Date }

type Clock = { now: () => Date }

export const leaseSeconds = 10
const renewEveryMs = 3_000

/** When a lease taken now ends. */
export const leaseEnd = (now: Date) => new Date(now.getTime() + leaseSeconds * 1000)

/**
 * Runs the work and renews its lease. When it returns, no renewal is running any more.
 * @param renew moves the row's time from one moment to a later one; a row with another time belongs to another process
 * @param work gets the lease, whose end always equals the row's
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
    // A failed renewal is followed by the next one; otherwise the lease ends.
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
