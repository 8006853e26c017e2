/** A page's code did not come: the network is gone, or a new release has put other files in its place. */
export class CodeLost extends Error {
  override name = 'CodeLost'
}

export const codeLost = (cause: unknown): never => {
  throw new CodeLost('', { cause })
}

/** Whether there is a way to the shop at all. */
export const shopAnswers = () =>
  fetch(window.location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

const loadedAnewAt = 'loaded-anew-at'
const onceInMs = 60_000

/**
 * Opens the address anew from the shop, whose page then names the files of now. Only where the shop answers, for an
 * open page is worth more than the browser's own about a lost network; and once a minute, or it could go on for ever.
 * @returns whether the page is about to go
 */
export async function loadAnewOnce() {
  if (Date.now() - Number(sessionStorage.getItem(loadedAnewAt)) < onceInMs) return false
  if (!(await shopAnswers())) return false
  sessionStorage.setItem(loadedAnewAt, String(Date.now()))
  window.location.reload()
  return true
}
