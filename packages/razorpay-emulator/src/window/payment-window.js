import { element, formatAmount, textColorOn } from './page-element.js'
import { windowStyle } from './window-style.js'

/**
 * The payment window over the page. It only displays and asks; the caller handles each button: `on.pay(method)`,
 * `on.fail(method)`, `on.close()`. A modal `dialog` in a shadow root, so the browser traps the focus and keeps the
 * page's styles out.
 * @param {import('./checkout-types.ts').CheckoutOptions} options
 * @param {import('./checkout-types.ts').WindowEvents} on
 */
export function paymentWindow(options, on) {
  const parts = windowParts(options, on)
  const host = element('div', { 'data-razorpay-window': '' })
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [windowStyle]
  root.append(parts.dialog)
  listen(parts, options, on)
  applyAccentColor(parts.dialog, options.theme?.color)

  let scroll = ''
  return {
    open() {
      scroll = document.documentElement.style.overflow
      document.documentElement.style.overflow = 'hidden'
      document.body.append(host)
      parts.dialog.showModal()
      parts.pay.focus()
    },
    remove() {
      document.documentElement.style.overflow = scroll
      parts.dialog.close()
      host.remove()
    },
    /** @param {{ amount: number, currency: string }} order */
    showAmount({ amount, currency }) {
      parts.amount.textContent = formatAmount(amount, currency)
      parts.pay.textContent = `Pay ${formatAmount(amount, currency)}`
    },
    /** @param {boolean} busy */
    setBusy(busy) {
      for (const button of [parts.pay, parts.fail]) button.disabled = busy
      parts.state.textContent = busy ? 'Contacting the bank. Please wait.' : ''
      if (!busy) parts.pay.focus()
    },
    /** @param {string} text */
    showError(text) {
      parts.error.textContent = text
    },
    /**
     * Asks for confirmation before leaving; `on.close` is called again if the shopper confirms.
     * @param {boolean} ask
     */
    askToLeave(ask) {
      parts.actions.hidden = ask
      parts.question.hidden = !ask
      ;(ask ? parts.stay : parts.pay).focus()
    },
  }
}

/**
 * Creates the window's elements.
 * @param {import('./checkout-types.ts').CheckoutOptions} options
 * @param {import('./checkout-types.ts').WindowEvents} on
 */
function windowParts(options, on) {
  const chosen = () =>
    /** @type {HTMLInputElement | null} */ (root.querySelector('input:checked'))?.value ?? 'upi'
  /** @type {(text: string, press: () => void, more?: object) => HTMLButtonElement} */
  const button = (text, press, more) => element('button', { type: 'button', onclick: press, ...more }, text)
  const pay = button('Pay', () => on.pay(chosen()), { className: 'pay' })
  const fail = button('Fail this payment', () => on.fail(chosen()))
  const stay = button('Continue payment', () => on.stay())
  const actions = element('div', { className: 'actions' }, pay, fail)
  const question = element(
    'div',
    { className: 'actions', hidden: true },
    element('p', {}, 'Leave without paying?'),
    stay,
    button('Yes, leave', () => on.close({ sure: true })),
  )
  const amount = element('strong')
  const error = element('p', { role: 'alert' })
  const state = element('p', { role: 'status', className: 'soft' })
  const root = element(
    'dialog',
    { 'aria-labelledby': 'title', 'aria-describedby': 'test' },
    heading(
      options,
      button('×', () => on.close(), { className: 'close', 'aria-label': 'Close' }),
    ),
    element('p', { className: 'test', id: 'test' }, 'Demo payment: no real money is charged'),
    element(
      'div',
      { className: 'body' },
      element('p', { className: 'amount' }, element('span', { className: 'soft' }, 'Amount to pay'), amount),
      payer(options.prefill),
      methods(),
      error,
      state,
      actions,
      question,
    ),
  )
  return { dialog: root, pay, fail, stay, actions, question, amount, error, state }
}

/**
 * @param {import('./checkout-types.ts').CheckoutOptions} options
 * @param {HTMLElement} close
 */
const heading = ({ name, description, image }, close) =>
  element(
    'header',
    {},
    image ? element('img', { src: image, alt: '' }) : undefined,
    element(
      'div',
      {},
      element('h2', { id: 'title' }, name || 'Payment'),
      description ? element('p', {}, description) : undefined,
    ),
    close,
  )

/** @param {import('./checkout-types.ts').CheckoutOptions['prefill']} prefill */
const payer = ({ name, email, contact } = {}) => {
  const known = [name, contact, email].filter(Boolean).join(' · ')
  return known ? element('p', { className: 'soft' }, known) : undefined
}

const methods = () =>
  element(
    'fieldset',
    {},
    element('legend', {}, 'Pay with'),
    ...[
      ['upi', 'UPI'],
      ['card', 'Card'],
    ].map(([value, text]) =>
      element(
        'label',
        {},
        element('input', { type: 'radio', name: 'method', value, checked: value === 'upi' }),
        text,
      ),
    ),
  )

/**
 * Listens for the Escape key, because a browser closes a dialog on the second Escape even if the page prevents it.
 * @param {{ dialog: HTMLDialogElement }} parts
 * @param {import('./checkout-types.ts').CheckoutOptions} options
 * @param {import('./checkout-types.ts').WindowEvents} on
 */
function listen({ dialog }, { modal = {} }, on) {
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (modal.escape !== false) on.close()
  })
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog && modal.backdropclose) on.close()
  })
}

/**
 * Sets the shop's accent colour, unless it is invalid.
 * @param {HTMLElement} dialog
 * @param {string} [color]
 */
function applyAccentColor(dialog, color = '') {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return
  dialog.style.setProperty('--accent', color)
  dialog.style.setProperty('--on-accent', textColorOn(color))
}
