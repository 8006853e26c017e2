import {
  type ComponentType,
  Fragment,
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
import { lazyModule, overdueMs } from './lazy-module.ts'
import { onNearViewport } from './on-near-viewport.ts'
import { captureInput } from './restore-input.ts'
import { BelowFold } from './router/below-fold.tsx'
import * as words from './words/en.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** The user interacted, the page navigates, or the network is back: each may need the whole page. */
const triggers = ['pointerdown', 'keydown', 'shop-moves', 'online'] as const
/** Events inside the part itself: screen readers and autofill do not scroll it into view. */
const ownTriggers = ['focusin', 'input', 'click'] as const
/** Elements that do nothing without the part's code. Links work without it. */
const needsCode = 'button,input,select,textarea'

type LoadOptions = {
  /** Whether the part must be loaded without any interaction, because it shows something by itself. */
  atOnce?: () => boolean
  /** Loads at the first scroll already, because the part then loads more, which grows where nobody looks yet. */
  atFirstScroll?: boolean
  /** Part of the first screen: after a navigation it is rendered with the page, so that nothing below it moves. */
  onFirstScreen?: boolean
}

type ServerRendered<Props> = {
  html: string
  props: Props
  /** The code failed to load. */
  hasFailed: boolean
  /** The user interacts with it. */
  isUsed: boolean
}
/** Text typed into the part before hydration, until it is restored after the render. */
type CapturedInput = RefObject<((part: Element) => void) | null>

const loadAhead = new Set<() => void>()

/** Loads the code of all parts whose page is loaded, so that the next page can be rendered whole. */
export function preloadLazyParts() {
  for (const load of loadAhead) load()
  loadAhead.clear()
}

/**
 * A part below the fold with lazy hydration: the server renders it, and the browser loads its code when it is near the
 * viewport, focused, filled in, or at the first interaction, and hydrates it without rendering it again. If the code
 * does not load, the markup stays static with working links, because a part that waits for hydration blocks navigation.
 * Loading is retried at the next trigger, and typed text is kept. Call it once per part at module level.
 * @returns the part, with `preload` for a page whose first screen it is on: resolves when the code is loaded, or when the
 *   page should open without it; on the server at once
 */
export function lazyHydrated<Props extends object>(load: Load<Props>, options: LoadOptions = {}) {
  if (import.meta.env.SSR) return renderedOnServer(load)
  const code = lazyModule(load)
  loadAhead.add(() => void code.request())
  const Fold = options.onFirstScreen ? Fragment : BelowFold
  const LatePart = lazy(async () => ({ default: await code.loaded }))
  // biome-ignore lint/correctness/noComponentHookFactories: one component a part, for as long as the page is open.
  const LazyHydrated = (props: Props) => {
    const place = useRef<HTMLDivElement>(null)
    // After a navigation the code is usually there: then the part is rendered with its page, without a layout shift.
    const [Part] = useState<ComponentType<Props>>(() => code.current() ?? LatePart)
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
      void code.loaded.then(() => updateMarkup(() => null))
      const overdue = () => updateMarkup((left) => left ?? currentMarkup())
      const failed = () => updateMarkup((left) => ({ ...(left ?? currentMarkup()), hasFailed: true }))
      const use = () => {
        isUsed.current = true
        setServerRendered((left) => (left && !left.isUsed ? { ...left, isUsed: true } : left))
      }
      return requestWhenNeeded(place.current, {
        ...options,
        requestCode: () => void code.request({ overdue, failed }),
        use,
      })
    }, [props])
    return (
      <div ref={place}>
        {serverRendered ? (
          <ServerMarkup {...serverRendered} for={props} carried={capturedInput} />
        ) : (
          <Fold>
            <Suspense>
              <RestoreInput capturedInput={capturedInput} into={place}>
                <Part {...props} />
              </RestoreInput>
            </Suspense>
          </Fold>
        )}
      </div>
    )
  }
  // A render before the code is loaded would discard the server's markup.
  return Object.assign(memo(LazyHydrated), {
    preload: async () => {
      void code.request()
      await Promise.race([code.loaded, new Promise((resolve) => setTimeout(resolve, overdueMs))])
    },
  })
}

type RestoreInputProps = {
  capturedInput: CapturedInput
  into: RefObject<Element | null>
  children: ReactNode
}

/** Restores typed text into its children after they have been rendered. */
function RestoreInput({ capturedInput, into, children }: RestoreInputProps) {
  useLayoutEffect(() => {
    if (into.current) capturedInput.current?.(into.current)
    capturedInput.current = null
  }, [capturedInput, into])
  return children
}

type ServerMarkupProps<Props> = ServerRendered<Props> & { for: Props; carried: CapturedInput }

/** The server's markup, unchanged, with a message if its code failed to load; empty if the page has navigated since. */
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

type LoadTriggers = LoadOptions & {
  requestCode: () => void
  /** Called when the user interacts with an element that needs the code. */
  use: () => void
}

/**
 * Requests the code of a part when it is near the viewport or at one of the triggers, which may happen several times.
 * @returns a function that removes the listeners
 */
function requestWhenNeeded(
  place: HTMLElement | null,
  { atOnce, atFirstScroll, requestCode, use }: LoadTriggers,
) {
  const loadIfInside = ({ target }: Event) => {
    if (!(target instanceof Element) || !place?.contains(target)) return
    if (target.closest(needsCode)) use()
    requestCode()
  }
  for (const sign of triggers) window.addEventListener(sign, requestCode)
  if (atFirstScroll) window.addEventListener('scroll', requestCode, { once: true, passive: true })
  // Must be registered before React's listeners, because React stops these events until it has hydrated the part.
  for (const sign of ownTriggers) window.addEventListener(sign, loadIfInside, true)
  // Empty after client-side navigation, because the server sent no markup to keep.
  const stop = atOnce?.() || !place?.hasChildNodes() ? requestCode() : onNearViewport(place, 0, requestCode)
  return () => {
    stop?.()
    window.removeEventListener('scroll', requestCode)
    for (const sign of triggers) window.removeEventListener(sign, requestCode)
    for (const sign of ownTriggers) window.removeEventListener(sign, loadIfInside, true)
  }
}

const loading: Promise<void>[] = []

/**
 * On the server: resolves when the code of all parts registered so far is loaded, which rendering has to wait for. In the
 * browser there are none.
 */
export const serverPartsLoaded = () => Promise.all(loading)

/** The component on the server, which starts loading its code at once and renders nothing until it is loaded. */
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
  return Object.assign(memo(Drawn), { preload: async () => {} })
}
