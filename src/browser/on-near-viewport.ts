/**
 * Does something once, when an element comes near the window.
 * @param distance how near, in pixels
 * @returns what gives it up
 */
export function onNearViewport(element: Element, distance: number, work: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      work()
    },
    { rootMargin: `${distance}px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
