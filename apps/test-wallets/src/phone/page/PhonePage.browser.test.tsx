import axe from 'axe-core'
import encodeQr from 'qr'
import { createRoot } from 'react-dom/client'
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest'
import { page } from 'vitest/browser'
import '../../page.css'
import { observableValue } from '../../observableValue.js'
import './phone.css'
import type { PhoneState } from '../PhoneState.js'
import type { PhoneWallet } from '../PhoneWallet.js'
import { PhonePage } from './PhonePage.js'
import { readCodeImage } from './readCodeImage.js'

const site = { name: 'Hasp demo', url: 'http://localhost:4000' }
const chains = ['eip155:31337', 'eip155:31338']

const quiet: PhoneState = {
  accountIndex: 0,
  addresses: {
    eip155: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
    solana: 'EgQ4kme8SJX56P3Cncwy7MWs8dpB5TAje9Df5GfqBKWa',
    bip122: 'bc1qjwj4j0dql3e9jup6ghe884l5lwdwp8l402wl04',
    polkadot: '14rkkCYyHGTBv9QURy9H7Jyea9s3djSC9SShm2J7Q1A22p4J',
    cosmos: 'cosmos1zc0pg4tnm0w9dpcvxymf97s5am6k4wv7glurpy',
  },
  chainId: 31337,
  isIgnoring: false,
  prompts: [],
  sites: [
    {
      topic: 'one',
      site,
      chains: new Map([
        ['eip155:31337', true],
        ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', false],
      ]),
    },
  ],
  note: 'Ready.',
}

/** The page over a wallet that only writes down what it is told. */
function draw(given: Partial<PhoneState> = {}) {
  const reported: unknown[] = []
  const notify = (...words: unknown[]) => {
    reported.push(words)
    return Promise.resolve()
  }
  const state = observableValue<PhoneState>({ ...quiet, ...given })
  const wallet: PhoneWallet = {
    state,
    knownChains: () => [
      { id: 31337, name: 'Hasp Local', rpcUrl: 'http://localhost:1' },
      { id: 31338, name: 'Hasp Local Two', rpcUrl: 'http://localhost:1' },
    ],
    pair: (uri) => notify('pair', uri),
    say: (note) => void notify('say', note),
    decide: (id, decision) => notify('decide', id, decision),
    selectAccount: (index) => notify('selectAccount', index),
    selectChain: (chainId) => notify('selectChain', chainId),
    setGranted: (...words) => notify('setGranted', ...words),
    setIgnoring: (isIgnoring) => void notify('setIgnoring', isIgnoring),
    disconnect: (topic) => notify('disconnect', topic),
  }
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <PhonePage
      settings={{ fault: undefined, isSelfApproving: false }}
      wallet={wallet}
    />,
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return { place, state, reported }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('the page of the phone wallet', () => {
  beforeEach(() => page.viewport(390, 844))
  afterEach(async () => {
    delete document.documentElement.dataset.theme
    await page.viewport(1280, 800)
  })

  it('shares the chosen chains, or nothing', async () => {
    const { reported } = draw({
      prompts: [{ type: 'proposal', id: 7, site, chains }],
    })
    const first = page.getByRole('article').getByLabelText('Hasp Local Two')
    await first.click()
    await button('Approve').click()
    await button('Reject').click()
    expect(reported).toEqual([
      ['decide', 7, { type: 'approved', chains: ['eip155:31337'] }],
      ['decide', 7, { type: 'rejected' }],
    ])
  })

  it('shows what is asked before it can be approved', async () => {
    const request = { type: 'request', id: 8, site } as const
    const chainId = 'eip155:31337'
    const { state } = draw({
      prompts: [{ ...request, chainId, prepared: undefined }],
    })
    await expect.element(button('Approve')).toBeDisabled()
    state.set({
      ...quiet,
      prompts: [
        {
          ...request,
          chainId,
          prepared: {
            heading: 'Send transaction',
            details: [{ term: 'Value', detail: '0.25 ETH' }],
            fulfil: async () => undefined,
          },
        },
      ],
    })
    await expect.element(button('Approve')).toBeEnabled()
    await expect.element(page.getByText('0.25 ETH')).toBeVisible()
  })

  it('moves, chooses, ignores and disconnects', async () => {
    const { reported } = draw()
    await page.getByLabelText('Account').selectOptions('Account 2')
    await page.getByLabelText('Network').selectOptions('Hasp Local Two')
    await page.getByRole('checkbox', { name: /^solana/ }).click()
    await page.getByRole('switch', { name: 'Ignore requests' }).click()
    await button('Disconnect').click()
    expect(reported).toEqual([
      ['selectAccount', 1],
      ['selectChain', 31338],
      ['setGranted', 'one', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', true],
      ['setIgnoring', true],
      ['disconnect', 'one'],
    ])
    const last = page.getByRole('checkbox', { name: 'Hasp Local' })
    await expect.element(last).toBeDisabled()
  })

  it('pairs by text, and says what is none', async () => {
    const { reported } = draw()
    const field = page.getByRole('textbox', { name: 'Pairing URI' })
    await field.fill('hello')
    await button('Pair').click()
    await field.fill('wc:1@2?symKey=3')
    await button('Pair').click()
    expect(reported).toEqual([
      ['say', 'That is no pairing address.'],
      ['pair', 'wc:1@2?symKey=3'],
    ])
  })

  it('reads a code from a picture', async () => {
    expect(await readCodeImage(await pictureOf('wc:1@2?symKey=3'))).toBe(
      'wc:1@2?symKey=3',
    )
    await expect(readCodeImage(new Blob(['x']))).rejects.toThrow()
  })

  it.each(['dark', 'light'])(
    'axe finds nothing in %s at 390 px',
    async (theme) => {
      document.documentElement.dataset.theme = theme
      const { place } = draw({
        prompts: [{ type: 'proposal', id: 7, site, chains }],
      })
      await expect.element(button('Approve')).toBeVisible()
      const { violations } = await axe.run(place)
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual(
        [],
      )
      const { clientWidth, scrollWidth } = document.documentElement
      expect(scrollWidth).toBe(clientWidth)
    },
  )
})

async function pictureOf(text: string): Promise<Blob> {
  const modules = encodeQr(text, 'raw')
  const size = 6
  const side = (modules.length + 8) * size
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.fillStyle = 'black'
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect((x + 4) * size, (y + 4) * size, size, size)
  return await canvas.convertToBlob()
}
