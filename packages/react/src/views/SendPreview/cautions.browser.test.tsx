import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  expectAccessible,
  own,
  type SendStage,
} from '../Send/sendStage.test.fixture.js'
import { showPreview } from './showPreview.test.fixture.js'

let stage: SendStage | undefined
afterEach(() => stage?.stop())

const button = (name: string) => page.getByRole('button', { name, exact: true })
const show = async (parameters?: Parameters<typeof showPreview>[0]) => {
  const shown = await showPreview(parameters)
  stage = shown
  return shown
}

describe('cautions of SendPreview', () => {
  it('a look-alike: both addresses aligned, a tick before anything', async () => {
    const twin = '0xd8dA000000000000000000000000000000006045'
    const { sent } = await show({ typed: { amount: '0.25', receiver: twin } })
    const marked = [
      ...document.querySelectorAll('dl dl [data-form="full"]'),
    ].map((address) =>
      [...address.querySelectorAll('[data-emphasis]')].map(
        (group) => group.textContent,
      ),
    )
    expect(marked).toHaveLength(2)
    expect(marked[0]).toEqual(Array(8).fill('0000'))
    expect(marked[1]).toHaveLength(8)
    const act = button('Send 0.25 ETH')
    await expect.element(act).toHaveAttribute('aria-disabled', 'true')
    await act.click({ force: true })
    expect(sent).toEqual([])
    const tick = page.getByRole('checkbox', { name: /I compared both/ })
    tick.element().focus()
    await userEvent.keyboard('{Enter}')
    expect(sent).toEqual([])
    await userEvent.keyboard(' ')
    await expect.element(act).not.toHaveAttribute('aria-disabled')
    await expectAccessible(stage?.element ?? document.body)
  })

  it('cautions: burn needs a tick; a contract and the own account are noted', async () => {
    await show({
      typed: {
        amount: '0.25',
        receiver: '0x000000000000000000000000000000000000dEaD',
      },
      capabilities: {
        prepareSend: async () => ({ fee: 1n, isContract: true }),
      },
    })
    await expect
      .element(page.getByText('Nobody owns this address'))
      .toBeVisible()
    await expect.element(page.getByText(/is a program/)).toBeVisible()
    await expect
      .element(button('Send 0.25 ETH'))
      .toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('checkbox').click()
    await expect
      .element(button('Send 0.25 ETH'))
      .not.toHaveAttribute('aria-disabled')
    stage?.stop()
    await show({ typed: { amount: '0.25', receiver: own } })
    await expect
      .element(page.getByText('This is the account you send from.'))
      .toBeVisible()
  })
})
