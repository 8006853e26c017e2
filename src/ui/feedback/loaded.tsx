import { type ReactNode, Suspense, use } from 'react'
import { useRevalidator } from '#browser/router/hooks.ts'
import { ErrorState } from './error-state.tsx'

type LoadedProps<Value> = {
  /** What the page's loader asked for, without waiting for it. */
  value: Promise<Value>
  /** In the meantime: a skeleton of what will stand there. */
  loading: ReactNode
  /** What is said when it did not come. */
  failed: string
  /** Asks again; without it the page's loader runs anew. */
  onRetry?: () => void
  children: (value: Value) => ReactNode
}

/** A part of a page that is on its way, did not come, or is there. */
export const Loaded = <Value,>({ loading, ...rest }: LoadedProps<Value>) => (
  <Suspense fallback={loading}>
    <Outcome {...rest} />
  </Suspense>
)

function Outcome<Value>({ value, failed, onRetry, children }: Omit<LoadedProps<Value>, 'loading'>) {
  const outcome = use(outcomeOf(value))
  return outcome ? children(outcome.there) : <TryAgain sentence={failed} onRetry={onRetry} />
}

/** React's `use` needs the same promise at every render, so each promise's outcome is kept. */
const outcomes = new WeakMap<Promise<unknown>, Promise<{ there: unknown } | null>>()

function outcomeOf<Value>(value: Promise<Value>) {
  const outcome =
    outcomes.get(value) ??
    value.then(
      (there) => ({ there }),
      () => null,
    )
  outcomes.set(value, outcome)
  return outcome as Promise<{ there: Value } | null>
}

function TryAgain({ sentence, onRetry }: { sentence: string; onRetry?: () => void }) {
  const { state, revalidate } = useRevalidator()
  return (
    <ErrorState
      sentence={sentence}
      busy={state === 'loading'}
      onRetry={onRetry ?? (() => void revalidate())}
    />
  )
}

/**
 * A promise that a loader hands to `Loaded` without awaiting it. `Loaded` shows its failure, so it is no unhandled
 * rejection.
 */
export function later<Value>(promise: Promise<Value>) {
  promise.catch(() => {})
  return promise
}
