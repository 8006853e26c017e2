/** The Network Information API, which TypeScript does not declare because not all browsers have it. */
type Connection = { saveData?: boolean; effectiveType?: string }
const networkConnection = () => ('connection' in navigator ? (navigator.connection as Connection) : undefined)

const hasSaveDataFlag = () => networkConnection()?.saveData === true

/** Whether the user enabled the data saver. */
export const isDataSaverOn = () =>
  hasSaveDataFlag() || window.matchMedia('(prefers-reduced-data: reduce)').matches

/** Whether the data saver is on or the browser has measured a slow connection; then no pictures are loaded ahead. */
export const isSlowOrSavingData = () =>
  isDataSaverOn() || /^(slow-2g|2g|3g)$/.test(networkConnection()?.effectiveType ?? '')

/**
 * Whether pictures must be requested one size smaller. If the browser sends the hint to the server, the server does
 * this itself.
 */
export const wantsSmallerPictures = () => isSlowOrSavingData() && !hasSaveDataFlag()
