import { connect, openModal } from '@hasp/core'
import { KitError } from '@hasp/core/errors'
import { internals } from '@hasp/core/internal'
import { fakeSignIn } from '@hasp/core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../testing/renderKit.js'
import { signInText } from '../../testing/signInText.js'

const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const text = signInText(own, 'eip155:1')

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Opens the view for a connected wallet. */
async function show(
  parts: Parameters<typeof fakeSignIn>[0] = {},
  state: Parameters<typeof fakeSignIn>[1] = {},
) {
  const siwx = fakeSignIn(parts, {
    attempt: { status: 'ready', text },
    ...state,
  })
  rendered = renderKit({ options: { siwx } })
  const { kit } = rendered
  await connect(kit, { connectorId: 'io.kite' })
  openModal(kit, { route: { view: 'SIWXSignMessage' } })
  await expect
    .element(page.getByRole('heading', { name: 'Prove it’s your wallet' }), {
      timeout: 10_000,
    })
    .toBeVisible()
  return rendered
}

describe('SIWXSignMessage', () => {
  it('[R2.12] shows the very text that is signed, and asks by a press', async () => {
    const asked: string[] = []
    const steps = {
      ...idleSteps,
      sign: async () => void asked.push('sign'),
    }
    await show({ steps: () => steps })
    const exact = document.querySelector('[data-part="view"] pre')
    expect(exact?.textContent).toBe(text.texts.site)
    expect(exact?.getAttribute('dir')).toBe('ltr')
    expect(asked).toEqual([])
    await button('Sign in').click()
    expect(asked).toEqual(['sign'])
  })

  it('[R2.37] refused to close, it puts the focus on Cancel', async () => {
    await show({ isClosingBlocked: () => true }, { isRequired: true })
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Cancel')).toHaveFocus()
    await expect
      .element(page.getByText('Cancel disconnects this wallet.'))
      .toBeVisible()
  })

  it('[R8.3] says that it authenticates, and no longer once it has', async () => {
    const { kit } = await show({}, { attempt: { status: 'checking', text } })
    await expect.element(page.getByText('Authenticating...')).toBeVisible()
    openModal(kit, { route: { view: 'Account' } })
    await expect
      .element(page.getByText('Authenticating...'))
      .not.toBeInTheDocument()
  })

  it('[R8.3] says so of an approval that signs in, and no longer once it has', async () => {
    rendered = renderKit()
    const { events } = rendered.kit[internals]
    const phone = { connectorId: 'walletConnect', namespace: 'eip155' } as const
    events.emit('CONNECTION_NOTICE', { ...phone, reason: 'authenticating' })
    const words = page.getByText('Authenticating...')
    await expect.element(words, { timeout: 10_000 }).toBeVisible()
    events.emit('CONNECTION_NOTICE', { ...phone, reason: 'authenticated' })
    await expect.element(words).not.toBeInTheDocument()
  })

  it('[R8.2] says what went wrong, and offers to sign again', async () => {
    const error = new KitError('WALLET_ERROR', { code: -32603 })
    const { clock } = await show(
      {},
      { attempt: { status: 'failed', text, error } },
    )
    // A message that takes the place of another one waits a moment.
    await clock.advance(200)
    await expect.element(page.getByText('Error signing message')).toBeVisible()
    await expect.element(page.getByText('Details')).toBeVisible()
    await expect.element(button('Sign in')).toBeVisible()
  })

  it('[R8.1] says that signing in could not begin', async () => {
    rendered = renderKit()
    rendered.kit[internals].events.emit('CONNECTION_NOTICE', {
      connectorId: 'io.kite',
      namespace: 'eip155',
      reason: 'notSignedIn',
    })
    await expect
      .element(
        page.getByText(
          'A problem occurred while trying initialize authentication',
        ),
        { timeout: 10_000 },
      )
      .toBeVisible()
  })
})

const idleSteps = {
  ask: () => undefined,
  prepare: async () => undefined,
  sign: async () => undefined,
  cancel: async () => undefined,
  leave: async () => undefined,
  check: async () => undefined,
}
