import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { closeOnBack } from '#browser/close-on-back.ts'
import { isSlowOrSavingData } from '#browser/data-saver.ts'
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  type IconComponent,
  MinusIcon,
  PlusIcon,
} from '#ui/elements/icons.tsx'
import { Picture } from '#ui/elements/picture.tsx'
import { CloseButton } from '#ui/feedback/dialog.tsx'
import { useRestoreFocus } from '#ui/feedback/use-restore-focus.ts'
import type { PictureView } from '#values/pictures/picture.ts'
import * as productWords from '../../words/en.ts'
import * as words from '../../words/viewer/en.ts'
import styles from './picture-viewer.css?inline'
import { useZoom, zoomStep } from './use-zoom.ts'

type ViewerProps = {
  pictures: PictureView[]
  name: string
  /** The index of the picture that it opens with. */
  first: number
  /** Called with the index of the picture that was shown last. */
  onClose: (last: number) => void
}

/** How far an arrow key moves an enlarged picture, in pixels. */
const keyStep = 60

/**
 * A product's pictures on the whole screen, to be zoomed with two fingers, a double tap, a click, buttons or keys.
 * Escape and the browser's Back button close it.
 */
export function PictureViewer({ pictures, name, first, onClose }: ViewerProps) {
  const [at, setAt] = useState(first)
  const focusBack = useRestoreFocus()
  const count = pictures.length
  const { frame, view, isDragging, zoomBy, moveBy, reset, handlers } = useZoom((step) => go(step))
  const go = (step: 1 | -1) => {
    if (!pictures[at + step]) return
    setAt(at + step)
    reset()
  }
  const close = () => onClose(at)
  useBackButton(close)
  const keyDown = (event: KeyboardEvent) => {
    const move = keyMoves[event.key]
    if (event.key === '+' || event.key === '=') zoomBy(zoomStep)
    else if (event.key === '-') zoomBy(1 / zoomStep)
    else if (event.key === '0') reset()
    else if (move && view.scale > 1) moveBy({ x: move.x * keyStep, y: move.y * keyStep })
    else if (move?.x) go(move.x < 0 ? 1 : -1)
    else return
    event.preventDefault()
  }
  const picture = pictures[at]
  if (!picture) return null
  const isEnlarged = view.scale > 1
  return (
    <Radix.Root open onOpenChange={close}>
      <Radix.Portal>
        <Radix.Content
          className="picture-viewer"
          aria-describedby={undefined}
          onKeyDown={keyDown}
          {...focusBack}
        >
          <style>{styles}</style>
          <Radix.Title className="sr-only">{productWords.picturesOf({ name })}</Radix.Title>
          <header>
            <p role="status">{count > 1 && productWords.pictureOf({ number: at + 1, count })}</p>
            <RoundButton
              icon={MinusIcon}
              label={words.zoomOut}
              isOff={!isEnlarged}
              onClick={() => zoomBy(1 / zoomStep)}
            />
            <RoundButton icon={PlusIcon} label={words.zoomIn} onClick={() => zoomBy(zoomStep)} />
            <CloseButton />
          </header>
          <div className="stage">
            <div
              ref={frame}
              {...handlers}
              onWheel={({ deltaY, ctrlKey }) => !ctrlKey && zoomBy(deltaY < 0 ? 1.2 : 1 / 1.2)}
              className={isEnlarged ? 'frame enlarged' : 'frame'}
            >
              <div
                className={isDragging ? 'dragged' : undefined}
                style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
              >
                <Picture
                  key={picture.url}
                  picture={picture}
                  // The largest file, but only once the picture is enlarged.
                  sizes={isEnlarged && !isSlowOrSavingData() ? '200rem' : 'min(100vw, 100vh - 9rem)'}
                  className="size-full"
                />
              </div>
            </div>
          </div>
          {count > 1 && (
            <footer>
              <RoundButton
                icon={ChevronLeftIcon}
                label={words.previous}
                isOff={at === 0}
                onClick={() => go(-1)}
              />
              <RoundButton
                icon={ChevronRightIcon}
                label={words.next}
                isOff={at === count - 1}
                onClick={() => go(1)}
              />
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** In the direction in which an enlarged picture moves: the arrow shows what comes into view. */
const keyMoves: Record<string, { x: number; y: number } | undefined> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

type RoundButtonProps = { icon: IconComponent; label: string; isOff?: boolean; onClick: () => void }

/** Stays focusable while it has nothing to do, so that the focus is not lost. */
const RoundButton = ({ icon: Icon, label, isOff, onClick }: RoundButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isOff}
    onClick={() => !isOff && onClick()}
    className="round"
  >
    <Icon className="size-5" />
  </button>
)

/** The browser's Back button closes the viewer instead of leaving the page. */
function useBackButton(close: () => void) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const page = new AbortController()
    const removeEntry = closeOnBack(() => latest.current(), page.signal)
    return () => void removeEntry()
  }, [])
}
