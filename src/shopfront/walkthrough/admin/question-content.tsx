import type { ReactNode } from 'react'
import { mainOfBar, SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { AddCategoryForm } from '#catalogue/products/admin/categories/add-category-form.tsx'
import { AddProductForm } from '#catalogue/products/admin/product-form/add-product-form.tsx'
import { TestOrderQuestion } from '#ordering/test-orders/admin/test-order-question.tsx'
import { ConnectionList } from '#shopfront/connections/admin/connection-list.tsx'
import type { Onboarding } from '#shopfront/onboarding/contract.ts'
import type { QuestionName } from '#shopfront/onboarding/rules/walkthrough-questions.ts'
import { LogosCard } from '#shopfront/settings/admin/logos/logos-card.tsx'
import { Button } from '#ui/elements/button.tsx'
import * as words from '../words/office/en.ts'
import { LabelQuestion, PublishQuestion } from './first-product.tsx'
import { PoliciesQuestion } from './policies-question.tsx'
import type { QuestionProps } from './question-props.ts'
import { isSettingQuestion, SettingQuestion } from './setting-question.tsx'

type Props = QuestionProps & { name: QuestionName; guide: Onboarding }

/** What answers a question: the form or card with which the back office changes the same thing. */
export function QuestionContent({ name, guide, ...props }: Props) {
  const { onAnswered, buttons } = props
  const submit = (busy: boolean) =>
    buttons(
      <Button type="submit" busy={busy} className={mainOfBar}>
        {words.saveAndContinue}
      </Button>,
    )
  if (isSettingQuestion(name)) return <SettingQuestion name={name} onAnswered={onAnswered} buttons={submit} />
  switch (name) {
    case 'logo':
      return <Kept {...props} part={<LogosCard />} />
    case 'payments':
    case 'mail':
      return <Kept {...props} part={<ConnectionList names={[name]} />} />
    case 'policies':
      return <PoliciesQuestion {...props} policies={guide.policies} />
    case 'category':
      return <AddCategoryForm onAdded={async () => void (await onAnswered())} buttons={submit} />
    case 'product':
      return <AddProductForm onAdded={() => void onAnswered()} buttons={submit} />
    case 'label':
      return <LabelQuestion {...props} submit={submit} />
    case 'publish':
      return <PublishQuestion {...props} />
    case 'order':
      return (
        <TestOrderQuestion
          mode={guide.payments.mode}
          buttons={buttons}
          goOn={<GoOn onAnswered={onAnswered} />}
        />
      )
  }
}

/** A card that saves each change itself, with a button to go on. */
const Kept = ({ part, onAnswered, buttons }: QuestionProps & { part: ReactNode }) => (
  <>
    {part}
    <SaveBar>{buttons(<GoOn onAnswered={onAnswered} />)}</SaveBar>
  </>
)

const GoOn = ({ onAnswered }: Pick<QuestionProps, 'onAnswered'>) => (
  <Button className={mainOfBar} onClick={() => void onAnswered()}>
    {words.keepAndContinue}
  </Button>
)
