import { logoStyles } from '#values/pictures/logo-files.ts'
import type { LogoImage } from '../../contract.ts'

/** Applies a changed logo's styles to the current document; new documents get them from the server. */
export function applyLogoStyles(logo: LogoImage | undefined) {
  const id = 'logo-styles'
  document.getElementById(id)?.remove()
  if (!logo) return
  const style = Object.assign(document.createElement('style'), { id, textContent: logoStyles(logo) })
  document.head.append(style)
}
