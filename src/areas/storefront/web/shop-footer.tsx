import { store } from '../../../store.ts'
import { Footer } from '../../../ui/footer.tsx'

/** The bottom of every page (specification §2.14). */
export const ShopFooter = () => <Footer store={store} year={new Date().getFullYear()} />
