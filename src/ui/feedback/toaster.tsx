import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toast as sonner, Toaster } from 'sonner'
import { CircleAlertIcon, CircleCheckIcon } from '../elements/lazy-icons.tsx'
import * as words from '../words/en.ts'

/** Shows a toast; their container is created with the first one and kept. */
export function showToast(kind: 'success' | 'error', text: string, seconds: number) {
  mountOnce()
  sonner[kind](text, { duration: seconds * 1000 })
}

let mounted = false

/** Renders the toast container, once. */
function mountOnce() {
  if (mounted) return
  mounted = true
  const place = document.createElement('div')
  document.body.append(place)
  // Sonner ignores messages that come before its Toaster is mounted.
  flushSync(() => createRoot(place).render(<ShopToaster />))
}

function ShopToaster() {
  return (
    <Toaster
      position="top-center"
      containerAriaLabel={words.messages}
      gap={10}
      icons={{
        success: <CircleCheckIcon className="size-5" />,
        error: <CircleAlertIcon className="size-5" />,
      }}
      toastOptions={{ unstyled: true, classNames: toastStyles }}
    />
  )
}

const toastStyles = {
  toast:
    'flex w-full items-center gap-3 rounded-card border px-4 py-3.5 text-base font-medium leading-snug shadow-lift focus-visible:outline-3!',
  success: 'border-success/25 bg-tint-success text-success',
  error: 'border-danger/25 bg-tint-danger text-danger',
  content: 'flex-1',
  icon: 'shrink-0',
}
