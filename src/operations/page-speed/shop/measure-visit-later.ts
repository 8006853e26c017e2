import { isDataSaverOn } from '#browser/data-saver.ts'
import { whenSettled } from '#browser/when-settled.ts'
import type { PageUrl } from '#pages/page-url.ts'

/** One visit in four is measured: enough for a percentile, and few requests in a busy shop. */
const measuredShare = 0.25

/**
 * Measures how fast the page is for this visitor, if this visit is chosen. The code for that is loaded once the page is
 * loaded and the browser idle.
 * @param url the page that the visit begins with
 */
export function measureVisitLater(url: PageUrl) {
  if (url.access === 'admin' || !mayMeasure() || !isChosen()) return
  // Nobody waits for it.
  whenSettled(() => import('./measure-visit.ts').then(({ measureVisit }) => measureVisit(url)))
}

/** Not for visitors who save data or do not want to be tracked, though nothing about them is sent. */
const mayMeasure = () =>
  !isDataSaverOn() &&
  navigator.doNotTrack !== '1' &&
  !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)

/** Chosen at random; robots are no visitors. A test that sets `window.measureVisit` before the page loads is measured. */
const isChosen = () => 'measureVisit' in window || (!navigator.webdriver && Math.random() < measuredShare)
