import { type PointerEvent, type RefObject, type TouchEvent, useEffect, useState } from 'react'
import { turnsByItself } from '#browser/stillness.ts'

/** Specification §9. */
const everyMs = 3000
/** How far a finger has to move sideways to count as a swipe. Pixels. */
const swipe = 40

export type Rotation = ReturnType<typeof useRotation>

/**
 * Which of some slides is shown: the next one every three seconds, round and round, until paused. It waits while a
 * mouse rests on the slides or the focus is in them, and until the next one's picture, which is fetched when its turn has
 * come and no sooner, is there. It does not start for who asked for stillness or saves data, and stands still while nobody
 * sees the frame.
 */
export function useRotation(count: number, frame: RefObject<HTMLElement | null>) {
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [coming, setComing] = useState<number>()
  const [there, setThere] = useState<readonly number[]>([0])
  const [held, setHeld] = useState(false)
  const [touchedAt, setTouchedAt] = useState(0)
  useEffect(() => setPlaying(turnsByItself()), [])

  const go = (to: number) => setAt((to + count) % count)
  const running = playing && !held && count > 1
  const turning = useInSight(frame) && running
  useEffect(() => {
    if (!turning) return
    const next = (at + 1) % count
    const timer = setTimeout(() => (there.includes(next) ? setAt(next) : setComing(next)), everyMs)
    return () => clearTimeout(timer)
  }, [turning, at, count, there])

  const isDrawn = (slide: number) => slide === at || slide === coming || there.includes(slide)
  /** To be called when a slide's picture has come, or does not. */
  function settle(slide: number) {
    setThere([...there, slide])
    if (slide !== coming) return
    setComing(undefined)
    if (turning) setAt(slide)
  }

  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setHeld(pointerType === 'mouse'),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
    onTouchStart: ({ touches }: TouchEvent) => setTouchedAt(touches[0]?.clientX ?? 0),
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? touchedAt) - touchedAt
      if (Math.abs(moved) > swipe) go(moved < 0 ? at + 1 : at - 1)
    },
  }
  return { at, go, isDrawn, settle, playing, running, setPlaying, handlers }
}

function useInSight(frame: RefObject<HTMLElement | null>) {
  const [inSight, setInSight] = useState(true)
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? true))
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame])
  return inSight
}
