import { usePublicSettings } from '#browser/router/hooks.ts'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Footer } from '#ui/layout/footer.tsx'

/** The footer of every page (specification §2.14). */
export const ShopFooter = () => (
  <Footer store={useStoreSettings()} year={new Date().getFullYear()} stories={usePublicSettings().stories} />
)
