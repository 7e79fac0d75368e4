import {
  connect,
  connectEmail,
  findHosted,
  openModal,
  submitOtp,
  updateEmail,
} from '@hasp/core'
import { hostedWallet } from '@hasp/core/hostedWallet'
import {
  createTestHostedWallet,
  FrameError,
  mockAdapter,
  mockConnector,
  testNetworks,
} from '@hasp/core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../testing/renderKit.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

const from = 'ada@tide.example'
const to = 'ada@reef.example'
const otp = '018265'

async function logIn(frame?: Parameters<typeof createTestHostedWallet>[0]) {
  const hosted = createTestHostedWallet(frame)
  rendered = renderKit({
    options: {
      adapters: [
        mockAdapter({ connectors: [mockConnector({ id: 'io.kite' })] }),
      ],
      networks: testNetworks,
      features: { multiWallet: true },
      connectors: [
        hostedWallet({
          origin: 'https://wallet.example',
          client: hosted.client,
        }),
      ],
    },
  })
  const { clock, kit } = rendered
  await connectEmail(kit, { email: from })
  await submitOtp(kit, { otp })
  const count = (name: string) =>
    hosted.asked.filter(([method]) => method === name).length
  return { clock, count, hosted, kit }
}
const heading = (name: string) => page.getByRole('heading', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const address = () => page.getByRole('textbox', { name: 'New email address' })
const code = () => page.getByRole('textbox', { name: 'Code from the email' })

async function giveAddress() {
  await address().fill(to)
  await button('Continue').click()
  await expect.element(heading('Code from your old inbox')).toBeVisible()
}
async function giveCodes() {
  await code().fill(otp)
  await expect.element(heading('Code from your new inbox')).toBeVisible()
  await expect.element(page.getByText(to)).toBeVisible()
  await code().fill(otp)
  await expect.element(heading('Email changed')).toBeVisible()
}

describe('[R2.14] the view UpdateEmailWallet', () => {
  it('leads from the account over both codes back to it, under the new address', async () => {
    const { kit } = await logIn()
    openModal(kit, { route: { view: 'Account' } })
    await button('Change email').click()
    await expect.element(address()).toHaveFocus()
    await expect.element(address()).toHaveValue(from)
    await giveAddress()
    await expect.element(page.getByText(from)).toBeVisible()
    await expect.element(code()).toHaveFocus()
    await giveCodes()
    await expect.element(page.getByText(to)).toBeVisible()
    await button('Done').click()
    await expect.element(heading('Account')).toBeVisible()
    await expect.element(page.getByText(to)).toBeVisible()
  })

  it('can be gone to from the list of wallets, and cancelled', async () => {
    const { kit } = await logIn()
    openModal(kit, { route: { view: 'ProfileWallets' } })
    await button(/More options for/).click()
    await page.getByRole('menuitem', { name: 'Change email' }).click()
    await expect.element(address()).toBeVisible()
    await button('Cancel').click()
    await expect.element(heading('Wallets')).toBeVisible()
  })

  it('says why it cannot go on with the address as it is', async () => {
    const { count, kit } = await logIn()
    openModal(kit, { route: { view: 'UpdateEmailWallet' } })
    await expect
      .element(button('Continue'))
      .toHaveAccessibleDescription('This is your address already.')
    await address().fill(' ADA@tide.example ')
    await userEvent.keyboard('{Enter}')
    expect(count('updateEmail')).toBe(0)
    await expect.element(button('Cancel')).not.toBeInTheDocument()
  })

  it('A-30: says under the field that an address is none, and asks nobody', async () => {
    const { count, kit } = await logIn()
    openModal(kit, { route: { view: 'UpdateEmailWallet' } })
    await address().fill('ada@reef')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(address())
      .toHaveAccessibleDescription(/such as mira@example.org/)
    expect(count('updateEmail')).toBe(0)
    await address().fill(to)
    await expect.element(address()).not.toHaveAttribute('aria-invalid')
  })

  it('A-31: sends one more code, however often it is pressed', async () => {
    const { clock, count, kit } = await logIn()
    openModal(kit, { route: { view: 'UpdateEmailWallet' } })
    await giveAddress()
    await expect
      .element(page.getByText(/send a new code in 30 s/))
      .toBeVisible()
    await clock.advance(30_000)
    await button('Send a new code').dblClick()
    await expect.element(page.getByText(/on its way/)).toBeVisible()
    expect(count('updateEmail')).toBe(2)
  })

  it('a wrong code says how many tries are left, and another address starts over', async () => {
    const { kit } = await logIn()
    openModal(kit, { route: { view: 'UpdateEmailWallet' } })
    await giveAddress()
    await code().fill('000000')
    await expect.element(page.getByText(/4 tries left/)).toBeVisible()
    await button('Use another address').click()
    await expect.element(address()).toHaveValue(to)
  })

  it('says until when a device waits that came back by waiting, and asks again then', async () => {
    const { clock, count, kit } = await logIn({
      updateEmail() {
        throw new FrameError('HELD', { retryAfterMs: 71 * 3_600_000 })
      },
    })
    const until = new Intl.DateTimeFormat('en', {
      dateStyle: 'medium',
      timeStyle: 'short',
    }).format(clock.now() + 71 * 3_600_000)
    openModal(kit, { route: { view: 'UpdateEmailWallet' } })
    await address().fill(to)
    await button('Continue').click()
    const notice = page.getByRole('alert')
    await expect.element(notice).toHaveTextContent(`from ${until} on`)
    await expect.element(notice).not.toHaveTextContent('send yet')
    // One that comes within 400 ms is the second half of a double press.
    await expect
      .poll(async () => {
        await button('Continue').click()
        return count('updateEmail')
      })
      .toBeGreaterThan(1)
  })

  it('says at the old inbox, and only there, what is left to who cannot read it', async () => {
    const { kit } = await logIn()
    openModal(kit, { route: { view: 'UpdateEmailWallet' } })
    await giveAddress()
    const way = page.getByText(/move what it holds to another wallet/)
    await expect.element(way).toBeVisible()
    await code().fill(otp)
    await expect.element(heading('Code from your new inbox')).toBeVisible()
    await expect.element(way).not.toBeInTheDocument()
  })

  it('[R5.5] says so where another wallet is in use', async () => {
    const { count, kit } = await logIn()
    await connect(kit, { connectorId: 'io.kite', namespace: 'eip155' })
    openModal(kit, { route: { view: 'UpdateEmailWallet' } })
    await expect.element(page.getByText('Not connected by email')).toBeVisible()
    await expect.element(address()).not.toBeInTheDocument()
    expect(count('awaitUpdateEmail')).toBe(0)
  })
})

describe('updateEmail', () => {
  it('A-32: ends on what was done, and then closes', async () => {
    const { clock, kit } = await logIn()
    const updated = updateEmail(kit)
    await giveAddress()
    await giveCodes()
    await clock.advance(1_000)
    expect(await updated).toEqual({ email: to })
    await expect.element(heading('Email changed')).toBeVisible()
    await button('Done').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('A-32: shows it as well where the visitor finished on the wallet’s own page', async () => {
    let finish = (_email: string) => {}
    const elsewhere = new Promise<{ email: string }>((resolve) => {
      finish = (email) => resolve({ email })
    })
    const { kit } = await logIn({ awaitUpdateEmail: () => elsewhere })
    const updated = updateEmail(kit)
    await expect.element(address()).toBeVisible()
    finish(to)
    expect(await updated).toEqual({ email: to })
    await expect.element(heading('Email changed')).toBeVisible()
    expect(findHosted(kit)?.state.getState().user?.email).toBe(to)
  })
})
