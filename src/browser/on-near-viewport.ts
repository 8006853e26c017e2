/**
 * Runs a callback once when an element comes near the viewport.
 * @param distance in pixels
 * @returns a function that stops observing
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
