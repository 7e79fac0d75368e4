import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emulateMedia } from '../testing/emulateMedia.js'
import { Address } from './Address/Address.js'
import { createTestSurface } from './createTestSurface.test.fixture.js'
import { Spinner } from './Spinner/Spinner.js'
import { WalletTile } from './WalletTile/WalletTile.js'

let rendered: ReturnType<typeof createTestSurface>
beforeEach(() => {
  rendered = createTestSurface()
})
afterEach(() => rendered.clear())

describe('Address', () => {
  it('copies exactly, though it is shown in groups', () => {
    const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
    rendered.show(<Address address={address} form="full" />, { dir: 'rtl' })
    const selection = getSelection()
    selection?.selectAllChildren(rendered.find('[data-part=address]'))
    expect(selection?.toString()).toBe(address)
    expect(
      getComputedStyle(rendered.find('[data-part=address]')).direction,
    ).toBe('ltr')
  })
})

describe('WalletTile', () => {
  it('keeps its letters when the picture does not come', async () => {
    rendered.show(
      <WalletTile name="Harbour Wallet" image="data:image/png;base64,AA" />,
    )
    await expect.poll(() => rendered.container.querySelector('img')).toBe(null)
    const face = rendered.find('[data-part=wallet-tile] > span')
    expect(face.textContent).toBe('HW')
    expect(face.closest('[aria-hidden=true]')).not.toBe(null)
  })

  it('shows a picture that has come', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    const image = `data:image/svg+xml,${encodeURIComponent(svg)}`
    rendered.show(<WalletTile name="Harbour Wallet" image={image} />)
    await expect
      .poll(() =>
        rendered.find('[data-part=wallet-tile]').getAttribute('data-state'),
      )
      .toBe('image')
    expect(rendered.find('img').getAttribute('referrerpolicy')).toBe(
      'no-referrer',
    )
  })

  it('asks for nothing that is not a safe picture', () => {
    rendered.show(<WalletTile name="Harbour" image="javascript:alert(1)" />)
    expect(rendered.container.querySelector('img')).toBe(null)
  })
})

describe('motion', () => {
  const turning = () => getComputedStyle(rendered.find('[data-part=spinner]'))

  it('stops turning when less motion is asked for', async () => {
    rendered.show(<Spinner />)
    expect(turning().animationPlayState).toBe('running')
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    expect(turning().animationPlayState).toBe('paused')
    expect(turning().getPropertyValue('--kit-t-base')).toBe('1ms')
    await emulateMedia({})
  })

  it('obeys the option over the system', () => {
    rendered.show(<Spinner />, { motion: 'reduced' })
    expect(turning().animationPlayState).toBe('paused')
  })
})
