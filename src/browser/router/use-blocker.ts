import { useEffect, useId, useRef } from 'react'
import type { Blocker, BlockerFunction } from 'react-router'
import { getCore } from './core.ts'
import { useNavigationState } from './router.tsx'

const unblocked: Blocker = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined }

/**
 * Stops navigations for which `blocks` returns true.
 * @returns a blocker whose state is `blocked` after that; its `proceed` continues the navigation, `reset` drops it
 */
export function useBlocker(blocks: BlockerFunction): Blocker {
  const key = useId()
  const latest = useRef(blocks)
  useEffect(() => {
    latest.current = blocks
  })
  useEffect(() => {
    const core = getCore()
    void core.then((core) => core.getBlocker(key, (step) => latest.current(step)))
    return () => void core.then((core) => core.deleteBlocker(key))
  }, [key])
  return useNavigationState().blockers?.get(key) ?? unblocked
}
