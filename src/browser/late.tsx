import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import { lateCode } from './late-code.ts'
import { whenNear } from './when-near.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** A person did something, or the page moves on by itself: either may need the whole page. */
const signs = ['pointerdown', 'keydown', 'shop-moves'] as const
/** Within the part itself, which a screen reader or a program that fills in forms need not bring into view. */
const ownSigns = ['focusin', 'input'] as const

type AsSent<Props> = { html: string; props: Props }

/**
 * A part of a page below what is seen first. The server draws it; the browser fetches its code when it comes into the
 * window, is focused or filled in, or at the first press, and takes over what is there without drawing it anew. Until then its links are links,
 * and so they stay when the code does not come: what waits to be taken over would hold up every step to another page.
 * Call it once a part, beside the page, never while drawing.
 * @param isWanted says in the browser that it has something to tell by itself, so that nobody need press or look at it
 */
export function late<Props extends object>(load: Load<Props>, isWanted = () => false) {
  if (import.meta.env.SSR) return drawnByTheServer(load)
  const code = lateCode(load)
  const Part = lazy(async () => ({ default: await code.there }))
  // biome-ignore lint/correctness/noComponentHookFactories: one component a part, for as long as the page is open.
  const Late = (props: Props) => {
    const place = useRef<HTMLDivElement>(null)
    const [asSent, leave] = useState<AsSent<Props> | null>(null)
    useEffect(() => {
      void code.there.then(() => leave(null))
      const overdue = () => leave((left) => left ?? { html: place.current?.innerHTML ?? '', props })
      const want = () => void code.ask(overdue)
      return isWanted() ? want() : wantWhenSeen(place.current, want)
    }, [props])
    if (asSent) return <Left {...asSent} for={props} />
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

/** What the server sent, as it was; nothing where the page is about something else by now. */
const Left = <Props,>({ html, props, for: now }: AsSent<Props> & { for: Props }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it stood on this page a moment ago.
  <div dangerouslySetInnerHTML={{ __html: props === now ? html : '' }} />
)

function wantWhenSeen(place: HTMLElement | null, want: () => void) {
  // Empty where the browser opened the page by itself: nothing was sent that could be left as it is.
  if (!place?.hasChildNodes()) return want()
  const wantIfOwn = ({ target }: Event) => target instanceof Node && place.contains(target) && want()
  const stop = whenNear(place, 0, want)
  for (const sign of signs) window.addEventListener(sign, want, { once: true })
  // Before React, which keeps such a sign to itself until it has taken the part over.
  for (const sign of ownSigns) window.addEventListener(sign, wantIfOwn, true)
  return () => {
    stop()
    for (const sign of signs) window.removeEventListener(sign, want)
    for (const sign of ownSigns) window.removeEventListener(sign, wantIfOwn, true)
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
