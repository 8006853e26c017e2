import { pathOf } from '#browser/router/href.ts'
import { otherBase } from '#words/page/en.ts'

/** Keeps the language link in step with the current URL, which may have changed outside the router. */
export function syncLanguageLinks() {
  const follow = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
    if (link) link.href = otherBase + pathOf(window.location.pathname) + window.location.search
  }
  document.addEventListener('pointerdown', follow)
  document.addEventListener('click', follow, true)
}
