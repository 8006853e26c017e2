// Named here, where no other script is fetched from: code that is fetched later would bring the sheet along once more.
import '#ui/styles.css'
import * as words from '#browser/words/en.ts'

/**
 * The first, small script of a page. It loads the page's other scripts once the pictures are there or the visitor
 * does something, and holds clicks on buttons until the page can handle them.
 */
const list = document.getElementById('page-scripts')
const scripts: string[] = JSON.parse(list?.textContent ?? '[]')

/** A picture that does not come holds up nothing else for longer than this. */
const maxWaitMs = 4000
/** A press by voice or by a screen reader may be a click alone, and a switch moves only the focus. */
const triggers = ['pointerdown', 'keydown', 'focusin', 'click'] as const

let isLoading = false
let pressed: HTMLElement | null = null

function loadScripts() {
  if (isLoading) return
  isLoading = true
  Promise.all(scripts.map((script) => import(/* @vite-ignore */ script))).catch(releaseClicks)
}

/** Once the pictures are there and drawn. */
const loadScriptsAfterPaint = () => requestAnimationFrame(() => setTimeout(loadScripts))

/** What the browser does by itself it may do at once: the menu opens, a search is sent. */
function holdClick(event: MouseEvent) {
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
  showMessage(words.noConnection)
}

function leavesPage({ type, target }: Event) {
  if (type === 'submit') return true
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.download || !link.protocol.startsWith('http')) return false
  return link.pathname + link.search !== window.location.pathname + window.location.search
}

/** As `toast.ts` does where its library cannot be fetched: this script comes alone. */
function showMessage(text: string) {
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.className = 'plain-toast'
  message.textContent = text
  document.body.append(message)
  setTimeout(() => message.remove(), 5000)
}

function releaseClicks() {
  document.removeEventListener('click', holdClick, true)
  if (pressed?.isConnected) pressed.click()
  pressed = null
}

// A link before anything else hears of it; a form after the page's own script, which may need no network.
window.addEventListener('click', stayOffline, true)
window.addEventListener('submit', stayOffline)
document.addEventListener('click', holdClick, true)
window.addEventListener('shop-answers', releaseClicks, { once: true })
for (const sign of triggers) window.addEventListener(sign, loadScripts, { once: true, capture: true })
if (list?.dataset.when === 'at-once') loadScripts()
else if (document.readyState === 'complete') loadScriptsAfterPaint()
else window.addEventListener('load', loadScriptsAfterPaint, { once: true })
setTimeout(loadScripts, maxWaitMs)
