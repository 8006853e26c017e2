import { pathOf } from '#browser/router/address.ts'
import { otherBase } from '#words/page/en.ts'

/** The link to the same page in another language leads to what the address says by now: not all of it is the router's. */
export function followAddressInLinks() {
  const follow = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
    if (link) link.href = otherBase + pathOf(window.location.pathname) + window.location.search
  }
  document.addEventListener('pointerdown', follow)
  document.addEventListener('click', follow, true)
}
