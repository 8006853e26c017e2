import type { DataRouter, NavigateOptions, To } from 'react-router'
import type { Situation } from './situation.ts'

type Follower = (change: Partial<Situation>) => void
type Load = () => Promise<DataRouter>
type OnLost = (error: unknown, to: To | number) => Promise<void>

let load: Load = () => Promise.reject(new Error('Nobody said where the router is.'))
let onLost: OnLost = async () => {}
let loading: Promise<DataRouter> | undefined
let there: DataRouter | undefined
const followers = new Set<Follower>()

/**
 * React Router's core decides what a step to another page needs: which loaders run, in which order answers count, what
 * Back leads to. The first page came from the server and needs none of that, so the core is fetched at the first sign
 * that somebody is there.
 */
export function setCore(how: { load: Load; onLost: OnLost }) {
  load = how.load
  onLost = how.onLost
  loading = undefined
  there = undefined
}

/** The core, fetched at the first call; after a failure the next call tries again. */
export function findCore(): Promise<DataRouter> {
  loading ??= load().then(
    (core) => {
      there = core
      core.subscribe(tell)
      return core
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

function tell(change: Partial<Situation>) {
  for (const follower of followers) follower(change)
}

/** @returns what ends it */
export function followCore(follower: Follower) {
  followers.add(follower)
  // It may have come while the page was being taken over.
  if (there) follower(there.state)
  return () => void followers.delete(follower)
}

/** Goes to another page, or so many steps back. It has arrived, or was given up, when this comes true. */
export async function navigate(to: To | number, options?: NavigateOptions): Promise<void> {
  if (!there) tell({ navigation: { state: 'loading' } })
  try {
    const core = await findCore()
    await (typeof to === 'number' ? core.navigate(to) : core.navigate(to, options))
  } catch (error) {
    tell({ navigation: { state: 'idle' } })
    await onLost(error, to)
  }
}

/** Runs the page's loaders again. */
export const revalidate = async () => (await findCore()).revalidate()
