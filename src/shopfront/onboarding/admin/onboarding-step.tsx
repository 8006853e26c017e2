import { type ReactNode, useId } from 'react'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Card } from '#ui/elements/card.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import type { StepName } from '../rules/onboarding-steps.ts'
import * as words from '../words/office/en.ts'

/** Link of each step. */
const stepUrls: Partial<Record<StepName, string>> = {
  name: `${sectionUrl('store')}#name`,
  logo: sectionUrl('store'),
  icon: sectionUrl('store'),
  colours: `${sectionUrl('store')}#palette`,
  contacts: `${sectionUrl('store')}#contacts`,
  legal: `${sectionUrl('store')}#business`,
  tax: `${sectionUrl('store')}#tax`,
  zones: sectionUrl('delivery'),
  'payment-keys': sectionUrl('connections'),
  mail: sectionUrl('connections'),
  policies: sectionUrl('texts'),
  product: sectionUrl('add-product'),
  order: sectionUrl('guide', { question: 'order' }),
}

type Step = { name: StepName; done: boolean; children: ReactNode }

/** One onboarding step: whether it is done, why it matters, and a link to do it. */
export function OnboardingStep({ name, done, children }: Step) {
  const id = useId()
  const step: { title: string; why: string; link?: string } = words.steps[name]
  const url = stepUrls[name]
  return (
    <li aria-labelledby={id}>
      <Card className="p-5">
        <div className="flex items-center justify-between gap-4">
          <h2 id={id} className="text-lg">
            {step.title}
          </h2>
          <Badge tone={done ? 'success' : 'attention'}>{done ? words.done : words.missing}</Badge>
        </div>
        <p className="mt-1 text-ink-soft">{step.why}</p>
        {children}
        {url && (
          <TextLink to={url} className="mt-1">
            {step.link}
          </TextLink>
        )}
      </Card>
    </li>
  )
}
