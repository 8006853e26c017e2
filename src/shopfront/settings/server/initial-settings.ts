import type { Settings } from '#settings/settings.ts'
import type { StoreSettings } from '../contract.ts'
import { blankStoreSettings, demoStoreSettings } from './default-store-settings.ts'

type StartSettings = Pick<Settings, 'demo' | 'publicUrl'>

/**
 * Settings before the first change: a demo uses the sample shop's, any other shop is blank except for its host name.
 */
export const initialSettings = ({ demo, publicUrl }: StartSettings): StoreSettings => {
  if (demo) return demoStoreSettings
  const { host } = new URL(publicUrl)
  return { ...blankStoreSettings, name: host.slice(0, 60), shortName: host.slice(0, 20) }
}
