type ToastOptions = {
  /** How long it stays. The shop's own steps say 3; without a word it is 5 (specification §9). */ seconds?: number
}

type Kind = 'success' | 'error'

/**
 * A short message at the top of the page, announced to screen readers. The library behind it is loaded at the first
 * message: no page pays for it before it has something to say.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
}

async function show(kind: Kind, text: string, { seconds = 5 }: ToastOptions = {}) {
  try {
    const toaster = await import('./toaster.tsx')
    toaster.showToast(kind, text, seconds)
  } catch {
    showFallback(text, seconds)
  }
}

/** The message is often that the connection is gone; then the library cannot be fetched either. */
function showFallback(text: string, seconds: number) {
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.className = 'plain-toast'
  message.textContent = text
  document.body.append(message)
  setTimeout(() => message.remove(), seconds * 1000)
}
