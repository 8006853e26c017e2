import { Link } from '#browser/router/link.tsx'
import { Button } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import type { StockAlert } from '../contract.ts'
import * as words from '../words/en.ts'

type Props = { alerts: StockAlert[]; onCancel: (alert: StockAlert) => Promise<unknown> }

/** Alerts that wait for stock, each with a button that cancels it. */
export const AlertList = ({ alerts, onCancel }: Props) => (
  <ul className="grid gap-3">
    {alerts.map((alert) => (
      <li key={alert.id}>
        <Card className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
          <span className="min-w-0 wrap-anywhere">
            {alert.path ? (
              <Link
                to={alert.path}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {alert.name}
              </Link>
            ) : (
              <>
                {alert.name} <span className="text-sm text-ink-soft">{words.unavailable}</span>
              </>
            )}
          </span>
          <Button
            variant="quiet"
            className="-mx-4"
            aria-label={words.cancelWhat({ name: alert.name })}
            onClick={() => void onCancel(alert)}
          >
            {words.cancel}
          </Button>
        </Card>
      </li>
    ))}
  </ul>
)
