/** Above a page that is shown from the copy on the device. */
export const offlineCopy = ({ time }: { time: string }) =>
  `You’re offline. This page is from ${time}. Prices and stock may have changed.`
export const slowCopy = ({ time }: { time: string }) =>
  `Your connection is slow. This page is from ${time}. Prices and stock may have changed.`
export const tryAgain = 'Try again'

/** The page in place of one that there is no copy of. */
export const offlineTitle = 'You’re offline'
export const offlineLead = 'We couldn’t open this page. Check your internet connection and try again.'
export const onlyOnline = 'This page only works with an internet connection. Nothing was sent or ordered.'
export const visitedPages = 'Pages you can open now'
