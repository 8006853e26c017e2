import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

type Guard = {
  mark: (form: string, dirty: boolean) => void
  /** True when nothing would be lost, or once the person has said that it may be. */
  mayLeave: () => Promise<boolean>
}

const GuardContext = createContext<Guard>({ mark: () => {}, mayLeave: async () => true })

/** Whether what is on the screen may go: for whoever is about to take it away. */
export const useMayLeave = () => useContext(GuardContext).mayLeave

/**
 * Tells the frame that a form holds something unsaved: links, Back and closing the window then ask first.
 * @returns `mayLeave` for closing the form itself, such as a window's cross; `release` to be called once it is saved,
 *   before going elsewhere
 */
export function useUnsavedChanges(dirty: boolean) {
  const { mark, mayLeave } = useContext(GuardContext)
  const form = useId()
  useEffect(() => {
    mark(form, dirty)
    return () => mark(form, false)
  }, [mark, form, dirty])
  const release = useCallback(() => mark(form, false), [mark, form])
  return { mayLeave, release }
}

/** Keeps what was typed from being lost by a stray click: one guard around all the sections. */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  const dirty = useRef(new Set<string>())
  const [answer, setAnswer] = useState<(leave: boolean) => void>()
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      dirty.current.size > 0 &&
      // An ended login has nothing to go back to; whoever logs out was asked before.
      to.pathname !== '/login' &&
      from.pathname + from.search !== to.pathname + to.search,
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => dirty.current.size > 0 && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])

  const guard = useMemo<Guard>(
    () => ({
      mark: (form, isDirty) => void (isDirty ? dirty.current.add(form) : dirty.current.delete(form)),
      mayLeave: () =>
        dirty.current.size === 0 ? Promise.resolve(true) : new Promise((resolve) => setAnswer(() => resolve)),
    }),
    [],
  )
  const decide = (leave: boolean) => {
    answer?.(leave)
    setAnswer(undefined)
    if (leave) dirty.current.clear()
    if (blocker.state === 'blocked') leave ? blocker.proceed() : blocker.reset()
  }
  return (
    <GuardContext value={guard}>
      {children}
      <ConfirmDialog
        open={answer !== undefined || blocker.state === 'blocked'}
        onOpenChange={(open) => !open && decide(false)}
        question="Leave without saving?"
        detail="What you changed here is not saved yet."
        confirmText="Leave"
        cancelText="Stay"
        danger
        onConfirm={() => decide(true)}
      />
    </GuardContext>
  )
}
