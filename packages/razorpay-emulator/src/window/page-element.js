/**
 * An element with its properties and children: `element('p', { className: 'soft' }, 'text')`.
 * Names with a hyphen, and `role`, become attributes.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, unknown>} properties
 * @param {(Node | string | undefined)[]} children
 */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined) continue
    if (name.includes('-') || name === 'role') made.setAttribute(name, String(value))
    else Object.assign(made, { [name]: value })
  }
  made.append(...children.filter((child) => child !== undefined))
  return made
}

/**
 * Black or white, whichever contrasts more with a `#rrggbb` background.
 * @param {string} color
 */
export function textColorOn(color) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? '#000' : '#fff'
}

/**
 * Formats paise for a shopper.
 * @param {number} paise
 * @param {string} currency
 */
export const formatAmount = (paise, currency) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency, minimumFractionDigits: 2 }).format(
    paise / 100,
  )
