import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { htmlPage } from '#integrations/mail/mail-html.ts'
import { mockCalls, renderPartAt } from '#test/shop/component.tsx'
import { MailPreview } from './mail-preview.tsx'

test('a link of the drawn mail asks for a window, which its frame may not open', async () => {
  const page = {
    language: 'ta',
    from: { name: 'Shop', palette: 'garden' },
    content: '<a href="https://shop.example">Pay</a>',
  } as const
  mockCalls(200, { subject: 'Hello', text: 'Pay', html: htmlPage({ ...page, signature: '' }) })
  const typed = { subject: '', body: '' }
  renderPartAt('/admin', <MailPreview kind="order-dispatched" locale="ta" typed={typed} isUsable />)
  const frame = await screen.findByTitle('Email preview')
  expect(frame.getAttribute('sandbox')).toBe('')
  expect(frame.getAttribute('srcdoc')).toMatch(/^<!doctype html>\n<html lang="ta"><base target="_blank">/)
})
