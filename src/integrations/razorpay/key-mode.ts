type Keys = { pretend: boolean; live: boolean }

/** Whose money moves: nobody's, the provider's pretend customers', or real people's. */
export function keyModeOf({ pretend, live }: Keys): 'pretend' | 'test' | 'live' {
  if (pretend) return 'pretend'
  return live ? 'live' : 'test'
}
