import Printer from 'lucide-react/icons/printer'
import { createPortal } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PackingSlip, type PackingSlipProps } from './admin-packing-slip.tsx'

/** The slip as it will be on paper. While the window is open, printing prints the slip and nothing else. */
export const PackingSlipDialog = ({ onClose, ...slip }: PackingSlipProps & { onClose: () => void }) => (
  <>
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Packing slip of order ${slip.order.id}`}
      size="large"
      footer={
        <Button onClick={() => window.print()}>
          <Printer className="size-4" /> Print
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a slip that scrolls has to be reached by keyboard. */}
      <section aria-label="Preview" tabIndex={0}>
        <PackingSlip {...slip} />
      </section>
    </Dialog>
    {createPortal(
      <div className="packing-slip hidden max-w-[150mm] print:block">
        <style>{onPaper(slip.order.id)}</style>
        <PackingSlip {...slip} />
      </div>,
      document.body,
    )}
  </>
)

/**
 * The copy for paper lies beside the page, which paper does not show: the slip then has the sheet to itself. What is
 * important here outvotes the open window, which fixes the size of the page. A long order's sheets are told apart at
 * their feet.
 */
const onPaper = (orderId: number) => `@media print {
  @page { margin: 12mm; @bottom-right { content: "#${orderId} · " counter(page) "/" counter(pages); font-size: 9pt } }
  body { overflow: visible !important; min-height: 0 }
  html { background: none }
  body > :not(.packing-slip) { display: none !important }
}`
