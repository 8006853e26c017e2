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
import { useBlocker } from '#browser/router/use-blocker.ts'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import * as words from '../words/office/en.ts'
import { sectionNamedBy } from './section-url.ts'

/** What a form holds is lost by any step, or outlives those within its section, such as a search. */
type Hold = 'anything' | 'section'

type Guard = {
  mark: (form: string, dirty: boolean, lostBy?: Hold) => void
  /** True when nothing would be lost, or once the person has said that it may be. */
  mayLeave: () => Promise<boolean>
}

const GuardContext = createContext<Guard>({ mark: () => {}, mayLeave: async () => true })

/** Asks whether unsaved changes may be lost: to be called before closing what holds them. */
export const useMayLeave = () => useContext(GuardContext).mayLeave

/**
 * Tells the frame that a form holds something unsaved: links, Back and closing the window then ask first.
 * @param lostBy leaving what loses it: most forms are closed by any step
 * @returns `mayLeave` for closing the form itself, such as a window's cross; `release` to be called once it is saved,
 *   before going elsewhere
 */
export function useUnsavedChanges(dirty: boolean, lostBy: Hold = 'anything') {
  const { mark, mayLeave } = useContext(GuardContext)
  const form = useId()
  useEffect(() => {
    mark(form, dirty, lostBy)
    return () => mark(form, false)
  }, [mark, form, dirty, lostBy])
  const release = useCallback(() => mark(form, false), [mark, form])
  return { mayLeave, release }
}

/** Keeps what was typed from being lost by a stray click: one guard around all the sections. */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  const dirty = useRef(new Map<string, Hold>())
  const [answer, setAnswer] = useState<(leave: boolean) => void>()
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      dirty.current.size > 0 &&
      // After an expired login there is nothing to stay for, and logging out has asked already.
      to.pathname !== '/login' &&
      from.pathname + from.search !== to.pathname + to.search &&
      (sectionNamedBy(from) !== sectionNamedBy(to) || [...dirty.current.values()].includes('anything')),
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => dirty.current.size > 0 && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])

  const guard = useMemo<Guard>(
    () => ({
      mark: (form, isDirty, lostBy = 'anything') =>
        void (isDirty ? dirty.current.set(form, lostBy) : dirty.current.delete(form)),
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
        question={words.leaveQuestion}
        detail={words.notSavedYet}
        confirmText={words.leave}
        cancelText={words.stay}
        danger
        onConfirm={() => decide(true)}
      />
    </GuardContext>
  )
}
