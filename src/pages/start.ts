// Named here, where no other script is fetched from: code that is fetched later would bring the sheet along once more.
import '#ui/styles.css'
import * as words from '#browser/words/en.ts'

/**
 * The first script of a page: a few lines that are there early. Where pictures count, they and letters have the line to
 * themselves until they are seen, or somebody does something; then the page's own scripts are fetched. A button that is
 * pressed before those can answer is pressed again when they can.
 */
const list = document.getElementById('page-scripts')
const scripts: string[] = JSON.parse(list?.textContent ?? '[]')

/** A picture that does not come holds up nothing else for longer than this. */
const patienceMs = 4000
/** A press by voice or by a screen reader may be a click alone, and a switch moves only the focus. */
const signs = ['pointerdown', 'keydown', 'focusin', 'click'] as const

let begun = false
let pressed: HTMLElement | null = null

function begin() {
  if (begun) return
  begun = true
  Promise.all(scripts.map((script) => import(/* @vite-ignore */ script))).catch(letPressesThrough)
}

/** Once the pictures are there and drawn. */
const beginAfterPaint = () => requestAnimationFrame(() => setTimeout(begin))

/** What the browser does by itself it may do at once: the menu opens, a search is sent. */
function keepPress(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button || button.popoverTargetElement || button.closest('search')) return
  event.preventDefault()
  event.stopPropagation()
  pressed = button
}

/** Without the network every way out of the page ends at the browser's own apology: better say so at once, and stay. */
function stayOffline(event: Event) {
  if (navigator.onLine || event.defaultPrevented || !leavesPage(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  say(words.noConnection)
}

function leavesPage({ type, target }: Event) {
  if (type === 'submit') return true
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.download || !link.protocol.startsWith('http')) return false
  return link.pathname + link.search !== window.location.pathname + window.location.search
}

/** As `toast.ts` does where its library cannot be fetched: this script comes alone. */
function say(text: string) {
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.className = 'plain-toast'
  message.textContent = text
  document.body.append(message)
  setTimeout(() => message.remove(), 5000)
}

function letPressesThrough() {
  document.removeEventListener('click', keepPress, true)
  if (pressed?.isConnected) pressed.click()
  pressed = null
}

// A link before anything else hears of it; a form after the page's own script, which may need no network.
window.addEventListener('click', stayOffline, true)
window.addEventListener('submit', stayOffline)
document.addEventListener('click', keepPress, true)
window.addEventListener('shop-answers', letPressesThrough, { once: true })
for (const sign of signs) window.addEventListener(sign, begin, { once: true, capture: true })
if (list?.dataset.when === 'at-once') begin()
else if (document.readyState === 'complete') beginAfterPaint()
else window.addEventListener('load', beginAfterPaint, { once: true })
setTimeout(begin, patienceMs)
