import { useEffect, useState } from 'react'
import { Button } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import * as words from '../words/en.ts'

declare global {
  interface Window {
    /** The browser's offer to install the shop, until it is shown. */
    installPrompt?: Event | undefined
  }
}

/** The browser's offer to install the page, which TypeScript does not declare because not all browsers have it. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches
/** Safari on iPhones and iPads installs only from its own menu. */
const isSafariOnPhone = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1)

/**
 * Offers to put the shop on the home screen, where a person is looking at an order or at their account. Never opens
 * anything by itself, and shows nothing in browsers that can't, or once the shop is installed.
 */
export default function InstallHint() {
  const [way, setWay] = useState<'none' | 'button' | 'menu'>('none')
  useEffect(() => {
    if (isInstalled()) return
    const update = () => setWay(window.installPrompt ? 'button' : isSafariOnPhone() ? 'menu' : 'none')
    update()
    window.addEventListener('shop-can-install', update)
    return () => window.removeEventListener('shop-can-install', update)
  }, [])
  if (way === 'none') return null
  const install = async () => {
    const prompt = window.installPrompt as InstallPrompt | undefined
    // The browser shows its question only once.
    window.installPrompt = undefined
    await prompt?.prompt()
    setWay('none')
  }
  return (
    <Card className="grid gap-3 px-5 py-5 sm:px-6">
      <h2 className="text-lg">{words.installTitle}</h2>
      <p className="text-sm text-ink-soft">{way === 'menu' ? words.installFromMenu : words.installText}</p>
      {way === 'button' && (
        <Button variant="quiet" onClick={() => void install()}>
          {words.install}
        </Button>
      )}
    </Card>
  )
}
