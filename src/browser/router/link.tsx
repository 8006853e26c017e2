import { type ComponentProps, type MouseEvent, useEffect } from 'react'
import type { NavigateOptions } from 'react-router'
import { isCoreLoaded, navigate, showLeaving } from './core.ts'
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
    // It keeps its pressed look until the page is there: a tap is shorter than most navigations.
    link.dataset.followed = ''
    const release = () => void delete link.dataset.followed
    if (!isCoreLoaded()) return showLeaving(release)
    event.preventDefault()
    const isHere = link.href === window.location.href
    void navigate(path, { replace: replace ?? isHere, state, preventScrollReset }).then(release)
  }
  return <a {...rest} href={hrefOf(path)} onClick={follow} />
}

/** Whether the click opens a new tab, a new window or a download. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** Navigates as soon as it is rendered. */
export function Navigate({ to, replace }: { to: string; replace?: boolean }) {
  useEffect(() => void navigate(to, { replace }), [to, replace])
  return null
}
