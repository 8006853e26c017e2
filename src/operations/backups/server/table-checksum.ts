import { sha256 } from './storage/verified-storage.ts'

/**
 * The checksum of a table: the number of rows and the sum of their hashes. It does not depend on the order, so nothing
 * is sorted, and collations may differ between servers.
 */
export function createTableChecksum() {
  let rows = 0
  let sum = 0n
  return {
    add(line: string) {
      rows += 1
      sum = BigInt.asUintN(256, sum + BigInt(`0x${sha256(line)}`))
    },
    told: () => ({ rows, sum: sum.toString(16) }),
  }
}
