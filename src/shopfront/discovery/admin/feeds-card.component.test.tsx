import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '#test/shop/component.tsx'
import { FeedsCard } from './feeds-card.tsx'

test('the merchant reads the address of each feed, and copies it with one tap', async () => {
  const person = renderPart(<FeedsCard publicUrl="https://shop.example" />)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const card = screen.getByRole('region', { name: 'Sell on Google and Instagram' })
  for (const [name, url] of [
    ['Product feed in English', 'https://shop.example/feeds/products.xml'],
    ['Product feed in Tamil', 'https://shop.example/ta/feeds/products.xml'],
    ['New products', 'https://shop.example/feed.xml'],
  ] as const) {
    expect(card.textContent).toContain(url)
    await person.click(screen.getByRole('button', { name: `Copy link (${name})` }))
    expect(writeText).toHaveBeenLastCalledWith(url)
  }
})
