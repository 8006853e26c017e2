import { Button } from '#ui/elements/button.tsx'
import * as words from '../../words/office/products/en.ts'
import { useVisibility, type VisibilityProps } from './use-visibility.ts'

/** Hides a product from shoppers, or puts it on sale again. */
export function VisibilityButton({ product, onChanged }: VisibilityProps) {
  const { toggle, busy, dialog } = useVisibility({ product, onChanged })
  const { name, hidden } = product
  return (
    <>
      {dialog}
      <Button
        variant="quiet"
        className="flex-1"
        busy={busy}
        aria-label={hidden ? words.showNamed({ name }) : words.hideNamed({ name })}
        onClick={() => void toggle()}
      >
        {hidden ? words.show : words.hide}
      </Button>
    </>
  )
}
