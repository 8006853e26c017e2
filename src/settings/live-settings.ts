import type { RawEnvironment } from './environment.ts'
import { type PreviousPaymentKeys, readSettings, type Settings } from './settings.ts'

/** The settings of a process, which change when the merchant enters a connection in the back office. */
export type LiveSettings = {
  /** Each property gives its current value when it is read; do not keep one for later. */
  settings: Settings
  /** Whether one of these variables is set in the environment, which then takes precedence. */
  isInEnvironment: (variables: readonly string[]) => boolean
  /**
   * The settings with these values of connections, without using them yet.
   * @throws SettingsProblem
   */
  check: (entered: RawEnvironment) => Settings
  /** Uses these values from now on. @throws SettingsProblem when they do not fit; then nothing changes */
  enter: (entered: RawEnvironment, previousPaymentKeys: PreviousPaymentKeys[]) => void
}

/**
 * Reads the settings from the environment, to which the connections that the merchant enters are added later.
 * @throws SettingsProblem
 */
export function createLiveSettings(env: RawEnvironment): LiveSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value))
  const check = (entered: RawEnvironment) => readSettings({ ...entered, ...given })
  let current = check({})
  const settings = {} as Settings
  for (const name of Object.keys(current) as (keyof Settings)[])
    Object.defineProperty(settings, name, { enumerable: true, get: () => current[name] })
  return {
    settings: Object.freeze(settings),
    isInEnvironment: (variables) => variables.some((name) => given[name] !== undefined),
    check,
    enter: (entered, previous) => {
      const next = check(entered)
      current = { ...next, razorpay: { ...next.razorpay, previous } }
    },
  }
}
