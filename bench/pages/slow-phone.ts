import type { CDPSession, Locator, Page } from 'playwright-core'

/** How slow a device and its network are: milliseconds, bytes per second, and by what its CPU is slower than this one. */
export type Slowness = { latencyMs: number; bytesPerSecond: number; timesSlower: number }

/** 1.6 Mbit/s, as on a slow mobile connection. */
export const cheapPhone: Slowness = { latencyMs: 150, bytesPerSecond: 200_000, timesSlower: 4 }
/** How long a finger touches the screen during a tap. */
const fingerMs = 80
const maxWaitMs = 30_000

export const slowPhone = `a latency of ${cheapPhone.latencyMs} ms, 1.6 Mbit/s and ${cheapPhone.timesSlower}× CPU throttling`

/** Makes a page slow, by default as on a cheap phone. */
export async function slowDown(
  session: CDPSession,
  { latencyMs, bytesPerSecond, timesSlower }: Slowness = cheapPhone,
) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
}

/** Scrolls the element to the middle of the screen and touches it, as a finger does. */
export async function touch(page: Page, target: Locator) {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(fingerMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/**
 * Runs a step and waits for its goal, an element with a text other than before, also in another document. The page must have been opened after
 * `addInitScript(recordPaint)`.
 * @returns milliseconds from the last click of the step, or from its start without a click, to the frame with the goal
 */
export async function timeUntil(page: Page, selector: string, step: () => Promise<unknown>) {
  await page.evaluate((selector) => {
    sessionStorage.removeItem('bench-shown')
    sessionStorage.setItem('bench-left', String(performance.timeOrigin + performance.now()))
    sessionStorage.setItem('bench-goal', selector)
    const before = document.querySelector(selector)?.textContent
    if (typeof before === 'string') sessionStorage.setItem('bench-before', before)
    else sessionStorage.removeItem('bench-before')
  }, selector)
  await step()
  const shown = () => sessionStorage.getItem('bench-shown') !== null
  const deadline = Date.now() + maxWaitMs
  // The document may be replaced while it is asked.
  while (!(await page.evaluate(shown).catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${selector} did not appear`)
    await page.waitForTimeout(50)
  }
  return page.evaluate(
    () => Number(sessionStorage.getItem('bench-shown')) - Number(sessionStorage.getItem('bench-left')),
  )
}

/** Runs in each document: stores when something was clicked, and when the goal was painted. */
export function recordPaint() {
  const now = () => performance.timeOrigin + performance.now()
  // After the current task, before timers: they wait while frame follows frame, such as during a transition.
  const soon = (task: () => void) => {
    const { scheduler } = Object(window)
    scheduler.postTask(task, { priority: 'user-blocking' })
  }
  // A change made while a frame is being prepared is painted with it, any other with the next frame.
  let isInFrame = false
  const followFrames = () => {
    isInFrame = true
    soon(() => {
      isInFrame = false
    })
    requestAnimationFrame(followFrames)
  }
  followFrames()
  const store = () => sessionStorage.setItem('bench-shown', String(now()))
  const look = () => {
    const goal = sessionStorage.getItem('bench-goal')
    const found = goal ? document.querySelector(goal) : null
    if (!found || found.textContent === sessionStorage.getItem('bench-before')) return
    sessionStorage.removeItem('bench-goal')
    if (isInFrame) soon(store)
    else requestAnimationFrame(() => soon(store))
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem('bench-left', String(performance.timeOrigin + timeStamp)),
    true,
  )
}

/** Runs in each document: records the longest time from an input to the next frame, the measure of INP. */
export function recordResponses() {
  Object.assign(window, { slowest: 0 })
  // Taps and keys only: INP leaves out what merely accompanies them.
  type Entry = PerformanceEntry & { interactionId?: number }
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as Entry[])
      if (interactionId) Object.assign(window, { slowest: Math.max(Object(window).slowest, duration) })
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** The slowest response since the last call, in milliseconds. */
export const slowestResponse = (page: Page) =>
  page.evaluate(() => {
    const { slowest } = Object(window)
    Object.assign(window, { slowest: 0 })
    return Number(slowest)
  })

export const between = (values: number[]) =>
  `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`
