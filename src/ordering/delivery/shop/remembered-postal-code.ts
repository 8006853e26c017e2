import { readStored, writeStored } from '#browser/local-storage.ts'

const name = 'postal code'

/** The last postal code entered on this device, or ''. */
export const rememberedPostalCode = () => readStored(name) ?? ''

/**
 * Remembers a postal code on this device. Nothing happens without local storage; then the code must be entered again on
 * each page.
 */
export const rememberPostalCode = (postalCode: string) => writeStored(name, postalCode)
