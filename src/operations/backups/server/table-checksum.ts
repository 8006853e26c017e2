import { sha256 } from './storage/verified-storage.ts'

/**
 * Calculates the checksum of a table from its rows, added one by one: their number and the sum of their hashes. It does
 * not depend on the order, so nothing is sorted, and collations may differ between servers.
 */
export function createTableChecksum() {
  let rows = 0
  let sum = 0n
  return {
    add(line: string) {
      rows += 1
      sum = BigInt.asUintN(256, sum + BigInt(`0x${sha256(line)}`))
    },
    result: () => ({ rows, sum: sum.toString(16) }),
  }
}
