import type { LogoSource, LogoSubject } from '@hasp/core'
import { testNetworks } from '@hasp/core/testing'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderKit } from '../testing/renderKit.js'
import { NetworkPicture } from './NetworkPicture.js'
import { TokenPicture } from './TokenPicture.js'
import { WalletPicture } from './WalletPicture.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

const drawing = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${color}"/></svg>`,
  )}`
const known = drawing('red')
const own = drawing('blue')
/** Looks like a picture, and is none. */
const broken = 'data:image/png;base64,iVBORw0KGgo='

function show(children: ReactNode, logos?: LogoSource | false) {
  const asked: LogoSubject[] = []
  rendered = renderKit({
    children: <div data-kit="">{children}</div>,
    options: {
      logos:
        logos ??
        (async (subject) => {
          asked.push(subject)
          return known
        }),
    },
  })
  const { container } = rendered
  return {
    asked,
    sources: () => [...container.querySelectorAll('img')].map(({ src }) => src),
    find: (selector: string) => {
      const found = container.querySelector<HTMLElement>(selector)
      if (!found) throw new Error(`${selector} is not there`)
      return found
    },
  }
}

const [network] = testNetworks
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const dai = '0x6b175474e89094c44da98b954eedeac495271d0f'

describe('a picture', () => {
  it('is asked for when its place comes into sight, and not before', async () => {
    const { asked, find, sources } = show(
      <>
        <WalletPicture walletId="near" name="Near" />
        <div style={{ height: 3_000 }} />
        <WalletPicture walletId="far" name="Far" />
      </>,
    )
    await expect.poll(sources).toEqual([known])
    expect(asked).toEqual([{ type: 'wallet', id: 'near' }])
    find('[data-part=wallet-tile]:last-of-type').scrollIntoView()
    await expect.poll(sources).toEqual([known, known])
    expect(asked).toHaveLength(2)
  })

  it('is the one that a thing brings itself, and then none is asked for', async () => {
    const { asked, sources } = show(
      <>
        <WalletPicture walletId="kite" name="Kite" image={own} />
        <NetworkPicture
          network={network && { ...network, assets: { imageUrl: own } }}
        />
        <TokenPicture
          symbol="USDC"
          image={own}
          networkId="eip155:1"
          address={usdc}
        />
        <WalletPicture walletId="other" name="Other" />
      </>,
    )
    await expect.poll(sources).toEqual([own, own, own, known])
    expect(asked).toEqual([{ type: 'wallet', id: 'other' }])
  })

  it('of a token is found by its network and contract, of a currency by its network', async () => {
    const { asked, sources } = show(
      <>
        <TokenPicture symbol="USDC" networkId="eip155:1" address={usdc} />
        <TokenPicture symbol="ETH" networkId="eip155:1" address={undefined} />
      </>,
    )
    await expect.poll(sources).toHaveLength(2)
    expect(asked).toEqual([
      { type: 'token', networkId: 'eip155:1', address: usdc },
      { type: 'currency', networkId: 'eip155:1' },
    ])
  })

  it('of a token that does not load gives way to the known one', async () => {
    const badge = (
      <NetworkPicture
        network={network && { ...network, assets: { imageUrl: broken } }}
      />
    )
    const token = { networkId: 'eip155:1', badge } as const
    const { asked, find, sources } = show(
      <>
        <TokenPicture symbol="USDC" image={broken} address={usdc} {...token} />
        <TokenPicture symbol="DAI" image={own} address={dai} {...token} />
      </>,
    )
    // The pictures of the badges are broken as well, and not the tokens' own.
    await expect.poll(sources).toEqual([known, own])
    await expect
      .poll(() => find('[data-part=token-logo]').dataset.state)
      .toBe('image')
    const { networkId } = token
    expect(asked).toEqual([{ type: 'token', networkId, address: usdc }])
  })

  it('of a token that does not load is letters where none is known', async () => {
    const { find, sources } = show(
      <TokenPicture
        symbol="USDC"
        image={broken}
        networkId="eip155:1"
        address={usdc}
      />,
      false,
    )
    await expect.poll(sources).toEqual([])
    expect(find('[data-part=token-logo]').textContent).toBe('U')
  })

  it('of a wallet that does not load vouches for nobody', async () => {
    const { asked, find, sources } = show(
      <WalletPicture walletId="kite" name="Kite" image={broken} />,
    )
    await expect.poll(sources).toEqual([])
    expect(find('[data-part=wallet-tile]').textContent).toBe('K')
    expect(asked).toEqual([])
  })

  it('is letters for what says itself who it is', async () => {
    const { asked, find, sources } = show(
      <>
        <WalletPicture walletId={undefined} name="MetaMask" />
        <WalletPicture walletId="kite" name="Kite" />
      </>,
    )
    await expect.poll(sources).toEqual([known])
    expect(asked).toEqual([{ type: 'wallet', id: 'kite' }])
    expect(find('[data-part=wallet-tile]').textContent).toBe('M')
  })

  it('is letters on the wallet’s own colour, which white is read on', () => {
    const { find } = show(
      <WalletPicture walletId="kite" name="Kite" color="#ffee00" />,
      false,
    )
    const face = find('[data-part=wallet-tile] > span')
    const [, lightness] =
      /oklch\(([\d.]+)/.exec(getComputedStyle(face).backgroundColor) ?? []
    expect(Number(lightness)).toBeLessThanOrEqual(0.5)
    expect(Number(lightness)).toBeGreaterThan(0)
    expect(face.textContent).toBe('K')
  })
})
