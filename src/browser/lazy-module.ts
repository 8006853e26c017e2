/**
 * Code that takes longer is not waited for: the server's markup is left static, because a part that waits for hydration
 * blocks navigation, and a page opens without the part.
 */
export const overdueMs = 2000
const retryDelaysMs = [0, 1000, 5000]

type LoadListener = {
  /** The module was not loaded in time. */
  overdue: () => void
  /** An attempt failed; another one may follow. */
  failed: () => void
}

const ignoreTroubles: LoadListener = { overdue: () => {}, failed: () => {} }

/**
 * A chunk that is loaded on demand, with retries.
 * @returns `loaded`, which resolves when the code is loaded; `current`, which gives it from then on; and `request`,
 * which loads it; after all retries failed, it can be called again
 */
export function lazyModule<Code>(load: () => Promise<Code>) {
  let resolveCode = (_: Code) => {}
  let loadedCode: Code | undefined
  const loaded = new Promise<Code>((resolve) => {
    resolveCode = resolve
  })
  let isLoading = false

  async function request({ overdue, failed }: LoadListener = ignoreTroubles) {
    if (isLoading) return
    isLoading = true
    const alarm = setTimeout(overdue, overdueMs)
    for (const pause of retryDelaysMs) {
      if (pause) await new Promise((resolve) => setTimeout(resolve, pause))
      const code = await load().catch(failed)
      if (!code) continue
      clearTimeout(alarm)
      loadedCode = code
      return resolveCode(code)
    }
    isLoading = false
  }
  return { loaded, current: () => loadedCode, request }
}
