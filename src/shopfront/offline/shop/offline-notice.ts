import { getCore } from '#browser/router/core.ts'
import { localeOf } from '#words/language.ts'
import { language } from '#words/page/en.ts'
import { formatKeptAt } from '../rules/copy-limits.ts'
import * as words from '../words/en.ts'

type Copy = { instead?: string | null; keptAt?: string | null }

const noticeId = 'offline-copy'
const colours = 'margin:0;padding:.5rem 1rem;text-align:center;background:#fdf0d0;color:#4a3200'
const button =
  'min-height:44px;padding:0 .75rem;border:0;background:none;font:inherit;color:inherit;text-decoration:underline'

/**
 * Says above the page when it is a copy from this device, and from when, as the service worker does in documents. When
 * the connection is back, the page is loaded again and the notice disappears.
 */
export function showOfflineNotice() {
  window.addEventListener('shop-copy', ({ detail }: CustomEventInit<Copy>) => showCopy(detail ?? {}))
  window.addEventListener('online', reload)
  // The connection may have come back before this code was loaded.
  if (navigator.onLine) reload()
}

const reload = () => {
  if (!document.getElementById(noticeId)) return
  getCore()
    .then((core) => core.revalidate())
    .catch(() => {})
}

function showCopy({ instead, keptAt }: Copy) {
  const shown = document.getElementById(noticeId)
  if (!instead) return shown?.remove()
  const sentence = instead === 'offline' ? words.offlineCopy : words.slowCopy
  const notice = shown ?? document.createElement('p')
  notice.id = noticeId
  notice.setAttribute('role', 'status')
  notice.style.cssText = colours
  const again = document.createElement('button')
  again.textContent = words.tryAgain
  again.style.cssText = button
  again.addEventListener('click', reload)
  notice.replaceChildren(`${sentence({ time: formatKeptAt(localeOf[language], Number(keptAt)) })} `, again)
  if (!shown) document.body.prepend(notice)
}
