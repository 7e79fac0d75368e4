import { openModal } from '@hasp/core'
import { evm } from '@hasp/core/evm'
import { hostedWallet } from '@hasp/core/hostedWallet'
import {
  createTestHostedWallet,
  FrameError,
  testNetworks,
} from '@hasp/core/testing'
import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../testing/renderKit.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

function open(
  options: {
    locale?: string
    emailShowWallets?: boolean
    changes?: Parameters<typeof createTestHostedWallet>[0]
    isConfigured?: boolean
    view?: 'Connect' | 'EmailLogin'
  } = {},
) {
  const { isConfigured = true, view = 'Connect' } = options
  const hosted = createTestHostedWallet(options.changes)
  rendered = renderKit({
    ...(options.locale && { locale: options.locale }),
    options: {
      adapters: [evm()],
      networks: testNetworks,
      features: { emailShowWallets: options.emailShowWallets ?? true },
      connectors: isConfigured
        ? [
            hostedWallet({
              origin: 'https://wallet.example',
              client: hosted.client,
            }),
          ]
        : [],
    },
  })
  openModal(rendered.kit, { route: { view } })
  return { hosted, kit: rendered.kit }
}

const address = () => page.getByRole('textbox', { name: 'Email address' })
const code = () => page.getByRole('textbox', { name: 'Code from the email' })

async function askForCode() {
  await address().fill('ada@tide.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(code()).toBeVisible()
}

describe('logging in with email', () => {
  it('[R2.8] [R1.3] leads from the address over the code to a connection', async () => {
    const { hosted, kit } = open()
    await askForCode()
    await expect.element(page.getByText('ada@tide.example')).toBeVisible()
    await code().fill('018265')
    await expect.poll(() => kit.stores.connections.getState().byId.size).toBe(1)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(hosted.asked.map(([method]) => method)).toContain('connectOtp')
  })

  it('has the code’s field ready to be typed in', async () => {
    open()
    await askForCode()
    await expect.element(code()).toHaveFocus()
  })

  it('says what is missing where the password was put off, and goes on with it, without another code', async () => {
    let isReady = false
    const { hosted, kit } = open({
      changes: {
        connectOtp: () => {
          throw new FrameError('RECOVERY_NEEDED')
        },
        connectEmail: () => {
          if (isReady) hosted.wallet.isLoggedIn = true
          return isReady
            ? { action: 'CONNECT' }
            : {
                action: 'VERIFY_OTP',
                resendAfterMs: 0,
                expiresAfterMs: 600_000,
                triesLeft: 5,
              }
        },
      },
    })
    await askForCode()
    await code().fill('018265')
    await expect
      .element(page.getByText('Your wallet needs a recovery password'))
      .toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Send a new code' }))
      .not.toBeInTheDocument()
    isReady = true
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(kit.stores.connections.getState().byId.size).toBe(1)
  })

  it('asks nothing of the wallet before the field is pointed at', async () => {
    const { hosted } = open()
    await expect.element(address()).toBeVisible()
    expect(hosted.wallet.opened).toBe(0)
    await userEvent.hover(address())
    await expect.poll(() => hosted.wallet.opened).toBe(1)
  })

  it('says under the field that an address is none, and asks nobody', async () => {
    const { hosted } = open()
    await address().fill('ada')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(address())
      .toHaveAccessibleDescription(/such as mira@example.org/)
    expect(hosted.asked.map(([method]) => method)).not.toContain('connectEmail')
    await address().fill('ada@tide.example')
    await expect.element(address()).not.toHaveAttribute('aria-invalid')
  })

  it('a wrong code says how many tries are left, and the next digit replaces it', async () => {
    open()
    await askForCode()
    await code().fill('000000')
    await expect.element(page.getByText(/4 tries left/)).toBeVisible()
    await expect.element(code()).toHaveFocus()
    await userEvent.keyboard('0')
    await expect.element(code()).toHaveValue('0')
  })

  it('takes a code in Arabic digits, with spaces, from the clipboard', async () => {
    const { kit } = open()
    await askForCode()
    await code().fill('٠١٨ ٢٦٥')
    await expect.poll(() => kit.stores.connections.getState().byId.size).toBe(1)
  })

  it('a code is asked for again once its time has come, once however often it is pressed', async () => {
    const { hosted } = open()
    await askForCode()
    await expect
      .element(page.getByText(/send a new code in 30 s/))
      .toBeVisible()
    const noMail = page.getByText(/Look in your spam folder/)
    await expect.element(noMail).not.toBeInTheDocument()
    rendered?.clock.advance(30_000)
    await expect.element(noMail).toBeVisible()
    const again = page.getByRole('button', { name: 'Send a new code' })
    await again.dblClick()
    await expect.element(page.getByText(/on its way/)).toBeVisible()
    await expect.element(noMail).toBeVisible()
    expect(
      hosted.asked.filter(([method]) => method === 'connectEmail'),
    ).toHaveLength(2)
  })

  it('Change leads back to the address', async () => {
    open()
    await askForCode()
    await page.getByRole('button', { name: 'Change' }).click()
    await expect
      .element(page.getByRole('heading', { name: 'Log in with email' }))
      .toBeVisible()
  })

  it('[R9.27] shows the wallets below, unless the site leaves them for later', async () => {
    open({ emailShowWallets: false })
    const others = page.getByRole('button', { name: 'Continue with a wallet' })
    await others.click()
    await expect.element(others).not.toBeInTheDocument()
  })

  it('A-96: explains itself where email is not offered', async () => {
    open({ isConfigured: false, view: 'EmailLogin' })
    await expect.element(page.getByText('Email login is off')).toBeVisible()
    await page.getByRole('button', { name: 'Connect a wallet' }).click()
    await expect
      .element(page.getByRole('heading', { name: 'Connect a wallet' }))
      .toBeVisible()
  })

  it.each(['en', 'ar'])('axe finds nothing in %s', async (locale) => {
    open({ locale })
    const field = page.getByRole('dialog').getByRole('textbox')
    await expect.element(field).toBeVisible()
    await expect.poll(() => document.getAnimations().length).toBe(0)
    const check = async () =>
      (await axe.run(page.getByRole('dialog').element())).violations.map(
        ({ id, nodes }) => `${id} ${nodes.map(({ html }) => html)}`,
      )
    expect(await check()).toEqual([])
    await field.fill('ada@tide.example')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('ada@tide.example')).toBeVisible()
    await expect.poll(() => document.getAnimations().length).toBe(0)
    expect(await check()).toEqual([])
  })
})
