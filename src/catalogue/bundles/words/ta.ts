import type * as en from './en.ts'

// This bundle is no longer available.
export const bundleGone: typeof en.bundleGone = 'இந்த காம்போ இப்போது கிடைப்பதில்லை.'
