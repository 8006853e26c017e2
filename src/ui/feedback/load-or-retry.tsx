import { type ReactNode, Suspense, use } from 'react'
import { useRevalidator } from '#browser/router/hooks.ts'
import { ErrorState } from './error-state.tsx'

type LoadOrRetryProps<Value> = {
  /** A promise from the page's loader. */
  value: Promise<Value>
  /** A skeleton of the content, while loading. */
  fallback: ReactNode
  /** The message after a failure. */
  failed: string
  /** Retries; without it the page's loader runs again. */
  onRetry?: () => void
  children: (value: Value) => ReactNode
}

/** Shows a promise's fallback, its failure with a retry button, or its value. */
export const LoadOrRetry = <Value,>({ fallback, ...rest }: LoadOrRetryProps<Value>) => (
  <Suspense fallback={fallback}>
    <Outcome {...rest} />
  </Suspense>
)

function Outcome<Value>({ value, failed, onRetry, children }: Omit<LoadOrRetryProps<Value>, 'fallback'>) {
  const outcome = use(outcomeOf(value))
  return outcome ? children(outcome.value) : <TryAgain sentence={failed} onRetry={onRetry} />
}

/** React's `use` needs the same promise in every render, so each promise's outcome is stored. */
const outcomes = new WeakMap<Promise<unknown>, Promise<{ value: unknown } | null>>()

function outcomeOf<Value>(promise: Promise<Value>) {
  const outcome =
    outcomes.get(promise) ??
    promise.then(
      (value) => ({ value }),
      () => null,
    )
  outcomes.set(promise, outcome)
  return outcome as Promise<{ value: Value } | null>
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
 * Marks a promise that a loader returns without awaiting it, and returns the same promise. `LoadOrRetry` shows its
 * failure, so it must not count as an unhandled rejection.
 */
export function defer<Value>(promise: Promise<Value>) {
  promise.catch(() => {})
  return promise
}
