import { logoStyles } from '#values/pictures/marks.ts'
import type { ShownLogo } from '../../contract.ts'

/** Gives the page on which the logo was changed what a new document with it has behind its style sheet. */
export function showLogoStyles(logo: ShownLogo | undefined) {
  const id = 'logo-styles'
  document.getElementById(id)?.remove()
  if (!logo) return
  const style = Object.assign(document.createElement('style'), { id, textContent: logoStyles(logo) })
  document.head.append(style)
}
