import { verifyMessage, verifyTypedData } from 'viem'
import { testAccounts } from '../../devstack/addresses.js'
import { weiOf } from '../chains.js'
import type { DemoPage } from '../pages/DemoPage.js'
import { PhonePage } from '../pages/PhonePage.js'
import {
  copyLink,
  expectCode,
  pairAndConnect,
  showCode,
} from '../pages/pairing.js'
import { reviewSend } from '../pages/reviewSend.js'
import { expect, test } from '../phoneJourney.js'

/** The phone's accounts, and one that only receives. */
const [, , , first, second, , receiver] = testAccounts

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** What the demo asks to sign as typed data. */
const note = {
  domain: { name: 'Hasp demo', version: '1', chainId: 31337 },
  primaryType: 'Note',
  types: { Note: [{ name: 'text', type: 'string' }] },
  message: { text: 'Hello from Hasp' },
} as const

test.describe('a wallet on a phone', () => {
  test('[R1.2] [R2.5] pairs by a code, read from a picture of the screen', async ({
    demo,
    phone,
  }) => {
    await showCode(demo)
    await phone.open()
    await phone.scan(await demo.modal().screenshot())
    await phone.expectRequest('Connect to this site')
    await expect(demo.modal()).toContainText('Code scanned')
    await phone.decide('Approve', 'Connect to this site')
    await demo.expectConnected()
    await expect(demo.detail('Account')).toHaveText(first)
    await expect(demo.detail('Network')).toHaveText('Hasp Local')
    await expect(phone.sessions).toContainText('Hasp demo')
  })

  test('[R1.2] pairs by the copied link', async ({ demo, phone }) => {
    await showCode(demo)
    await phone.open()
    await phone.pair(await copyLink(demo))
    await phone.decide('Approve', 'Connect to this site')
    await demo.expectConnected()
    await expect(demo.detail('Account')).toHaveText(first)
  })

  test('[R1.2] pairs by a deep link', async ({ demo, phone }) => {
    await pairAndConnect(demo, phone)
    expect(phone.page.url()).not.toContain('uri=')
    await expect(demo.detail('Account')).toHaveText(first)
  })

  test('declines, and approves the next code', async ({ demo, phone }) => {
    await showCode(demo)
    await phone.open({ uri: await copyLink(demo) })
    await phone.decide('Reject', 'Connect to this site')
    await expect(demo.modal()).toContainText('Request declined')
    await expect(demo.act('Copy link')).toBeEnabled()
    await phone.pair(await copyLink(demo))
    await phone.decide('Approve', 'Connect to this site')
    await demo.expectConnected()
  })

  test('signs a message and typed data that others verify', async ({
    demo,
    phone,
  }) => {
    await pairAndConnect(demo, phone)
    await demo.button('Sign message').click()
    await phone.expectRequest('Sign message')
    await expect(phone.request).toContainText('Hello from Hasp')
    await phone.decide('Approve', 'Sign message')
    const message = await signatureIn(demo, 'Sign message')
    expect(
      await verifyMessage({
        address: first,
        message: 'Hello from Hasp',
        signature: message,
      }),
    ).toBe(true)

    await demo.button('Sign typed data').click()
    await phone.decide('Approve', 'Sign typed data')
    const typed = await signatureIn(demo, 'Sign typed data')
    expect(
      await verifyTypedData({
        ...note,
        address: first,
        signature: typed,
      }),
    ).toBe(true)

    await demo.button('Sign message').click()
    await phone.decide('Reject', 'Sign message')
    await expect(demo.result).toContainText('Sign message failed')
  })

  test('[R1.20] sends ether that arrives', async ({ demo, phone }) => {
    await pairAndConnect(demo, phone)
    const before = await weiOf(receiver)
    const send = await reviewSend(demo, { amount: '0.25', to: receiver })
    await send.click()
    await phone.expectRequest('Send transaction')
    await expect(phone.request).toContainText(receiver)
    await expect(phone.request).toContainText('0.25 ETH')
    await phone.decide('Approve', 'Send transaction')
    await expect(demo.modal('Sent')).toContainText('0.25 ETH')
    expect((await weiOf(receiver)) - before).toBe(250_000_000_000_000_000n)
  })

  test('[R1.18] switches network and account from either side', async ({
    demo,
    phone,
  }) => {
    await showCode(demo)
    await phone.open({ uri: await copyLink(demo) })
    await phone.expectRequest('Connect to this site')
    await phone.request.getByLabel('Hasp Local Two', { exact: true }).click()
    await phone.decide('Approve', 'Connect to this site')
    await demo.expectConnected()
    await demo.button('Switch network').click()
    await phone.decide('Approve', 'Switch network')
    await expect(demo.detail('Network')).toHaveText('Hasp Local Two')
    await expect(phone.chain('Hasp Local Two')).toBeChecked()
    await phone.selectNetwork('Hasp Local')
    await expect(demo.detail('Network')).toHaveText('Hasp Local')
    await phone.selectAccount('Account 2')
    await expect(demo.detail('Account')).toHaveText(second)
    await demo.button('Sign message').click()
    await phone.decide('Approve', 'Sign message')
    expect(
      await verifyMessage({
        address: second,
        message: 'Hello from Hasp',
        signature: await signatureIn(demo, 'Sign message'),
      }),
    ).toBe(true)
  })

  test('shows networks that the wallet did not approve as that', async ({
    demo,
    phone,
  }) => {
    await pairAndConnect(demo, phone, { chains: 'eip155:31337' })
    await demo.button('Open networks').click()
    await expect(demo.network('Hasp Local Two')).toBeDisabled()
    await phone.chain('Hasp Local Two').click()
    await expect(demo.network('Hasp Local Two')).toBeEnabled()
  })

  test('is disconnected from the site', async ({ demo, phone }) => {
    await pairAndConnect(demo, phone)
    await demo.button('Disconnect').click()
    await expect(demo.detail('Status')).toHaveText('Disconnected')
    await expect(phone.sessions).toContainText('No site is connected.')
  })

  test('disconnects from its side', async ({ demo, phone }) => {
    await pairAndConnect(demo, phone)
    await phone.button('Disconnect').click()
    await expect(demo.detail('Status')).toHaveText('Disconnected')
    await expect(phone.sessions).toContainText('No site is connected.')
    await demo.page.reload()
    await expect(demo.button('Connect wallet')).toBeVisible()
    await expect(demo.detail('Status')).toHaveText('Disconnected')
  })

  test('stays connected over reloads of either side', async ({
    demo,
    phone,
  }) => {
    await pairAndConnect(demo, phone)
    await demo.page.reload()
    await expect(demo.detail('Status')).toHaveText('Connected')
    await phone.reload()
    await demo.button('Sign message').click()
    await phone.expectRequest('Sign message')
    await phone.reload()
    await phone.decide('Approve', 'Sign message')
    const signature = await signatureIn(demo, 'Sign message')
    expect(
      await verifyMessage({
        address: first,
        message: 'Hello from Hasp',
        signature,
      }),
    ).toBe(true)
  })

  test('is connected though both sides were reloaded while it was asked', async ({
    demo,
    phone,
  }) => {
    await showCode(demo)
    await phone.open({ uri: await copyLink(demo) })
    await phone.expectRequest('Connect to this site')
    await phone.reload()
    await phone.expectRequest('Connect to this site')
    await demo.page.reload()
    await expect(demo.button('Connect wallet')).toBeVisible()
    await phone.decide('Approve', 'Connect to this site')
    await demo.expectConnected()
  })

  test('pairs by a new code after the page was reloaded with one on show', async ({
    demo,
    phone,
  }) => {
    await showCode(demo)
    const before = await copyLink(demo)
    await demo.page.reload()
    await demo.button('Connect wallet').click()
    await demo.act(/^WalletConnect/).click()
    await expectCode(demo)
    const after = await copyLink(demo)
    expect(after).toMatch(/^wc:/)
    expect(after).not.toBe(before)
    await phone.open({ uri: after })
    await phone.decide('Approve', 'Connect to this site')
    await demo.expectConnected()
    await expect(demo.detail('Account')).toHaveText(first)
    await demo.button('Sign message').click()
    await phone.decide('Approve', 'Sign message')
    await signatureIn(demo, 'Sign message')
  })

  test('outlives a page that was left while it was asked', async ({
    demo,
    phone,
  }) => {
    await pairAndConnect(demo, phone)
    await demo.button('Sign message').click()
    await phone.expectRequest('Sign message')
    await demo.page.reload()
    await expect(demo.detail('Status')).toHaveText('Connected')
    await phone.decide('Approve', 'Sign message')
    await demo.button('Sign message').click()
    await phone.decide('Approve', 'Sign message')
    await signatureIn(demo, 'Sign message')
  })

  test('is a wallet of the lists, reached by a link of its own', async ({
    context,
    demo,
  }) => {
    await demo.open({ devWallet: '0', phoneWallet: '1' })
    await demo.button('Connect wallet').click()
    await demo.act(/^Hasp Phone Wallet/).click()
    await demo.modal().getByRole('tab', { name: 'Web' }).click()
    const opening = context.waitForEvent('page')
    await demo.act(/^Open Hasp Phone Wallet/).click()
    const phone = new PhonePage(await opening)
    await phone.decide('Approve', 'Connect to this site')
    await demo.expectConnected()
    await expect(demo.detail('Account')).toHaveText(first)
  })

  test('ignores what it is asked, until it looks again', async ({
    demo,
    phone,
  }) => {
    await pairAndConnect(demo, phone)
    const ignoring = phone.page.getByRole('switch', { name: 'Ignore requests' })
    await ignoring.click()
    await demo.button('Sign message').click()
    await expect(demo.result).toContainText('waiting')
    await expect(phone.request).toBeHidden()
    await ignoring.click()
    await phone.decide('Approve', 'Sign message')
    await signatureIn(demo, 'Sign message')
  })
})

