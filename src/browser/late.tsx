import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { inputOf } from './carry-input.ts'
import { lateCode } from './late-code.ts'
import { whenNear } from './when-near.ts'
import * as words from './words/en.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** A person did something, the page moves on by itself, or the network is back: each may need the whole page. */
const signs = ['pointerdown', 'keydown', 'shop-moves', 'online'] as const
/** Within the part itself, which a screen reader or a program that fills in forms need not bring into view. */
const ownSigns = ['focusin', 'input', 'click'] as const
/** What does nothing without the part's code; a link leads on all the same. */
const needsCode = 'button,input,select,textarea'

type AsSent<Props> = {
  html: string
  props: Props
  /** Its code could not be fetched. */
  isLost: boolean
  /** Somebody is using it. */
  isUsed: boolean
}
/** What somebody typed into the part, as long as it waits to be put into what is drawn next. */
type Carried = RefObject<((part: Element) => void) | null>

/**
 * A part of a page below what is seen first. The server draws it; the browser fetches its code when it comes into the
 * window, is focused or filled in, or at the first press, and takes over what is there without drawing it anew. Until then its links are links,
 * and so they stay when the code does not come: what waits to be taken over would hold up every step to another page.
 * It is asked for again at the next sign, and what was typed meanwhile is kept.
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
    const carried: Carried = useRef(null)
    const isUsed = useRef(false)
    const [asSent, leave] = useState<AsSent<Props> | null>(null)
    useEffect(() => {
      const drawAnew = (next: (left: AsSent<Props> | null) => AsSent<Props> | null) => {
        carried.current = place.current && inputOf(place.current)
        leave(next)
      }
      const asItIs = () => ({
        html: place.current?.innerHTML ?? '',
        props,
        isLost: false,
        isUsed: isUsed.current,
      })
      void code.there.then(() => drawAnew(() => null))
      const overdue = () => drawAnew((left) => left ?? asItIs())
      const failed = () => drawAnew((left) => ({ ...(left ?? asItIs()), isLost: true }))
      const use = () => {
        isUsed.current = true
        leave((left) => (left && !left.isUsed ? { ...left, isUsed: true } : left))
      }
      return wantWhenSeen(place.current, { isWanted, want: () => void code.ask({ overdue, failed }), use })
    }, [props])
    return (
      <div ref={place}>
        {asSent ? (
          <Left {...asSent} for={props} carried={carried} />
        ) : (
          <Suspense>
            <Carry carried={carried} into={place}>
              <Part {...props} />
            </Carry>
          </Suspense>
        )}
      </div>
    )
  }
  // Drawn again before its code is there, what the server sent would be thrown away.
  return memo(Late)
}

type CarryProps = { carried: Carried; into: RefObject<Element | null>; children: ReactNode }

/** Around what is drawn: once that stands, it gets what was typed into what stood there before. */
function Carry({ carried, into, children }: CarryProps) {
  useLayoutEffect(() => {
    if (into.current) carried.current?.(into.current)
    carried.current = null
  }, [carried, into])
  return children
}

type LeftProps<Props> = AsSent<Props> & { for: Props; carried: Carried }

/** What the server sent, as it was, and why it does not answer; nothing where the page is about something else by now. */
function Left<Props>({ html, props, for: now, isLost, isUsed, carried }: LeftProps<Props>) {
  const place = useRef<HTMLDivElement>(null)
  if (props !== now) return null
  return (
    <Carry carried={carried} into={place}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it stood on this page a moment ago. */}
      <div ref={place} className="contents" dangerouslySetInnerHTML={{ __html: html }} />
      <p role="status" className="text-sm text-danger">
        {isLost && isUsed && words.noConnection}
      </p>
    </Carry>
  )
}

type Wanting = { isWanted: () => boolean; want: () => void; use: () => void }

function wantWhenSeen(place: HTMLElement | null, { isWanted, want, use }: Wanting) {
  const wantIfOwn = ({ target }: Event) => {
    if (!(target instanceof Element) || !place?.contains(target)) return
    if (target.closest(needsCode)) use()
    want()
  }
  for (const sign of signs) window.addEventListener(sign, want)
  // Before React, which keeps such a sign to itself until it has taken the part over.
  for (const sign of ownSigns) window.addEventListener(sign, wantIfOwn, true)
  // Empty where the browser opened the page by itself: nothing was sent that could be left as it is.
  const stop = isWanted() || !place?.hasChildNodes() ? want() : whenNear(place, 0, want)
  return () => {
    stop?.()
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
