import { type ReactNode, Suspense, use } from 'react'
import { useRevalidator } from 'react-router'
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

/** The same promise gives the same outcome each time it is drawn. */
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

/** What a loader gives to `Loaded`: the promise, not awaited. Its failure is shown there and is nobody else's. */
export function later<Value>(promise: Promise<Value>) {
  promise.catch(() => {})
  return promise
}
