import { type ReactNode, useId } from 'react'
import { Badge } from '#ui/elements/badge.tsx'
import { Card } from '#ui/elements/card.tsx'
import { CircleAlertIcon, CircleCheckIcon, CircleXIcon } from '#ui/elements/lazy-icons.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import type { CheckState } from '../contract.ts'
import * as words from '../words/office/en.ts'
import type { CheckDescription } from './describe-check.ts'

type Props = { title: string; state: CheckState; description: CheckDescription; children?: ReactNode }

/** One health check: its state, figures and advice. */
export function CheckCard({ title, state, description: { facts, todo, link }, children }: Props) {
  const id = useId()
  return (
    <li aria-labelledby={id} className="min-w-0">
      <Card className="h-full p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          <StateBadge state={state} />
        </div>
        <div className="mt-1 grid gap-1 wrap-anywhere">
          {facts.map((fact) => fact && <p key={fact}>{fact}</p>)}
          {todo && <p className="font-semibold">{todo}</p>}
        </div>
        {children}
        {link && (
          <TextLink to={link.to} className="mt-1">
            {link.text}
          </TextLink>
        )}
      </Card>
    </li>
  )
}

const badges = {
  works: { tone: 'success', Icon: CircleCheckIcon },
  look: { tone: 'attention', Icon: CircleAlertIcon },
  broken: { tone: 'danger', Icon: CircleXIcon },
} as const

function StateBadge({ state }: { state: CheckState }) {
  const { tone, Icon } = badges[state]
  return (
    <Badge tone={tone}>
      <Icon className="size-4" />
      {words.states[state]}
    </Badge>
  )
}
