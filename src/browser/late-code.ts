/** The longest that what the server sent waits to be taken over: a page that waits for code cannot be left. */
const patienceMs = 2000
const pausesMs = [0, 1000, 5000]

type Hearer = {
  /** It is not there in time. */
  overdue: () => void
  /** A try failed; there may be another one. */
  failed: () => void
}

/**
 * Code that is fetched when it is wanted, and again when that fails.
 * @returns `there`, which only ever comes true, and what asks for it; asked again after all tries were in vain, it begins anew
 */
export function lateCode<Code>(load: () => Promise<Code>) {
  let arrive = (_: Code) => {}
  const there = new Promise<Code>((resolve) => {
    arrive = resolve
  })
  let asking = false

  async function ask({ overdue, failed }: Hearer) {
    if (asking) return
    asking = true
    const alarm = setTimeout(overdue, patienceMs)
    for (const pause of pausesMs) {
      if (pause) await new Promise((resolve) => setTimeout(resolve, pause))
      const code = await load().catch(failed)
      if (!code) continue
      clearTimeout(alarm)
      return arrive(code)
    }
    asking = false
  }
  return { there, ask }
}
