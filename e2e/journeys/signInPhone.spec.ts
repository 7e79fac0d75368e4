import type { DemoPage } from '../pages/DemoPage.js'
import type { PhonePage } from '../pages/PhonePage.js'
import { copyLink, expectCode } from '../pages/pairing.js'
import { stopClock } from '../pages/passTime.js'
import { expect, test } from '../phoneJourney.js'

const oneClick = 'Connect and sign in'
const view = 'Prove it’s your wallet'
const local = 'eip155:31337'
const localTwo = 'eip155:31338'

const serverSays = ({ page }: DemoPage) =>
  page.getByRole('region', { name: 'Server says' })

/** Shows a code of a site that signs in, and points the phone at it. */
async function pair(
  demo: DemoPage,
  phone: PhonePage,
  options: { siwx: string } & Record<string, string>,
  settings: Record<string, string> = {},
) {
  const { clock } = demo.page
  await clock.install()
  await demo.open({ devWallet: '0', ...options })
  await demo.button('Connect wallet').click()
  // No code waits longer than 300 ms for a server, by the page's clock.
  await stopClock(demo.page)
  await demo.act(/^WalletConnect/).click()
  await expectCode(demo)
  await clock.resume()
  await phone.open({ ...settings, uri: await copyLink(demo) })
}

test('[R5.6] [R7.24] one approval on a phone connects and signs in, on both networks', async ({
  demo,
  phone,
}) => {
  await pair(demo, phone, { siwx: 'required' })
  await phone.expectRequest(oneClick)
  await expect(phone.request).toContainText('Sign in to the Hasp demo.')
  await phone.decide('Approve', oneClick)
  await demo.expectConnected()
  await expect(demo.detail('Signed in')).toHaveText('Yes')
  await expect(serverSays(demo)).toContainText(local)
  await expect(serverSays(demo)).toContainText(localTwo)
  await phone.selectNetwork('Hasp Local Two')
  await expect(demo.detail('Network')).toHaveText('Hasp Local Two')
  await expect(demo.detail('Signed in')).toHaveText('Yes')
  await demo.page.reload()
  await expect(demo.detail('Status')).toHaveText('Connected')
  await expect(demo.detail('Signed in')).toHaveText('Yes')
  await expect(demo.modal()).toBeHidden()
})

test('[R5.6] a phone that signs in on one network is signed in there alone', async ({
  demo,
  phone,
}) => {
  await pair(demo, phone, { siwx: 'optional' }, { signIn: 'oneChain' })
  await phone.decide('Approve', oneClick)
  await demo.expectConnected()
  await expect(demo.detail('Signed in')).toHaveText('Yes')
  await expect(serverSays(demo)).not.toContainText(localTwo)
})

test('[R5.6] a phone may allow less than was asked for', async ({
  demo,
  phone,
}) => {
  await pair(demo, phone, { siwx: 'optional' }, { signIn: 'narrower' })
  await phone.decide('Approve', oneClick)
  await demo.expectConnected()
  await expect(demo.detail('Signed in')).toHaveText('Yes')
})

for (const signIn of ['wider', 'changed'])
  test(`[R5.6] a phone that signs something ${signIn} connects nobody`, async ({
    demo,
    phone,
  }) => {
    await pair(demo, phone, { siwx: 'optional' }, { signIn })
    await phone.decide('Approve', oneClick)
    await expect(demo.act('Try again')).toBeVisible()
    await expect(demo.detail('Status')).toHaveText('Disconnected')
    await expect(serverSays(demo)).toContainText('"accounts":[]')
    await expect(phone.sessions).not.toContainText('Hasp demo')
  })

test('[R5.6] a phone that declines connects nobody', async ({
  demo,
  phone,
}) => {
  await pair(demo, phone, { siwx: 'optional' })
  await phone.decide('Reject', oneClick)
  await expect(demo.modal()).toContainText('Request declined')
  await expect(demo.detail('Signed in')).toHaveText('No')
})

test('[R4.11] a phone that cannot sign in with its approval is asked afterwards', async ({
  demo,
  phone,
}) => {
  await pair(demo, phone, { siwx: 'required' }, { signIn: 'never' })
  await phone.decide('Approve', 'Connect to this site')
  await expect(demo.modal(view)).toBeVisible()
  await demo.act('Sign in').click()
  await phone.decide('Approve', 'Sign message')
  await expect(demo.detail('Signed in')).toHaveText('Yes')
  await expect(demo.modal()).toBeHidden()
})

test('[R5.6] where more than one family is asked for, the phone only connects', async ({
  demo,
  phone,
}) => {
  await pair(demo, phone, { siwx: 'optional', namespaces: 'all' })
  await phone.decide('Approve', 'Connect to this site')
  await expect(demo.modal(view)).toBeVisible()
})

/** What the phone calls each family's request. */
const families = {
  eip155: 'Sign message',
  solana: 'Sign message',
  bip122: 'Sign message',
  polkadot: 'Sign message',
  cosmos: 'Sign document',
}

for (const [namespaces, heading] of Object.entries(families))
  test(`[R4.11] [R4.12] a phone signs in with an account of ${namespaces}, and is so after a reload`, async ({
    demo,
    phone,
  }) => {
    await pair(
      demo,
      phone,
      { siwx: 'required', namespaces },
      { signIn: 'never' },
    )
    await phone.decide('Approve', 'Connect to this site')
    await expect(demo.modal(view)).toBeVisible()
    await demo.act('Sign in').click()
    await phone.expectRequest(heading)
    await phone.decide('Approve', heading)
    await expect(demo.detail('Signed in')).toHaveText('Yes')
    await expect(demo.modal()).toBeHidden()
    const account = (await demo.detail('Account').textContent()) ?? ''
    await expect(serverSays(demo)).toContainText(`${namespaces}:`)
    await expect(serverSays(demo)).toContainText(account)
    await demo.page.reload()
    await expect(demo.detail('Account')).toHaveText(account)
    await expect(demo.detail('Signed in')).toHaveText('Yes')
    await expect(demo.modal()).toBeHidden()
  })
