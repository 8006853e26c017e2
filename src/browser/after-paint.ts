/** Calls the function once the browser has painted what has changed so far. A page in the background is not painted. */
export function afterPaint(work: () => void) {
  if (document.hidden) return void setTimeout(work)
  requestAnimationFrame(() => {
    const run = () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      work()
    }
    const timer = setTimeout(run)
    // Pictures that arrive may keep the browser painting, and a timer waits until it has finished.
    const frame = requestAnimationFrame(run)
  })
}
