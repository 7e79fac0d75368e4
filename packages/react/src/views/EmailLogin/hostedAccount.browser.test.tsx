import {
  connectEmail,
  disconnect,
  openModal,
  type Route,
  submitOtp,
} from '@hasp/core'
import { evm } from '@hasp/core/evm'
import { hostedWallet } from '@hasp/core/hostedWallet'
import { createTestHostedWallet, testNetworks } from '@hasp/core/testing'
import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/renderKit.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

/** Besides those of places that wait for a node. */
const countMotions = () =>
  document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    .length

const origin = 'https://wallet.example'

async function open(route: Route, { isLoggedIn = true } = {}) {
  const { client } = createTestHostedWallet()
  rendered = renderKit({
    options: {
      adapters: [evm()],
      networks: testNetworks,
      features: { multiWallet: true },
      connectors: [hostedWallet({ origin, client })],
    },
  })
  const { kit } = rendered
  const logIn = async () => {
    await connectEmail(kit, { email: 'ada@tide.example' })
    await submitOtp(kit, { otp: '018265' })
  }
  if (isLoggedIn) await logIn()
  openModal(kit, { route })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return { kit, logIn }
}
const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('an account that a login by e-mail opened', () => {
  it('is called by its address in Account, which leads to the wallet itself', async () => {
    await open({ view: 'Account' })
    await expect.element(page.getByText('ada@tide.example')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: /Open my wallet/ }))
      .toHaveAttribute('href', origin)
    await expect.poll(countMotions).toBe(0)
    const { violations } = await axe.run(page.getByRole('dialog').element())
    expect(violations).toEqual([])
  })

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

  it('[R4.6] is asked for by its login once it has ended, then ProfileWallets shows', async () => {
    const { kit, logIn } = await open({ view: 'ProfileWallets' })
    await disconnect(kit)
    openModal(kit, { route: { view: 'ProfileWallets' } })
    await button(/Email wallet.*Reconnect/).click()
    await expect
      .element(page.getByRole('heading', { name: 'Log in with email' }))
      .toBeVisible()
    await logIn()
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
