import { connect, openModal } from '@hasp/core'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useKitModal } from './hooks/useKitModal.js'
import { useWallet } from './hooks/useWallet.js'
import type { AvatarProps, OwnViewProps, Slots } from './Slots.js'
import { renderKit } from './testing/renderKit.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

function OwnReceive({ Frame }: OwnViewProps) {
  const { address } = useWallet()
  const { close } = useKitModal()
  return (
    <Frame
      title="Get paid"
      footer={
        <button type="button" onClick={close}>
          Enough
        </button>
      }
    >
      <p>Send to {address}</p>
    </Frame>
  )
}

const Welcome = ({ Frame }: OwnViewProps) => <Frame title="Welcome" />

const OwnAvatar = ({ address, size }: AvatarProps) => (
  <i data-testid="own">{`${address.slice(0, 4)} at ${size}`}</i>
)

const receive = { load: async () => ({ default: OwnReceive }) }
const welcome = { load: async () => ({ default: Welcome }) }

const heading = (name: string) => page.getByRole('heading', { name })

async function showConnected(slots: Slots) {
  rendered = renderKit({ slots })
  await connect(rendered.kit, { connectorId: 'io.kite' })
  return rendered
}

describe('a view of the site', () => {
  it('stands in for the kit’s, with its heading, focus and way back', async () => {
    const { kit } = await showConnected({ views: { Receive: receive.load } })
    openModal(kit)
    await page.getByRole('button', { exact: true, name: 'Receive' }).click()
    await expect.element(heading('Get paid')).toHaveFocus()
    await expect
      .element(page.getByRole('dialog', { name: 'Get paid' }))
      .toBeVisible()
    await expect.element(page.getByText(/Send to 0x/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(heading('Account')).toBeVisible()
  })

  it('is fetched with the modal where it is the first', async () => {
    rendered = renderKit({ slots: { views: { Connect: welcome.load } } })
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await expect.element(heading('Welcome')).toHaveFocus()
  })

  it('that fails to load offers a retry, and leaves the rest alone', async () => {
    let isBroken = true
    const load = async () => {
      if (isBroken) throw new Error('The file is gone.')
      return receive.load()
    }
    const { kit } = await showConnected({ views: { Receive: load } })
    openModal(kit, { route: { view: 'Receive' } })
    const again = page.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    isBroken = false
    await again.click()
    await expect.element(heading('Get paid')).toBeVisible()
  })
})

it('an avatar of the site stands on the button and in Account', async () => {
  const { kit } = await showConnected({ Avatar: OwnAvatar })
  const avatars = () =>
    page
      .getByTestId('own')
      .elements()
      .map(({ textContent }) => textContent?.replace(/^0x.. /, ''))
  await expect.poll(avatars).toEqual(['at 24'])
  openModal(kit)
  await expect.poll(avatars).toEqual(['at 24', 'at 64'])
  expect(document.querySelector('[data-part="identicon"]')).toBe(null)
  // The modal grows when it opens: a box on the screen would be smaller.
  const style = getComputedStyle(page.getByText('at 64').element())
  expect([style.width, style.height]).toEqual(['64px', '64px'])
})
