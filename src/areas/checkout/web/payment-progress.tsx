import type { Stage } from './pay-order.ts'

const sentences: Record<Stage, string> = {
  idle: '',
  placing: 'We are placing your order and holding your products for you.',
  opening: 'The payment window is about to open. Nothing has been charged yet.',
  open: 'The payment window is open. Finish the payment there; your products are held for you meanwhile.',
  checking:
    'We are checking your payment with the bank. It is safe to wait here, and you need not pay again. If you close this page, your order is not lost.',
  closing: 'We are closing your order and making sure that nothing was paid for it.',
}

/** Says what happens while a payment is under way, and why the last try did not work. */
export const PaymentProgress = ({ stage, refused }: { stage: Stage; refused: string }) => (
  <>
    <p role="status" className={stage === 'idle' ? 'sr-only' : noteLook}>
      {sentences[stage]}
    </p>
    <p role="alert" className={refused ? `${noteLook} bg-tint-danger! font-medium text-danger` : 'sr-only'}>
      {refused && (stage === 'open' ? `${refused} You can try again in the payment window.` : refused)}
    </p>
  </>
)

const noteLook = 'mt-4 rounded-field bg-tint-leaf px-4 py-3 text-sm'
