import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from '#browser/router/hooks.ts'

/**
 * A window over a list, open while the address names what it is about: `?edit=12`. Back closes it, a reload keeps it,
 * a bookmark opens it.
 */
export function useOpenWindow(name: string) {
  const [params, setParams] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const id = params.get(name)
  const closing = useRef<string>(null)

  /** The props of a link that opens the window. */
  const linkTo = (subject: number) => {
    const query = new URLSearchParams(params)
    query.set(name, String(subject))
    return { to: `${pathname}?${query}`, state: { ...state, opened: true }, preventScrollReset: true }
  }

  /** Goes back to where the window was opened from; after a bookmark that is the list without it. */
  const close = () => {
    if (closing.current === id) return
    closing.current = id
    if (state?.opened) return void navigate(-1)
    const query = new URLSearchParams(params)
    query.delete(name)
    setParams(query, { replace: true, state, preventScrollReset: true })
  }
  if (id === null) closing.current = null
  return { id, linkTo, close }
}
