import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import type { DemoPage } from '../pages/DemoPage.js'
import {
  approveInFrame,
  giveCode,
  hostedOptions,
  rejectInFrame,
  walletFrame,
} from '../pages/hostedLogin.js'
import { WalletHost } from '../pages/WalletHost.js'

const view = 'Prove it’s your wallet'

const serverSays = ({ page }: DemoPage) =>
  page.getByRole('region', { name: 'Server says' })

test('a visitor logs in by email and signs in by one press in the wallet’s frame, and is asked nothing after a reload', async ({
  demo,
  page,
}) => {
  await demo.open({ ...hostedOptions, siwx: 'optional' })
  await giveCode(demo, 'onestep@tide.example', 1)
  const frame = walletFrame(demo)
  await expect(
    frame.getByRole('heading', { name: /^Sign in to localhost/ }),
  ).toBeVisible()
  // Nothing is connected before it is decided.
  await expect(demo.detail('Status')).toHaveText('Disconnected')
  const text = frame.getByText(/wants you to sign in with your Ethereum/)
  await expect(text).toBeHidden()
  await frame.getByText('All that is signed').click()
  await expect(text).toBeVisible()
  await approveInFrame(demo)
  await demo.expectConnected()
  await expect(demo.detail('Signed in')).toHaveText('Yes')
  await expect(demo.modal()).toBeHidden()
  const address = `${await demo.detail('Account').textContent()}`
  await expect(text).toBeHidden()
  await expect(serverSays(demo)).toContainText(address)

  await page.reload()
  await expect(demo.detail('Status')).toHaveText('Connected')
  await expect(demo.detail('Signed in')).toHaveText('Yes')
  await expect(demo.modal()).toBeHidden()
})

test('[R4.13] whoever rejects it in the frame is connected, and asked by the view; Cancel there disconnects where signing in is required', async ({
  demo,
}) => {
  await demo.open({ ...hostedOptions, siwx: 'required' })
  await giveCode(demo, 'onestep-rejects@tide.example', 1)
  await rejectInFrame(demo)
  await expect(demo.modal(view)).toBeVisible()
  await expect(demo.detail('Status')).toHaveText('Connected')
  await expect(demo.detail('Signed in')).toHaveText('No')
  // The view asks the same wallet, whose frame shows the same slip.
  await demo.act('Sign in').click()
  await approveInFrame(demo)
  await expect(demo.detail('Signed in')).toHaveText('Yes')
  await demo.button('Disconnect').first().click()
  await expect(demo.detail('Status')).toHaveText('Disconnected')

  await giveCode(demo, 'onestep-rejects@tide.example', 2)
  await rejectInFrame(demo)
  await expect(demo.modal(view)).toBeVisible()
  await demo.act('Cancel').click()
  await expect(demo.detail('Status')).toHaveText('Disconnected')
})

test('a reload while the frame asks leaves nothing half done: the visitor is asked anew, and once', async ({
  demo,
  page,
}) => {
  const email = 'onestep-reload@tide.example'
  await demo.open({ ...hostedOptions, siwx: 'required' })
  await giveCode(demo, email, 1)
  const frame = walletFrame(demo)
  const heading = frame.getByRole('heading', { name: /^Sign in to localhost/ })
  await expect(heading).toBeVisible()
  await page.reload()
  await expect(demo.detail('Status')).toHaveText('Disconnected')
  await expect(demo.modal()).toBeHidden()

  // The login holds: no other code is needed.
  await demo.kitModal.open()
  const address = page.getByRole('textbox', { name: 'Email address' })
  await address.fill(email)
  await address.press('Enter')
  await expect(heading).toBeVisible()
  await approveInFrame(demo)
  await demo.expectConnected()
  await expect(demo.detail('Signed in')).toHaveText('Yes')
  await expect(demo.modal()).toBeHidden()
})

