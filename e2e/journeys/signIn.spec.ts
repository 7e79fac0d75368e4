import { expect, test } from '../journey.js'
import { DemoPage } from '../pages/DemoPage.js'

const view = 'Prove it’s your wallet'

const serverSays = ({ page }: DemoPage) =>
  page.getByRole('region', { name: 'Server says' })

/** Connects, and signs in by the wallet's own window. */
async function connectAndSignIn(demo: DemoPage) {
  await demo.kitModal.open()
  await demo.decide('Approve', () => demo.kitModal.chooseWallet('Dev Wallet'))
  await expect(demo.modal(view)).toBeVisible()
  await demo.decide('Approve', () => demo.act('Sign in').click())
  await expect(demo.detail('Signed in')).toHaveText('Yes')
}

test('[R2.12] [R4.11] [R4.12] a visitor connects, signs in, and is signed in after a reload', async ({
  demo,
}) => {
  await demo.open({ siwx: 'optional' })
  await expect(demo.detail('Signed in')).toHaveText('No')
  await connectAndSignIn(demo)
  await expect(demo.modal()).toBeHidden()
  await expect(demo.events).toContainText('SIWX_AUTH_SUCCESS')
  const address = (await demo.detail('Account').textContent()) ?? ''
  await expect(serverSays(demo)).toContainText(address)

  await demo.page.reload()
  await expect(demo.detail('Status')).toHaveText('Connected')
  await expect(demo.detail('Signed in')).toHaveText('Yes')
  await expect(demo.modal()).toBeHidden()
})

test('[R3.12] without a server it is the page that verifies, and remembers', async ({
  demo,
}) => {
  const asked: string[] = []
  await demo.open({ siwx: 'local' })
  demo.page.on('request', (request) => asked.push(request.url()))
  await connectAndSignIn(demo)
  await demo.page.reload()
  await expect(demo.detail('Status')).toHaveText('Connected')
  await expect(demo.detail('Signed in')).toHaveText('Yes')
  await demo.button('Open account').click()
  await demo.act('Sign out').click()
  await expect(demo.detail('Signed in')).toHaveText('No')
  expect(asked.filter((url) => url.includes('/siwx/'))).toEqual([])
})

test('[R2.37] [R4.13] where it is required, nothing closes it but Cancel, which disconnects', async ({
  demo,
}) => {
  await demo.open({ siwx: 'required' })
  await demo.kitModal.open()
  await demo.decide('Approve', () => demo.kitModal.chooseWallet('Dev Wallet'))
  await expect(demo.modal(view)).toBeVisible()
  await expect(demo.act('Sign in')).not.toHaveAttribute('aria-busy', 'true')
  await demo.page.keyboard.press('Escape')
  await expect(demo.act('Cancel')).toBeFocused()
  await expect(demo.modal(view)).toBeVisible()
  await demo.page.keyboard.press('Enter')
  await expect(demo.detail('Status')).toHaveText('Disconnected')
  await expect(demo.modal()).toBeHidden()
})

for (const siwx of ['required', 'optional'])
  test(`[R4.11] a sign-in that ends while the page is open is over there and then, ${siwx}`, async ({
    demo,
  }) => {
    const { page } = demo
    await page.clock.install()
    await demo.open({ siwx })
    await connectAndSignIn(demo)
    await page.clock.fastForward('23:59:00')
    await expect(demo.detail('Signed in')).toHaveText('Yes')
    await expect(demo.modal()).toBeHidden()
    // The server's time is the machine's: what it keeps by goes instead.
    await page.context().clearCookies({ name: 'hasp.siwx' })
    await page.clock.fastForward('00:02:00')
    await expect(demo.detail('Signed in')).toHaveText('No')
    await expect(demo.detail('Status')).toHaveText('Connected')
    const asked = expect(demo.modal(view))
    if (siwx === 'required') await asked.toBeVisible()
    else await asked.toBeHidden()
  })

test('a visitor signs out, and their other tab with them', async ({ demo }) => {
  await demo.open({ siwx: 'optional' })
  await connectAndSignIn(demo)
  const other = new DemoPage(await demo.page.context().newPage(), [])
  await other.page.goto(demo.page.url())
  await expect(other.detail('Signed in')).toHaveText('Yes')

  await demo.button('Open account').click()
  await demo.act('Sign out').click()
  await expect(demo.detail('Signed in')).toHaveText('No')
  await expect(other.detail('Signed in')).toHaveText('No')
  await expect(serverSays(demo)).toContainText('"accounts":[]')
  await expect(demo.detail('Status')).toHaveText('Connected')
  await expect(demo.act('Sign in')).toBeVisible()
})
