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
import { sectionNameOf } from './section-url.ts'

/** When a form's input is lost: on any navigation, or only when the section is left. */
type LossScope = 'anything' | 'section'

type Loss = { lostOn: LossScope; detail: string }

type Guard = {
  /** Records whether a form has unsaved changes, when they are lost, and what the question says about them. */
  mark: (form: string, dirty: boolean, loss?: Loss) => void
  /** True if there are no unsaved changes, or the user agreed to lose them. */
  mayLeave: () => Promise<boolean>
}

const GuardContext = createContext<Guard>({ mark: () => {}, mayLeave: async () => true })

/**
 * @returns a function to call before closing what holds unsaved changes. It asks the user if there are any, and
 * resolves to whether to close
 */
export const useConfirmLeave = () => useContext(GuardContext).mayLeave

/**
 * Registers a form with unsaved changes: navigation, Back and closing the window then ask first.
 * @param lostOn which navigation loses the input; most forms are closed by any navigation
 * @param detail what becomes of the input; most forms keep it as a draft, which files can't be part of
 * @returns `mayLeave` to call before closing the form itself, such as with a dialog's close button; `release` to call
 * after saving, before navigating
 */
export function useUnsavedChanges(
  dirty: boolean,
  lostOn: LossScope = 'anything',
  detail: string = words.notSavedYet,
) {
  const { mark, mayLeave } = useContext(GuardContext)
  const form = useId()
  useEffect(() => {
    mark(form, dirty, { lostOn, detail })
    return () => mark(form, false)
  }, [mark, form, dirty, lostOn, detail])
  const release = useCallback(() => mark(form, false), [mark, form])
  return { mayLeave, release }
}

/** Asks before unsaved changes are lost by navigation; one guard for all sections. */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  const dirty = useRef(new Map<string, Loss>())
  const [answer, setAnswer] = useState<(leave: boolean) => void>()
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      dirty.current.size > 0 &&
      // Do not ask before the log-in page: either the session has expired, or the log-out has asked already.
      to.pathname !== '/login' &&
      from.pathname + from.search !== to.pathname + to.search &&
      (sectionNameOf(from) !== sectionNameOf(to) ||
        [...dirty.current.values()].some(({ lostOn }) => lostOn === 'anything')),
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => dirty.current.size > 0 && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])

  const guard = useMemo<Guard>(
    () => ({
      mark: (form, isDirty, loss) =>
        void (isDirty && loss ? dirty.current.set(form, loss) : dirty.current.delete(form)),
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
        detail={[...dirty.current.values()].at(-1)?.detail ?? words.notSavedYet}
        confirmText={words.leave}
        cancelText={words.stay}
        danger
        onConfirm={() => decide(true)}
      />
    </GuardContext>
  )
}
