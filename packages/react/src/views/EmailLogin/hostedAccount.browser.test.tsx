import {
  closeModal,
  connectEmail,
  disconnect,
  findHosted,
  getProvider,
  openModal,
  type Route,
  setTheme,
  submitOtp,
} from '@hasp/core'
import { evm } from '@hasp/core/evm'
import { hostedWallet } from '@hasp/core/hostedWallet'
import { createTestHostedWallet, testNetworks } from '@hasp/core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hostedUser } from '../../../../core/src/testing/hostedWallet/createTestHostedWallet.js'
import { ConnectButton } from '../../buttons/ConnectButton.js'
import { renderKit } from '../../testing/renderKit.js'

type RenderOptions = NonNullable<Parameters<typeof renderKit>[0]>

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

const origin = 'https://wallet.example'
const email = 'ada@tide.example'
const code = '018265'

async function open(
  route: Route,
  {
    frame,
    isLoggedIn = true,
    ...more
  }: {
    frame?: Parameters<typeof createTestHostedWallet>[0]
    isLoggedIn?: boolean
  } & RenderOptions = {},
) {
  const { client, emit, wallet } = createTestHostedWallet(frame)
  rendered = renderKit({
    ...more,
    options: {
      ...more.options,
      adapters: [evm()],
      networks: testNetworks,
      features: { multiWallet: true },
      connectors: [hostedWallet({ origin, client })],
    },
  })
  const { kit } = rendered
  if (isLoggedIn) {
    await connectEmail(kit, { email })
    await submitOtp(kit, { otp: code })
  }
  openModal(kit, { route })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return { emit, kit, wallet }
}
const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('an account that a login by e-mail opened', () => {
  it('is called by its address in ProfileWallets, which has no other account for it', async () => {
    await open({ view: 'ProfileWallets' })
    await expect.element(page.getByText('ada@tide.example')).toBeVisible()
    await expect
      .element(button('Connect another account'))
      .not.toBeInTheDocument()
    await button(/More options for/).click()
    await expect
      .element(page.getByRole('menuitem', { name: 'Open my wallet' }))
      .toBeVisible()
  })

  it('says in Account who is logged in, and leads to the wallet’s own page', async () => {
    await open({ view: 'Account' })
    await expect.element(page.getByText('ada@tide.example')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Open my wallet' }))
      .toHaveAttribute('href', origin)
  })

  it.each([
    ['self', 'Only you can restore this wallet.'],
    [
      'assisted',
      'Your provider can help you restore. Two of its systems must agree.',
    ],
  ] as const)('says in Account who can restore it: %s', async (by, words) => {
    await open(
      { view: 'Account' },
      { frame: { getUser: () => ({ ...hostedUser, restoredBy: by }) } },
    )
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it.each([
    ['kept', false],
    ['memory', true],
  ] as const)(
    'F-26 says where its login ends with the visit: %s',
    async (persistence, isSaid) => {
      await open(
        { view: 'Account' },
        { frame: { getUser: () => ({ ...hostedUser, persistence }) } },
      )
      await expect.element(page.getByText('ada@tide.example')).toBeVisible()
      const note = page.getByText(/^Your browser keeps nothing/)
      if (isSaid) await expect.element(note).toBeVisible()
      else await expect.element(note).not.toBeInTheDocument()
    },
  )

  it('F-30 leads back to its login once the wallet has ended it', async () => {
    const { emit, kit } = await open({ view: 'Account' })
    closeModal(kit)
    emit('signedOut', { reason: 'expired' })
    await button('Reconnect').click()
    await expect
      .element(page.getByRole('heading', { name: 'Log in with email' }))
      .toBeVisible()
  })

  it('[R4.6] is asked for by its login once it has ended, then ProfileWallets shows', async () => {
    const { kit } = await open({ view: 'ProfileWallets' })
    await disconnect(kit)
    openModal(kit, { route: { view: 'ProfileWallets' } })
    await button(/Email wallet.*Reconnect/).click()
    await expect
      .element(page.getByRole('heading', { name: 'Log in with email' }))
      .toBeVisible()
    await page.getByRole('textbox', { name: 'Email address' }).fill(email)
    await userEvent.keyboard('{Enter}')
    await page.getByRole('textbox', { name: 'Code from the email' }).fill(code)
    await expect
      .element(page.getByRole('heading', { name: 'Wallets' }))
      .toBeVisible()
    await expect.element(page.getByText('In use')).toBeVisible()
  })
})

it('whoever asks what a wallet is may begin without one', async () => {
  await open({ view: 'WhatIsAWallet' }, { isLoggedIn: false })
  await button('Use my email').click()
  await expect
    .element(page.getByRole('heading', { name: 'Log in with email' }))
    .toBeVisible()
})

describe('[R7.13] [R7.14] the frame', () => {
  it('is told the language, the theme and the accent of the kit, and the theme again when it changes', async () => {
    const { kit, wallet } = await open(
      { view: 'EmailLogin' },
      {
        isLoggedIn: false,
        locale: 'ar',
        options: { theme: { mode: 'light', accent: '#0a7a3c' } },
      },
    )
    const looks = { accent: '#0a7a3c', locale: 'ar' }
    await expect.poll(() => wallet.looks).toEqual({ ...looks, mode: 'light' })
    setTheme(kit, { mode: 'dark' })
    await expect.poll(() => wallet.looks).toEqual({ ...looks, mode: 'dark' })
    expect(wallet.opened).toBe(0)
  })

  it('is told the language that changes alone, and what the page looks like while it is on show', async () => {
    const { classList } = document.documentElement
    classList.remove('dark')
    const { emit, kit, wallet } = await open(
      { view: 'Account' },
      { options: { theme: { follow: 'class' } } },
    )
    const provider = getProvider(kit, { namespace: 'eip155' })
    const asked = provider?.request({
      method: 'personal_sign',
      params: ['0x48656c6c6f', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    })
    await asked
    const method = 'personal_sign'
    emit('approvalOpened', { requestId: null, method, waiting: 0 })
    await expect
      .poll(() => wallet.looks)
      .toEqual({ locale: 'en', mode: 'light' })
    await expect
      .poll(() => findHosted(kit)?.state.getState().shown)
      .toBeDefined()
    classList.add('dark')
    await expect.poll(() => wallet.looks.mode).toBe('dark')
    rendered?.draw(<ConnectButton />, kit, 'ar')
    await expect.poll(() => wallet.looks.locale).toBe('ar')
    classList.remove('dark')
    await expect.poll(() => wallet.looks.mode).toBe('light')
  })

  it('takes the theme of the page where the kit does', async () => {
    document.documentElement.classList.remove('dark')
    const { wallet } = await open(
      { view: 'EmailLogin' },
      { isLoggedIn: false, options: { theme: { follow: 'class' } } },
    )
    await expect.poll(() => wallet.looks.mode).toBe('light')
  })
})