test('where Solana is in use, it signs in', async ({ demo }) => {
  await demo.open({
    ...hostedOptions,
    namespaces: 'solana',
    siwx: 'optional',
  })
  await giveCode(demo, 'onestep-solana@tide.example', 1)
  await expect(
    walletFrame(demo).getByRole('heading', { name: /^Sign in to localhost/ }),
  ).toBeVisible()
  await approveInFrame(demo)
  await demo.expectConnected()
  await expect(demo.detail('Signed in')).toHaveText('Yes')
  const address = `${await demo.detail('Account').textContent()}`
  await expect(serverSays(demo)).toContainText(`solana:`)
  await expect(serverSays(demo)).toContainText(address)
})

test.describe('a site that is not what it says', () => {
  test.use({ permissions: ['local-network-access'] })

  test('gets no signature that lets it in elsewhere, and none that was not read', async ({
    page,
  }) => {
    const victim = await openVictim()
    const host = new WalletHost(page)
    await host.open()
    const { evm } = await host.signIn('onestep-evil@tide.example')
    const own = `http://dapp.localhost:${stack.demo.port}`
    const { networkIds: _, version, ...record } = victim.challenge
    const asked = { ...record, networkId: `eip155:${stack.evmA.chainId}` }
    const ask = (changes: object) =>
      host.ask('getUser', { signIn: { ...asked, ...changes } })
    const mine = { domain: new URL(own).host, uri: own }

    // Nothing of these is shown.
    for (const [changes, code] of [
      [{}, 'RPC_REFUSED'],
      [{ domain: mine.domain }, 'RPC_REFUSED'],
      [{ uri: own }, 'RPC_REFUSED'],
      [{ ...mine, address: evm }, 'INVALID_PAYLOAD'],
      [{ ...mine, accountAddress: evm }, 'INVALID_PAYLOAD'],
      [{ ...mine, statement: 'Pay \u202eeve' }, 'INVALID_PAYLOAD'],
      [{ ...mine, statement: 'Yes.\n\nURI: x' }, 'INVALID_PAYLOAD'],
      [{ ...mine, networkId: 'eip155:999' }, 'CHAIN_NOT_SUPPORTED'],
      [{ ...mine, expirationTime: record.issuedAt }, 'EXPIRED'],
    ] as const)
      expect((await ask(changes)).e?.code, JSON.stringify(changes)).toBe(code)
    await expect(host.frame.getByRole('heading')).toHaveCount(0)

    // Two at once are read and decided one after the other.
    const statement = 'You agree to be kind.'
    const first = ask(mine)
    const second = ask({ ...mine, statement })
    await expect(host.frame.getByText('1 more waiting')).toBeVisible()
    await host.frame.getByRole('button', { name: 'Reject' }).click()
    expect((await first).e).toMatchObject({ code: 'RPC_REJECTED' })
    await expect(host.frame.getByText(statement).first()).toBeVisible()
    await host.approve()
    const { signIn } = (await second).p as {
      signIn: { address: string; signature: string }
    }
    expect(signIn.address).toBe(evm)
    // What it has now is of its own site, and nothing to the other one.
    expect(await victim.verify(signIn)).toEqual({
      status: 401,
      code: 'SIGNATURE_INVALID',
    })
  })
})

/** The site that somebody would like to get in at, with a challenge of its own. */
async function openVictim() {
  const { url } = stack.demo
  let cookie = ''
  const ask = async (route: string, body: object) => {
    const response = await fetch(`${url}/siwx/${route}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { origin: url, cookie, 'content-type': 'application/json' },
    })
    cookie = response.headers.getSetCookie().join().split(';')[0] ?? ''
    return { status: response.status, answer: await response.json() }
  }
  const { answer: challenge } = await ask('nonce', {})
  return {
    challenge,
    async verify(signed: { address: string; signature: string }) {
      const networkId = `eip155:${stack.evmA.chainId}`
      const proofs = [{ networkId, form: 'text', ...signed }]
      const { answer, status } = await ask('verify', {
        nonce: challenge.nonce,
        proofs,
      })
      return { status, code: answer.code }
    },
  }
}
