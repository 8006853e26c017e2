import { type ReactNode, Suspense, use } from 'react'

/** A part of a loader's data: loaded, or a promise. */
export type Deferred<Value> = Value | Promise<Value>

/**
 * Loads parts in parallel. The server awaits all of them; in the browser the page opens at once and its parts are
 * shown as they arrive.
 */
export async function deferParts<Parts extends Record<string, Promise<unknown>>>(parts: Parts) {
  type Data = { [Name in keyof Parts]: Deferred<Awaited<Parts[Name]>> }
  return (import.meta.env.SSR ? await awaitParts(parts) : parts) as Data
}

/** All parts of a loader's answer as values. @throws what a part failed with */
async function awaitParts(parts: Record<string, unknown>) {
  const values = Object.entries(parts).map(async ([name, part]) => [name, await part])
  return Object.fromEntries(await Promise.all(values))
}

/** The answer, or nothing where it failed: one part's failure is told in its place, the rest of the page stands. */
export const nullOnError = <Value,>(answer: Promise<Value>): Promise<Value | null> => answer.catch(() => null)

type AwaitProps<Value> = {
  of: Deferred<Value>
  /** What stands in its place, of the same size. */
  fallback: ReactNode
  children: (value: Value) => ReactNode
}

/** A part of a page, shown when its data is there. */
export function Await<Value>({ of, fallback, children }: AwaitProps<Value>) {
  if (!(of instanceof Promise)) return children(of)
  return (
    <Suspense fallback={fallback}>
      <Resolved of={of}>{children}</Resolved>
    </Suspense>
  )
}

const Resolved = <Value,>({ of, children }: { of: Promise<Value>; children: (value: Value) => ReactNode }) =>
  children(use(of))
