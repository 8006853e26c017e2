import { useEffect } from 'react'
import { whenIdle } from '../when-idle.ts'
import { preloadPage } from './core.ts'

/** Loads the code of the page that a button of this page opens, if there is such a button, when the browser is idle. */
export function usePreloadedPage(path: string | undefined) {
  useEffect(() => {
    if (path) whenIdle(() => preloadPage(path))
  }, [path])
}
