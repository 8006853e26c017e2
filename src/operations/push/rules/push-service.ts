/** The push services of the browsers. A browser names one of their URLs, to which the shop then posts. */
const browsersServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
]

/**
 * Whether a URL belongs to a push service, so that nobody can make the shop send requests elsewhere, such as into its own
 * network.
 * @param additional the origins of other push services, from the settings
 */
export function isPushService(
  { protocol, hostname, origin, port }: { protocol: string; hostname: string; origin: string; port: string },
  additional: readonly string[],
) {
  if (additional.includes(origin)) return true
  const isKnown = browsersServices.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return protocol === 'https:' && port === '' && isKnown
}
