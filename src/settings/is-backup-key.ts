const shape = /^AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}$/
const alphabet = 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

/**
 * Whether this is an age key without a typing error, by its checksum (Bech32, BIP 173). Implemented here, because age's
 * library takes 15 MB, which a shop only loads with its first backup, and prints an invalid key in its error message.
 */
export function isBackupKey(text: string) {
  const key = text.trim().toUpperCase()
  if (!shape.test(key)) return false
  const split = key.lastIndexOf('1')
  const prefix = [...key.slice(0, split).toLowerCase()].map((letter) => letter.charCodeAt(0))
  const data = [...key.slice(split + 1)].map((letter) => alphabet.indexOf(letter))
  const values = [...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31), ...data]
  return values.reduce(addToChecksum, 1) === 1
}

/** Adds the next value to a Bech32 checksum. */
function addToChecksum(sum: number, value: number) {
  const top = sum >> 25
  return generators.reduce(
    (next, generator, bit) => ((top >> bit) & 1 ? next ^ generator : next),
    ((sum & 0x1ffffff) << 5) ^ value,
  )
}
