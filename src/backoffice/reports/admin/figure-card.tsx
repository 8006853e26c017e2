import type { ReactNode } from 'react'
import { Card } from '#ui/elements/card.tsx'

type Props = { title: string; figure: string; children?: ReactNode }

/** The sum of a report, and sentences about it. */
export const FigureCard = ({ title, figure, children }: Props) => (
  <Card className="p-5">
    <h2 className="font-sans text-base font-normal text-ink-soft">{title}</h2>
    <p className="font-heading text-2xl font-semibold wrap-anywhere tabular-nums sm:text-3xl">{figure}</p>
    <div className="text-ink-soft tabular-nums">{children}</div>
  </Card>
)
