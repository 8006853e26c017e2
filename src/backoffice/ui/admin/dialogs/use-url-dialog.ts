import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from '#browser/router/hooks.ts'

/**
 * A dialog that is open while the query names its subject, such as `?edit=12`: Back closes it; reload and bookmarks
 * keep it.
 * @param name the query parameter
 * @returns `id` is the subject in the query, null while the dialog is closed
 */
export function useUrlDialog(name: string) {
  const [params, setParams] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const id = params.get(name)
  const closingId = useRef<string>(null)

  /** The props of a link that opens the dialog. */
  const linkTo = (subject: number) => {
    const query = new URLSearchParams(params)
    query.set(name, String(subject))
    return { to: `${pathname}?${query}`, state: { ...state, opened: true }, preventScrollReset: true }
  }

  /** Returns to the entry from which the dialog was opened; after a bookmark, to the list without the dialog. */
  const close = () => {
    if (closingId.current === id) return
    closingId.current = id
    if (state?.opened) return void navigate(-1)
    const query = new URLSearchParams(params)
    query.delete(name)
    setParams(query, { replace: true, state, preventScrollReset: true })
  }
  if (id === null) closingId.current = null
  return { id, linkTo, close }
}
