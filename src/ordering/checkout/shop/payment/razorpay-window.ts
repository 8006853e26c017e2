import type { CheckoutAnswer, CheckoutOptions } from '@pasumai/razorpay-emulator/checkout-types'
import { closeOnBack } from '#browser/close-on-back.ts'
import type { PaymentOrder } from '../../contract.ts'
import { isInAppBrowser } from './in-app-browser.ts'

/**
 * How the payment window ended. `dismissed`: closed by the shopper; the order may still have been paid. `back`:
 * closed by the Back button; the order stays pending. `left`: the page was left.
 */
export type PaymentWindowResult =
  | { end: 'answered'; answer: CheckoutAnswer }
  | { end: 'dismissed' }
  | { end: 'back' }
  | { end: 'left' }

/** The provider's script could not be loaded. */
export class ScriptLoadError extends Error {}

const scriptTimeoutMs = 20_000

/** The load in progress, so that a script that is loaded ahead is not requested a second time. */
const loadsInProgress = new Map<string, Promise<void>>()

/** Loads the provider's checkout script once. @throws ScriptLoadError */
export function loadCheckoutScript(url: string): Promise<void> {
  if (window.Razorpay) return Promise.resolve()
  const loading = loadsInProgress.get(url) ?? addScript(url).finally(() => loadsInProgress.delete(url))
  loadsInProgress.set(url, loading)
  return loading
}

/** Loads the script while the order is being placed. A failure is reported when the window is to be opened. */
export const loadCheckoutScriptAhead = (url: string) => void loadCheckoutScript(url).catch(() => {})

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new ScriptLoadError())
    }
    const timer = setTimeout(fail, scriptTimeoutMs)
    script.src = url
    script.onload = () => {
      clearTimeout(timer)
      window.Razorpay ? resolve() : fail()
    }
    script.onerror = () => {
      clearTimeout(timer)
      fail()
    }
    document.head.append(script)
  })
}

type PaymentWindowCallbacks = {
  /** An attempt failed; the window stays open for another one. */
  onFailed: (reason: string) => void
  /** Aborted when the page is left. */
  signal: AbortSignal
}

/**
 * Opens the provider's payment window.
 * @returns how it ended; never resolves in in-app browsers, where the whole page navigates to the provider
 */
export function openPaymentWindow(
  order: PaymentOrder,
  { onFailed, signal }: PaymentWindowCallbacks,
): Promise<PaymentWindowResult> {
  return new Promise((resolve, reject) => {
    if (!window.Razorpay) return reject(new ScriptLoadError())
    const leavesPage = isInAppBrowser(navigator.userAgent)
    let removeEntry = async () => {}
    const endAs = (ended: PaymentWindowResult) => void removeEntry().then(() => resolve(ended))
    const opened = new window.Razorpay({
      ...optionsOf(order),
      ...(leavesPage
        ? { callback_url: order.callback_url, redirect: true }
        : { handler: (answer) => endAs({ end: 'answered', answer }) }),
      modal: { ondismiss: () => endAs({ end: 'dismissed' }), handleback: false },
    })
    const closeAs = (end: 'back' | 'left') => {
      resolve({ end })
      opened.close()
    }
    opened.on('payment.failed', ({ error }) => onFailed(error.description))
    signal.addEventListener('abort', () => closeAs('left'))
    if (!leavesPage) removeEntry = closeOnBack(() => closeAs('back'), signal)
    opened.open()
  })
}

/** The window shows the store's logo and colour; the amount always comes from the provider's order. */
const optionsOf = (order: PaymentOrder): CheckoutOptions => ({
  key: order.key,
  order_id: order.id,
  amount: order.amount,
  currency: order.currency,
  name: order.name,
  description: order.description,
  image: new URL('/apple-touch-icon.png', window.location.origin).href,
  prefill: order.prefill,
  timeout: order.timeout,
  retry: { enabled: true },
  theme: { color: getComputedStyle(document.documentElement).getPropertyValue('--color-leaf-dark').trim() },
})
