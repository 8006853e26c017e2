type ToastOptions = {
  /** How long it stays. Success messages use 3; the default is 5 (specification §9). */ seconds?: number
}

type Kind = 'success' | 'error'

/**
 * A short message at the top of the page, announced to screen readers. The library is loaded with the first message.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => showInToaster('success', text, options),
  error: (text: string, options?: ToastOptions) => showInToaster('error', text, options),
}

async function showInToaster(kind: Kind, text: string, { seconds = 5 }: ToastOptions = {}) {
  try {
    const toaster = await import('./toaster.tsx')
    toaster.showToast(kind, text, seconds)
  } catch {
    showFallback(text, seconds)
  }
}

/**
 * Shows the message without the library. Often it is that the connection is lost; then the library cannot be loaded
 * either.
 */
function showFallback(text: string, seconds: number) {
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.className = 'plain-toast'
  message.textContent = text
  document.body.append(message)
  setTimeout(() => message.remove(), seconds * 1000)
}
