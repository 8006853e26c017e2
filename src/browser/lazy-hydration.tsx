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
import { lazyModule } from './lazy-module.ts'
import { onNearViewport } from './on-near-viewport.ts'
import { captureInput } from './restore-input.ts'
import * as words from './words/en.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** A person did something, the page moves on by itself, or the network is back: each may need the whole page. */
const triggers = ['pointerdown', 'keydown', 'shop-moves', 'online'] as const
/** Within the part itself, which a screen reader or a program that fills in forms need not bring into view. */
const ownTriggers = ['focusin', 'input', 'click'] as const
/** What does nothing without the part's code; a link leads on all the same. */
const needsCode = 'button,input,select,textarea'

type ServerRendered<Props> = {
  html: string
  props: Props
  /** Its code could not be fetched. */
  hasFailed: boolean
  /** Somebody is using it. */
  isUsed: boolean
}
/** What somebody typed into the part, as long as it waits to be put into what is drawn next. */
type CapturedInput = RefObject<((part: Element) => void) | null>

/**
 * A part below the fold with lazy hydration: the server renders it, and the browser loads its code when it is near
 * the viewport, focused, filled in, or at the first interaction, and hydrates it without rendering it again. If the
 * code does not load, the markup stays static with working links, because a part that waits for hydration blocks
 * navigation. Loading is retried at the next trigger, and typed text is kept. Call it once per part at module level.
 * @param loadsAtOnce says in the browser that it has something to tell by itself, so that nobody need press or look
 * at it
 */
export function lazyHydrated<Props extends object>(load: Load<Props>, loadsAtOnce = () => false) {
  if (import.meta.env.SSR) return renderedOnServer(load)
  const code = lazyModule(load)
  const Part = lazy(async () => ({ default: await code.there }))
  // biome-ignore lint/correctness/noComponentHookFactories: one component a part, for as long as the page is open.
  const LazyHydrated = (props: Props) => {
    const place = useRef<HTMLDivElement>(null)
    const capturedInput: CapturedInput = useRef(null)
    const isUsed = useRef(false)
    const [serverRendered, setServerRendered] = useState<ServerRendered<Props> | null>(null)
    useEffect(() => {
      const updateMarkup = (next: (left: ServerRendered<Props> | null) => ServerRendered<Props> | null) => {
        capturedInput.current = place.current && captureInput(place.current)
        setServerRendered(next)
      }
      const currentMarkup = () => ({
        html: place.current?.innerHTML ?? '',
        props,
        hasFailed: false,
        isUsed: isUsed.current,
      })
      void code.there.then(() => updateMarkup(() => null))
      const overdue = () => updateMarkup((left) => left ?? currentMarkup())
      const failed = () => updateMarkup((left) => ({ ...(left ?? currentMarkup()), hasFailed: true }))
      const use = () => {
        isUsed.current = true
        setServerRendered((left) => (left && !left.isUsed ? { ...left, isUsed: true } : left))
      }
      return loadWhenVisible(place.current, {
        loadsAtOnce,
        requestCode: () => void code.ask({ overdue, failed }),
        use,
      })
    }, [props])
    return (
      <div ref={place}>
        {serverRendered ? (
          <ServerMarkup {...serverRendered} for={props} carried={capturedInput} />
        ) : (
          <Suspense>
            <RestoreInput capturedInput={capturedInput} into={place}>
              <Part {...props} />
            </RestoreInput>
          </Suspense>
        )}
      </div>
    )
  }
  // Drawn again before its code is there, what the server sent would be thrown away.
  return memo(LazyHydrated)
}

type RestoreInputProps = {
  capturedInput: CapturedInput
  into: RefObject<Element | null>
  children: ReactNode
}

/** Around what is drawn: once that stands, it gets what was typed into what stood there before. */
function RestoreInput({ capturedInput, into, children }: RestoreInputProps) {
  useLayoutEffect(() => {
    if (into.current) capturedInput.current?.(into.current)
    capturedInput.current = null
  }, [capturedInput, into])
  return children
}

type ServerMarkupProps<Props> = ServerRendered<Props> & { for: Props; carried: CapturedInput }

/**
 * The server's markup, unchanged, with a message if its code failed to load; nothing when the page shows something
 * else by now.
 */
function ServerMarkup<Props>({
  html,
  props,
  for: now,
  hasFailed,
  isUsed,
  carried,
}: ServerMarkupProps<Props>) {
  const place = useRef<HTMLDivElement>(null)
  if (props !== now) return null
  return (
    <RestoreInput capturedInput={carried} into={place}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it stood on this page a moment ago. */}
      <div ref={place} className="contents" dangerouslySetInnerHTML={{ __html: html }} />
      <p role="status" className="text-sm text-danger">
        {hasFailed && isUsed && words.noConnection}
      </p>
    </RestoreInput>
  )
}

type LoadTriggers = { loadsAtOnce: () => boolean; requestCode: () => void; use: () => void }

function loadWhenVisible(place: HTMLElement | null, { loadsAtOnce, requestCode, use }: LoadTriggers) {
  const loadIfInside = ({ target }: Event) => {
    if (!(target instanceof Element) || !place?.contains(target)) return
    if (target.closest(needsCode)) use()
    requestCode()
  }
  for (const sign of triggers) window.addEventListener(sign, requestCode)
  // Before React, which keeps such a sign to itself until it has taken the part over.
  for (const sign of ownTriggers) window.addEventListener(sign, loadIfInside, true)
  // Empty where the browser opened the page by itself: nothing was sent that could be left as it is.
  const stop =
    loadsAtOnce() || !place?.hasChildNodes() ? requestCode() : onNearViewport(place, 0, requestCode)
  return () => {
    stop?.()
    for (const sign of triggers) window.removeEventListener(sign, requestCode)
    for (const sign of ownTriggers) window.removeEventListener(sign, loadIfInside, true)
  }
}

const loading: Promise<void>[] = []

/** All late parts that pages have named so far are there to be drawn. */
export const lazyPartsLoaded = () => Promise.all(loading)

function renderedOnServer<Props extends object>(load: Load<Props>) {
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
