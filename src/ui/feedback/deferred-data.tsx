import { type ReactNode, Suspense, use } from 'react'

/** A part of a loader's data: the value, or a promise of it. */
export type Deferred<Value> = Value | Promise<Value>

/**
 * Loads parts in parallel. The server awaits all of them; in the browser the page opens at once and shows the parts as
 * they arrive.
 * @param staysUntilLoaded whether the browser waits as well, because the current page is better than a placeholder
 */
export async function deferParts<Parts extends Record<string, Promise<unknown>>>(
  parts: Parts,
  staysUntilLoaded = false,
) {
  type Data = { [Name in keyof Parts]: Deferred<Awaited<Parts[Name]>> }
  return (import.meta.env.SSR || staysUntilLoaded ? await awaitParts(parts) : parts) as Data
}

/** Awaits all parts of a loader's data. @throws the error of a failed part */
async function awaitParts(parts: Record<string, unknown>) {
  const values = Object.entries(parts).map(async ([name, part]) => [name, await part])
  return Object.fromEntries(await Promise.all(values))
}

/** The value, or null after an error: the failed part shows a message, and the rest of the page works. */
export const nullOnError = <Value,>(answer: Promise<Value>): Promise<Value | null> => answer.catch(() => null)

type AwaitProps<Value> = {
  of: Deferred<Value>
  /** A placeholder of the same size. */
  fallback: ReactNode
  children: (value: Value) => ReactNode
}

/** Renders a part of a page when its data has arrived. */
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
