/** What browsers that have it say of the line; the language knows it not, for not all have it. */
type Line = { saveData?: boolean; effectiveType?: string }
const line = () => ('connection' in navigator ? (navigator.connection as Line) : undefined)

const saysSo = () => line()?.saveData === true

/** The person told their device to save data. */
export const savesData = () => saysSo() || window.matchMedia('(prefers-reduced-data: reduce)').matches

/** Nothing is fetched that nobody asked for: data is saved, or what is sent takes long, as the browser has seen so far. */
export const isThrifty = () => savesData() || /^(slow-2g|2g|3g)$/.test(line()?.effectiveType ?? '')

/** Pictures are asked for a step smaller. Where the browser tells the server of it, the server does so itself. */
export const asksForSmaller = () => isThrifty() && !saysSo()
