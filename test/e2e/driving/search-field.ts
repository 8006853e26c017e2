import type { Locator, Page } from 'playwright-core'

/**
 * The visible search field, in any language. Its role changes from search field to combobox when its suggestions have
 * loaded.
 */
export const searchField = (page: Page | Locator) => page.locator('input[name="q"]').filter({ visible: true })
