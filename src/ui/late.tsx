import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from 'react'
import { whenNear } from './when-near.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** A person did something: whatever they want may need the whole page. */
const signs = ['pointerdown', 'keydown', 'popstate'] as const

/**
 * A part of a page below what is seen first. The server draws it; the browser fetches its code when it comes into the
 * window or at the first press, and takes over what is there without drawing it anew. Until then its links are links.
 * Call it once a part, beside the page, never while drawing.
 */
export function late<Props extends object>(load: Load<Props>) {
  if (import.meta.env.SSR) return drawnByTheServer(load)
  let want = () => {}
  const wanted = new Promise<void>((resolve) => {
    want = resolve
  })
  const Part = lazy(async () => {
    await wanted
    // Without the network, or after a new build, what the server sent stays as it is.
    return { default: await load().catch(never) }
  })
  // biome-ignore lint/correctness/noComponentHookFactories: one component a part, for as long as the page is open.
  const Late = (props: Props) => {
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => wantWhenSeen(place.current, want), [])
    return (
      <div ref={place}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    )
  }
  // Drawn again before its code is there, what the server sent would be thrown away.
  return memo(Late)
}

const never = () => new Promise<never>(() => {})

function wantWhenSeen(place: HTMLElement | null, want: () => void) {
  // Empty where the browser opened the page by itself: nothing was sent that could be left as it is.
  if (!place?.hasChildNodes()) return want()
  const stop = whenNear(place, 0, want)
  for (const sign of signs) window.addEventListener(sign, want, { once: true })
  return () => {
    stop()
    for (const sign of signs) window.removeEventListener(sign, want)
  }
}

const loading: Promise<void>[] = []

/** All late parts that pages have named so far are there to be drawn. */
export const latePartsLoaded = () => Promise.all(loading)

function drawnByTheServer<Props extends object>(load: Load<Props>) {
  const loaded: { Part?: ComponentType<Props> } = {}
  const keep = (Part: ComponentType<Props>) => {
    loaded.Part = Part
  }
  loading.push(load().then(keep))
  // biome-ignore lint/correctness/noComponentHookFactories: one component a part, for as long as the server runs.
  const Drawn = (props: Props) => (
    <div>
      <Suspense>{loaded.Part && <loaded.Part {...props} />}</Suspense>
    </div>
  )
  return memo(Drawn)
}
