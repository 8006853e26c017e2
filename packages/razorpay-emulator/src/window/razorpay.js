/**
 * @import { CheckoutAnswer, CheckoutError, CheckoutOptions, FailedListener } from './checkout-types.ts'
 */
import { element } from './page-element.js'
import { paymentWindow } from './payment-window.js'

const scriptFolder = new URL('.', /** @type {HTMLScriptElement} */ (document.currentScript).src)

/** The provider's `Razorpay`, as far as a shop uses it: `new Razorpay(options).open()`, `on`, `close`. */
class Razorpay {
  #options
  /** @type {[string, FailedListener][]} */
  #listeners = []
  /** @type {ReturnType<typeof paymentWindow> | undefined} */
  #window
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer
  #busy = false

  /** @param {CheckoutOptions} options */
  constructor(options) {
    for (const name of /** @type {const} */ (['key', 'order_id']))
      if (!options?.[name]) throw new Error(`Razorpay: ${name} is missing in the options`)
    this.#options = options
  }

  /**
   * @param {string} event
   * @param {FailedListener} listener
   */
  on(event, listener) {
    this.#listeners.push([event, listener])
  }

  open() {
    if (this.#window) return
    const { timeout } = this.#options
    this.#window = paymentWindow(this.#options, {
      pay: (method) => this.#attempt('pay', method),
      fail: (method) => this.#attempt('fail', method),
      stay: () => this.#window?.askToLeave(false),
      close: (how) => this.#leave(how?.sure ?? false),
    })
    this.#window.open()
    if (timeout) this.#timer = setTimeout(() => this.#dismiss(), timeout * 1000)
    this.#showOrder()
  }

  close() {
    if (this.#window) this.#dismiss()
  }

  async #showOrder() {
    const { key, order_id } = this.#options
    const order = await callApi(`orders/${order_id}?${new URLSearchParams({ key_id: key })}`)
    if (order.error) this.#window?.showError(order.error.description)
    else this.#window?.showAmount(order)
  }

  /**
   * @param {'pay' | 'fail'} what
   * @param {string} method
   */
  async #attempt(what, method) {
    const { key, order_id, prefill, description = '' } = this.#options
    if (this.#busy) return
    this.#busy = true
    this.#window?.showError('')
    this.#window?.setBusy(true)
    const { email = '', contact = '' } = prefill ?? {}
    const body = new URLSearchParams({ key_id: key, method, email, contact, description })
    const answer = await callApi(`orders/${order_id}/${what}`, { method: 'POST', body })
    this.#busy = false
    if (answer.error) this.#failed(answer.error)
    else this.#paid(answer)
  }

  /** @param {CheckoutAnswer} answer */
  #paid(answer) {
    const { handler, callback_url, redirect } = this.#options
    this.#remove()
    if (callback_url && (redirect || !handler)) postForm(callback_url, Object.entries(answer))
    else handler?.(answer)
  }

  /**
   * After a failure the window stays open for another attempt, unless the shop disabled that.
   * @param {CheckoutError} error
   */
  #failed(error) {
    const { callback_url, redirect, retry } = this.#options
    this.#window?.setBusy(false)
    this.#window?.showError(error.description)
    for (const [event, listener] of this.#listeners) if (event === 'payment.failed') listener({ error })
    if (callback_url && redirect && this.#window) {
      this.#remove()
      postForm(callback_url, errorFields(error))
    } else if (retry === false || (typeof retry === 'object' && retry.enabled === false)) this.close()
  }

  /** @param {boolean} sure */
  #leave(sure) {
    if (this.#options.modal?.confirm_close && !sure) this.#window?.askToLeave(true)
    else this.#dismiss()
  }

  /** Reports only that the window was closed: the payment may still succeed. */
  #dismiss() {
    this.#remove()
    this.#options.modal?.ondismiss?.()
  }

  #remove() {
    clearTimeout(this.#timer)
    this.#window?.remove()
    this.#window = undefined
  }
}

/**
 * Calls an endpoint of the checkout. Returns the answer or the provider's error body; a network failure gets an error
 * body of the same shape.
 * @param {string} path
 * @param {RequestInit} [init]
 */
async function callApi(path, init) {
  try {
    const response = await fetch(new URL(`checkout/${path}`, scriptFolder), { ...init, credentials: 'omit' })
    return await response.json()
  } catch {
    const description = 'Couldn’t reach the payment service. Check your internet connection and try again.'
    return {
      error: { code: 'SERVER_ERROR', description, source: 'gateway', step: null, reason: null, metadata: {} },
    }
  }
}

/** @type {(error: CheckoutError) => [string, string][]} */
const errorFields = ({ metadata, ...error }) => [
  ...Object.entries(error).map(
    ([name, value]) => /** @type {[string, string]} */ ([`error[${name}]`, value ?? '']),
  ),
  ['error[metadata]', JSON.stringify(metadata ?? {})],
]

/**
 * Submits the result to the shop as a form, because browsers inside other apps cannot run the handler.
 * @param {string} action
 * @param {[string, string][]} fields
 */
function postForm(action, fields) {
  const inputs = fields.map(([name, value]) => element('input', { type: 'hidden', name, value }))
  const form = element('form', { method: 'post', action, hidden: true }, ...inputs)
  document.body.append(form)
  form.submit()
}

window.Razorpay = Razorpay
