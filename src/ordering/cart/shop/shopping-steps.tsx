import { Steps } from '#ui/layout/steps.tsx'
import * as words from '../words/en.ts'

const steps = ['cart', 'details', 'complete'] as const

/** The steps from cart to order (specification §2.20). */
export const ShoppingSteps = ({ at }: { at: (typeof steps)[number] }) => (
  <div className="mb-8 sm:mb-12">
    <Steps steps={steps.map((step) => words.steps[step])} current={steps.indexOf(at)} />
  </div>
)