test.describe('a wallet on the same phone', () => {
  const link = 'hasp-phone://open'

  test('is brought to the front by every later signature', async ({
    demo,
    phone,
  }) => {
    await pairAndConnect(demo, phone, { redirect: link })
    await demo.page.addInitScript((userAgent) => {
      const opened: string[] = []
      Object.defineProperty(navigator, 'userAgent', { value: userAgent })
      Object.assign(window, {
        opened,
        open(address: string, target: string) {
          opened.push(`${target} ${address}`)
          return null
        },
      })
    }, iPhone)
    await demo.page.reload()
    await expect(demo.detail('Status')).toHaveText('Connected')
    const opened = () =>
      demo.page.evaluate(
        () => (window as unknown as { opened: string[] }).opened,
      )
    expect(await opened()).toEqual([])
    for (const times of [1, 2]) {
      await demo.button('Sign message').click()
      await phone.expectRequest('Sign message')
      expect(await opened()).toEqual(
        new Array(times).fill('_self hasp-phone://'),
      )
      await phone.decide('Approve', 'Sign message')
      await signatureIn(demo, 'Sign message')
    }
    await demo.button('Sign message').click()
    await demo.button('Open Hasp Phone Wallet').click()
    expect(await opened()).toHaveLength(4)
    await phone.decide('Approve', 'Sign message')
    await expect(demo.button('Open Hasp Phone Wallet')).toBeHidden()
  })
})

/** The signature that the demo shows. */
async function signatureIn(
  demo: DemoPage,
  name: string,
): Promise<`0x${string}`> {
  await expect(demo.result).toContainText(new RegExp(`${name}: 0x`))
  const text = await demo.result.getByRole('status').textContent()
  return `0x${text?.split('0x')[1]}`
}
