import { isIPv6 } from 'node:net'

/**
 * The network of an address, as far as it identifies its owner: for IPv6 the /64 prefix, because one customer has
 * billions of addresses in it.
 */
export function networkOf(address: string) {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const parts = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':').length : 0
  const zeros = tail === undefined ? 0 : 8 - parts.length - after
  const whole = [...parts, ...Array<string>(zeros).fill('0'), ...(tail ? tail.split(':') : [])]
  return `${whole
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::`
}
