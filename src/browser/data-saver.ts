/** The Network Information API, which TypeScript does not know because not all browsers have it. */
type Connection = { saveData?: boolean; effectiveType?: string }
const connection = () => ('connection' in navigator ? (navigator.connection as Connection) : undefined)

const hasSaveDataFlag = () => connection()?.saveData === true

/** The person told their device to save data. */
export const isDataSaverOn = () =>
  hasSaveDataFlag() || window.matchMedia('(prefers-reduced-data: reduce)').matches

/** Prefetching is off: the data saver is on, or the browser has measured a slow connection. */
export const isSlowOrSavingData = () =>
  isDataSaverOn() || /^(slow-2g|2g|3g)$/.test(connection()?.effectiveType ?? '')

/** Pictures are asked for a step smaller. Where the browser tells the server of it, the server does so itself. */
export const wantsSmallerPictures = () => isSlowOrSavingData() && !hasSaveDataFlag()
