import { type PointerEvent, useRef, useState } from 'react'
import { moveView, scaleView, wholePicture } from './zoom-view.ts'

/** A second tap within this time and distance zooms; a longer swipe leads to the next picture. */
const [doubleTapMs, doubleTapPixels, swipePixels] = [300, 30, 60]
const tapScale = 2.5
/** Of the buttons and keys. */
export const zoomStep = 1.5
const centre = { x: 0, y: 0 }

type Pointer = { x: number; y: number }

/**
 * Zooms a picture within a frame by pinch, double tap, click and wheel, and moves it while it is enlarged.
 * @param onSwipe called with 1 or -1 if the whole picture was swiped to the left or right
 */
export function useZoom(onSwipe: (step: 1 | -1) => void) {
  const frame = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, Pointer>())
  const start = useRef({ x: 0, y: 0, hasMoved: false, hadTwo: false })
  const lastTap = useRef({ x: 0, y: 0, at: 0 })
  const [view, setView] = useState(wholePicture)
  const [isDragging, setDragging] = useState(false)

  const sizeOf = () => frame.current?.getBoundingClientRect() ?? new DOMRect()
  const fromCentre = ({ x, y }: Pointer) => {
    const { left, top, width, height } = sizeOf()
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }
  const zoomBy = (factor: number, at: Pointer = centre) =>
    setView((now) => scaleView(now, now.scale * factor, at, sizeOf()))
  const moveBy = (by: Pointer) => setView((now) => moveView(now, by, sizeOf()))
  const toggle = (at: Pointer) => setView((now) => scaleView(now, now.scale > 1 ? 1 : tapScale, at, sizeOf()))

  const pointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const { clientX: x, clientY: y } = event
    pointers.current.set(event.pointerId, { x, y })
    start.current =
      pointers.current.size === 1
        ? { x, y, hasMoved: false, hadTwo: false }
        : { ...start.current, hadTwo: true }
  }
  const pointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    const { x, y } = start.current
    if (Math.hypot(now.x - x, now.y - y) > 8) start.current.hasMoved = true
    setDragging(true)
    if (!other) return moveBy({ x: now.x - before.x, y: now.y - before.y })
    const middle = fromCentre({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
    zoomBy(distance(now, other) / Math.max(1, distance(before, other)), middle)
  }
  const pointerUp = (event: PointerEvent) => {
    if (!pointers.current.delete(event.pointerId)) return
    if (pointers.current.size > 0) return
    setDragging(false)
    const { x, y, hasMoved, hadTwo } = start.current
    const [dx, dy] = [event.clientX - x, event.clientY - y]
    if (hadTwo || event.type === 'pointercancel') return
    if (!hasMoved) return tap(event)
    if (view.scale === 1 && Math.abs(dx) > swipePixels && Math.abs(dx) > Math.abs(dy))
      onSwipe(dx < 0 ? 1 : -1)
  }
  const tap = ({ clientX: x, clientY: y, pointerType, timeStamp: at }: PointerEvent) => {
    const isSecond =
      at - lastTap.current.at < doubleTapMs && distance({ x, y }, lastTap.current) < doubleTapPixels
    lastTap.current = isSecond ? { x: 0, y: 0, at: 0 } : { x, y, at }
    if (isSecond || pointerType === 'mouse') toggle(fromCentre({ x, y }))
  }
  return {
    frame,
    view,
    isDragging,
    zoomBy,
    moveBy,
    reset: () => setView(wholePicture),
    handlers: {
      onPointerDown: pointerDown,
      onPointerMove: pointerMove,
      onPointerUp: pointerUp,
      onPointerCancel: pointerUp,
    },
  }
}

const distance = (one: Pointer, other: Pointer) => Math.hypot(one.x - other.x, one.y - other.y)
