import { whenIdle } from './when-idle.ts'

/** Time for the parts that are loaded after the first view. */
const settleMs = 2000

/**
 * Runs work that can wait, such as loading more code, once the page and what follows the first view are loaded and the
 * browser is idle. A failure is ignored.
 */
export function whenSettled(work: () => Promise<unknown>) {
  const schedule = () => setTimeout(() => whenIdle(() => work().catch(() => {})), settleMs)
  if (document.readyState === 'complete') schedule()
  else window.addEventListener('load', schedule, { once: true })
}
