import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import type { DemoPage } from '../pages/DemoPage.js'
import { takeComplaints } from '../pages/takeComplaints.js'

const config = `${stack.dataService.url}/v1/project-config*`

/** Opens the demo, and waits until its project is known. */
async function openAnswered(
  demo: DemoPage,
  options: Record<string, string>,
): Promise<void> {
  const answer = demo.page.waitForResponse(config)
  await demo.open(options)
  await answer
}

const emailOf = (demo: DemoPage) =>
  demo.modal().getByRole('textbox', { name: 'Email address' })

/** Opens the modal, whose list of wallets comes after the login by e-mail. */
async function openConnect(demo: DemoPage): Promise<void> {
  await demo.button('Connect wallet').click()
  await expect(demo.act(/^All wallets/)).toBeVisible()
}

const isStored = (demo: DemoPage) =>
  demo.page.evaluate(() => localStorage.getItem('hasp.projectConfig') !== null)

test('[R9.25] what an operator turns off is off where the site leaves it to them, also on the next visit without the service', async ({
  demo,
}) => {
  const options = {
    devWalletApprove: 'auto',
    hostedWallet: '1',
    data: '1',
    project: 'narrow',
  }
  await openAnswered(demo, options)
  await expect.poll(() => isStored(demo)).toBe(true)
  await openConnect(demo)
  await expect(emailOf(demo)).toHaveCount(0)
  await demo.close()

  // The demo itself says that there is Receive.
  await demo.connectAtOnce()
  await demo.button('Open account').click()
  await expect(demo.act('Receive')).toBeVisible()
  await demo.close()
  await demo.button('Disconnect').click()

  await demo.page.route(config, () => {
    throw new Error('It is fresh.')
  })
  await demo.open(options)
  await openConnect(demo)
  await expect(emailOf(demo)).toHaveCount(0)
})

test('what an operator turns off stays until the modal is closed: nothing moves under a pointer', async ({
  demo,
}) => {
  let answer: () => void = () => undefined
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve
  })
  await demo.page.route(config, async (route) => {
    await isHeld
    await route.continue()
  })
  await demo.open({ hostedWallet: '1', project: 'narrow' })
  await openConnect(demo)
  await expect(emailOf(demo)).toBeVisible()
  answer()
  await expect.poll(() => isStored(demo)).toBe(true)
  await expect(emailOf(demo)).toBeVisible()
  await demo.close()
  await openConnect(demo)
  await expect(emailOf(demo)).toHaveCount(0)
})

for (const [rule, name, project, short] of [
  ['[R8.41]', 'of another site', 'elsewhere', 'Invalid App Configuration'],
  ['[R8.41]', 'that nobody knows', 'nobody', 'Invalid App Configuration'],
] as const)
  test(`${rule} a project ${name} is said to the developer, and visitors go on`, async ({
    complaints,
    demo,
  }) => {
    const debug = { debug: '1', devWalletApprove: 'auto' }
    await openAnswered(demo, { ...debug, project })
    await expect.poll(() => complaints.join()).toContain(short)
    await demo.button('Connect wallet').click()
    await expect(demo.modal().getByRole('alert')).toContainText(short)
    await demo.devWallet.click()
    await demo.expectConnected()
    takeComplaints(complaints, [short, ...failures(project)])
  })

/** Browsers log every answer that is no success. */
const failures = (project: string) =>
  project === 'nobody' ? [/Failed to load resource/] : []

for (const [rule, status, short] of [
  ['[R8.46]', 500, 'Server Error'],
  ['[R8.46]', 503, 'Server Error'],
  ['[R8.47]', 429, 'Rate Limited'],
] as const)
  test(`${rule} a service that answers ${status} is said to the developer, and visitors go on`, async ({
    complaints,
    demo,
  }) => {
    await demo.page.route(config, (route) =>
      route.fulfill({
        status,
        headers: { 'access-control-allow-origin': '*' },
        body: '{}',
      }),
    )
    await demo.open({ debug: '1', hostedWallet: '1', project: 'default' })
    await expect.poll(() => complaints.join()).toContain(short)
    await openConnect(demo)
    await expect(emailOf(demo)).toBeVisible()
    await expect(demo.modal().getByRole('alert')).toContainText(short)
    takeComplaints(complaints, [short, /Failed to load resource/])
  })
