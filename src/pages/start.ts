// Imported here, because this script is loaded without preloads: a chunk loaded later would load the style sheet a
// second time.
import '#ui/shop.css'
import * as words from '#browser/words/en.ts'

/**
 * The first, small script of a page. It loads the page's other scripts once the pictures are there or the visitor
 * does something, and holds clicks on buttons until the page can handle them.
 */
const list = document.getElementById('page-scripts')
const scripts: string[] = JSON.parse(list?.textContent ?? '[]')

/** A picture that takes longer no longer delays the other scripts. */
const maxWaitMs = 4000
/** Voice control and screen readers may only send a click, and a switch device only moves the focus. */
const triggers = ['pointerdown', 'keydown', 'focusin', 'click'] as const

let isLoading = false
let pressed: HTMLElement | null = null

function loadScripts() {
  if (isLoading) return
  isLoading = true
  Promise.all(scripts.map((script) => import(/* @vite-ignore */ script))).catch(releaseClicks)
}

/** Loads the scripts after the next paint. */
const loadScriptsAfterPaint = () => requestAnimationFrame(() => setTimeout(loadScripts))

/**
 * Holds a click on a button until the page can handle it. Native actions are not held: the menu opens, a search is
 * submitted.
 */
function holdClick(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button || button.popoverTargetElement || button.closest('search')) return
  event.preventDefault()
  event.stopPropagation()
  pressed = button
}

/** Without the network every navigation would end at the browser's error page, so a message is shown instead. */
function stayOffline(event: Event) {
  if (navigator.onLine || event.defaultPrevented || !leavesPage(event)) return
  // The service worker has a copy of the page, or says that it has none.
  if (event.type === 'click' && navigator.serviceWorker?.controller) return
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

/** Shows the same message as `toast.ts` without its library, because this script must not import anything. */
function showMessage(text: string) {
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.className = 'plain-toast'
  message.textContent = text
  document.body.append(message)
  setTimeout(() => message.remove(), 5000)
}

/** The scripts could not be loaded: stops holding clicks, and repeats the one that was held. */
function releaseClicks() {
  document.removeEventListener('click', holdClick, true)
  if (pressed?.isConnected) pressed.click()
  pressed = null
}

// Links are handled first, forms after the page's own script, which may not need the network.
window.addEventListener('click', stayOffline, true)
window.addEventListener('submit', stayOffline)
document.addEventListener('click', holdClick, true)
window.addEventListener('shop-answers', releaseClicks, { once: true })
for (const sign of triggers) window.addEventListener(sign, loadScripts, { once: true, capture: true })
if (list?.dataset.when === 'at-once') loadScripts()
else if (document.readyState === 'complete') loadScriptsAfterPaint()
else window.addEventListener('load', loadScriptsAfterPaint, { once: true })
setTimeout(loadScripts, maxWaitMs)
