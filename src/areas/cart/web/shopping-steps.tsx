import { Steps } from '../../../ui/steps.tsx'

const steps = ['Your Cart', 'Checkout Details', 'Order Complete'] as const

/** The way from the cart to the order (specification §2.20). */
export const ShoppingSteps = ({ at }: { at: (typeof steps)[number] }) => (
  <div className="mb-8 sm:mb-12">
    <Steps steps={steps} current={steps.indexOf(at)} />
  </div>
)
