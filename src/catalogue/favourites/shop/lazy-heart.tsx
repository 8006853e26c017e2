import { type ComponentType, useEffect, useState } from 'react'
import { lazyModule } from '#browser/lazy-module.ts'
import { readStored, rememberedNames } from '#browser/local-storage.ts'
import { useIsHydrating } from '#browser/use-is-hydrating.ts'

type HeartProps = { id: number; name: string; className?: string }

const code = import.meta.env.SSR
  ? undefined
  : lazyModule<ComponentType<HeartProps>>(() => import('./heart.tsx').then(({ Heart }) => Heart))

/** Loads the hearts at the first sign of life, or at once if something is saved on this device. */
function requestSoon() {
  const request = () => void code?.request()
  if (readStored(rememberedNames.favourites)) return request()
  for (const sign of ['pointerdown', 'pointermove', 'wheel', 'keydown', 'shop-moves'])
    window.addEventListener(sign, request, { once: true, passive: true })
}
let isRequested = false

/** The heart of a product. Its code is loaded after the first view, and its place is not part of the layout. */
export function LazyHeart(props: HeartProps) {
  const [Heart, show] = useState<ComponentType<HeartProps> | undefined>(() => code?.current())
  // The server's markup has no hearts, also where it is hydrated after their code has been loaded.
  const isHydrating = useIsHydrating()
  useEffect(() => {
    if (!isRequested) requestSoon()
    isRequested = true
    void code?.loaded.then((loaded) => show(() => loaded))
  }, [])
  return !isHydrating && Heart && <Heart {...props} />
}
