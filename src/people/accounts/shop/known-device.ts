import { readStored, writeStored } from '#browser/local-storage.ts'

const name = 'has-account'

/** Whether somebody has logged in on this device before, so that they are likely to have an account. */
export const isKnownDevice = () => readStored(name) !== null

/** Remembers that somebody has logged in on this device; nothing about them. */
export const rememberDevice = () => writeStored(name, '1')
