import type { Settings } from '#settings/settings.ts'
import type { StoreFacts } from '../contract.ts'
import { blankStore, defaultStore } from './default-store.ts'

type Started = Pick<Settings, 'demo' | 'publicUrl'>

/** What a shop says of itself before anybody has said who they are: a demo the sample's facts, a real one its address alone. */
export const startingFacts = ({ demo, publicUrl }: Started): StoreFacts => {
  if (demo) return defaultStore
  const { host } = new URL(publicUrl)
  return { ...blankStore, name: host.slice(0, 60), shortName: host.slice(0, 20) }
}
