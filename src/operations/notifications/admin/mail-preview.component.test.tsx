import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderMail } from '#integrations/mail/render-mail.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import { MailPreview } from './mail-preview.tsx'

async function openPreview() {
  const link = { label: 'Pay', url: 'https://shop.example' }
  const sent = { from: demoStoreSettings, to: '', subject: 'Hello', parts: [link] }
  mockCalls(200, renderMail({ ...sent, language: 'ta' }))
  const typed = { subject: '', body: '' }
  renderPartAt('/admin', <MailPreview kind="order-dispatched" locale="ta" typed={typed} isUsable />)
  return screen.findByTitle('Email preview')
}

test('a link of the drawn mail asks for a window, which its frame may not open', async () => {
  const frame = await openPreview()
  expect(frame.getAttribute('sandbox')).toBe('')
  expect(frame.getAttribute('srcdoc')).toMatch(/^<!doctype html>\n<html lang="ta"><base target="_blank">/)
})

// Requirement D-384: The preview of an email shows it on a phone and on a computer, in light and dark mode.
test('the preview switches between phone and computer, and between light and dark', async () => {
  const frame = await openPreview()
  const shown = () => frame.getAttribute('srcdoc')
  const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
  expect([pressed('Phone'), pressed('Light')]).toEqual(['true', 'true'])
  expect(shown()).toContain('@media not all{')
  choose('Dark')
  expect(shown()).toContain('@media all{')
  expect(shown()).not.toContain('prefers-color-scheme')
  const narrow = frame.className
  choose('Computer')
  expect([pressed('Phone'), pressed('Computer'), pressed('Dark')]).toEqual(['false', 'true', 'true'])
  expect(frame.className).not.toBe(narrow)
  expect(shown()).toContain('@media all{')
})
