import { Footer } from '../../../ui/layout/footer.tsx'
import { useStore } from '../../store/shop/use-store.ts'

/** The bottom of every page (specification §2.14). */
export const ShopFooter = () => <Footer store={useStore()} year={new Date().getFullYear()} />
