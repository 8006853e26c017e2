import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPartAt } from '#test/shop/component.tsx'
import OrderUpdates from './order-updates.tsx'
import * as subscription from './subscription.ts'

vi.mock('./subscription.ts')
const { readPushState, turnOffPush, turnOnPush } = vi.mocked(subscription)

const turnOnButton = () => screen.findByRole('button', { name: 'Turn on notifications' })

const show = (part: ReactNode) =>
  renderPartAt('/orders/42', part, { publicUrl: 'http://shop.test', store: { name: 'Pasumai Pantry' } })

// Requirement D-412: Nobody is asked about notifications before they press a button for it, and after a no never again
//   (decision X51).
test('the browser asks only after a press, and after a no nothing is offered any more', async () => {
  readPushState.mockResolvedValue('off')
  turnOnPush.mockResolvedValue('blocked')
  const { person } = show(<OrderUpdates orderKey="key" />)
  const button = await turnOnButton()
  expect(turnOnPush).not.toHaveBeenCalled()
  await person.click(button)
  expect(turnOnPush).toHaveBeenCalledWith('key')
  await waitFor(() => expect(screen.queryByRole('button')).toBe(null))
  expect(screen.queryByRole('heading')).toBe(null)
})

// Requirement D-412
test.each(['impossible', 'blocked'] as const)(
  'nothing is shown on an order where it is %s',
  async (state) => {
    readPushState.mockResolvedValue(state)
    show(<OrderUpdates />)
    await waitFor(() => expect(readPushState).toHaveBeenCalled())
    expect(screen.queryByRole('heading')).toBe(null)
  },
)

test('in the account they can be turned off, and it says if they are blocked', async () => {
  readPushState.mockResolvedValue('on')
  turnOffPush.mockResolvedValue(undefined)
  const { person } = show(<OrderUpdates isSetting />)
  await person.click(await screen.findByRole('button', { name: 'Turn off notifications' }))
  expect(turnOffPush).toHaveBeenCalled()
  await turnOnButton()
})
