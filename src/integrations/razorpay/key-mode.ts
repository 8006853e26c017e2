type Keys = { pretend: boolean; live: boolean }

/** Whether payments are emulated, in the provider's test mode, or real. */
export function keyModeOf({ pretend, live }: Keys): 'pretend' | 'test' | 'live' {
  if (pretend) return 'pretend'
  return live ? 'live' : 'test'
}
