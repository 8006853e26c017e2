import { type ReactNode, Suspense, use } from 'react'

/** A part of a page's data: there already, or on its way to a page that is shown meanwhile. */
export type Arriving<Value> = Value | Promise<Value>

/**
 * What a loader returns for parts that are asked for at the same time. The server sends a page with everything in it;
 * in the browser the page opens at once and its parts come as they are answered.
 */
export async function arriving<Parts extends Record<string, Promise<unknown>>>(parts: Parts) {
  type Data = { [Name in keyof Parts]: Arriving<Awaited<Parts[Name]>> }
  return (import.meta.env.SSR ? await settled(parts) : parts) as Data
}

/** All parts of a loader's answer as values. @throws what a part failed with */
async function settled(parts: Record<string, unknown>) {
  const values = Object.entries(parts).map(async ([name, part]) => [name, await part])
  return Object.fromEntries(await Promise.all(values))
}

/** The answer, or nothing where it failed: one part's failure is told in its place, the rest of the page stands. */
export const orNothing = <Value,>(answer: Promise<Value>): Promise<Value | null> => answer.catch(() => null)

type ArrivalProps<Value> = {
  of: Arriving<Value>
  /** What stands in its place, of the same size. */
  meanwhile: ReactNode
  children: (value: Value) => ReactNode
}

/** A part of a page, shown when its data is there. */
export function Arrival<Value>({ of, meanwhile, children }: ArrivalProps<Value>) {
  if (!(of instanceof Promise)) return children(of)
  return (
    <Suspense fallback={meanwhile}>
      <Arrived of={of}>{children}</Arrived>
    </Suspense>
  )
}

const Arrived = <Value,>({ of, children }: { of: Promise<Value>; children: (value: Value) => ReactNode }) =>
  children(use(of))
