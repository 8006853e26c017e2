/** What the service worker shows as a notification. It names an order or a product, and no person. */
export type PushMessage = {
  title: string
  body: string
  /** The path that a click opens, with its language. */
  url: string
  /** A message with the same tag replaces the earlier one. */
  tag: string
  lang: string
}
