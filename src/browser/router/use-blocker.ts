import { useEffect, useId, useRef } from 'react'
import type { Blocker, BlockerFunction } from 'react-router'
import { findCore } from './core.ts'
import { useMovement } from './router.tsx'

const open: Blocker = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined }

/** Asks before a step to another page. */
export function useBlocker(blocks: BlockerFunction): Blocker {
  const key = useId()
  const latest = useRef(blocks)
  useEffect(() => {
    latest.current = blocks
  })
  useEffect(() => {
    const core = findCore()
    void core.then((core) => core.getBlocker(key, (step) => latest.current(step)))
    return () => void core.then((core) => core.deleteBlocker(key))
  }, [key])
  return useMovement().blockers?.get(key) ?? open
}
