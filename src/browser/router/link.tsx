import { type ComponentProps, type MouseEvent, useEffect } from 'react'
import type { NavigateOptions } from 'react-router'
import { navigate, opensDocuments, showLeaving } from './core.ts'
import { hrefOf } from './href.ts'

type Target = string | { pathname: string; search?: string }
type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> & {
    /** A path of the shop, or a query for the same page, such as `?page=2`. */
    to: Target
  }

/**
 * A link to a page of the shop. Without a script it is an ordinary link, otherwise it navigates without loading a new
 * document.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, ...rest }: LinkProps) {
  const path = typeof to === 'string' ? to : to.pathname + (to.search ?? '')
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || opensElsewhere(event) || (rest.target ?? '_self') !== '_self') return
    const link = event.currentTarget
    const release = holdPressed(link)
    if (opensDocuments()) return showLeaving(release)
    event.preventDefault()
    const isHere = link.href === window.location.href
    void navigate(path, { replace: replace ?? isHere, state, preventScrollReset }).then(release)
  }
  return <a {...rest} href={hrefOf(path)} onClick={follow} />
}

/** How often links have been followed, to tell a second tap on a link from the first. */
let followed = 0

/**
 * Keeps the pressed look of a link until its page is there: a tap is shorter than most navigations.
 * @returns a function that ends it, unless the link was tapped again
 */
function holdPressed({ dataset }: HTMLElement) {
  const tap = String(++followed)
  dataset.followed = tap
  return () => {
    if (dataset.followed === tap) delete dataset.followed
  }
}

/** Whether the click opens a new tab, a new window or a download. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** Navigates as soon as it is rendered. */
export function Navigate({ to, replace }: { to: string; replace?: boolean }) {
  useEffect(() => void navigate(to, { replace }), [to, replace])
  return null
}
