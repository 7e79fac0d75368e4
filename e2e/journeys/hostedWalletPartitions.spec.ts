import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { stack } from '../chains.js'
import { chromiumLaunch } from '../chromiumLaunch.js'
import { expect, test } from '../journey.js'
import { DemoPage } from '../pages/DemoPage.js'
import { approveInFrame, hostedOptions, logIn } from '../pages/hostedLogin.js'
import { WalletHost } from '../pages/WalletHost.js'

const rounds = process.env.HASP_LONG === '1' ? 100 : 3

test('F-26 G-35 where storage is partitioned, a login outlives reloads and restarts, and another site shares nothing of it', async ({
  complaints,
}) => {
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'hasp-partitions-'))
  const launch = chromiumLaunch()
  const start = async () => {
    const context = await chromium.launchPersistentContext(folder, {
      ...launch,
      // The last one counts: the tests' own switch turns partitions off.
      args: [...launch.args, '--disable-features=MediaRouter'],
      baseURL: `http://127.0.0.1:${stack.demo.port}`,
      permissions: ['local-network-access'],
    })
    context.on('weberror', (error) => complaints.push(error.error().message))
    context.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    const page = context.pages()[0] ?? (await context.newPage())
    return { context, demo: new DemoPage(page, complaints), page }
  }
  try {
    let { context, demo, page } = await start()
    await demo.open(hostedOptions)
    await logIn(demo, 'partitioned@tide.example')
    const address = `${await demo.detail('Account').textContent()}`
    for (let round = 0; round < rounds; round += 1) {
      await page.reload()
      await expect(demo.detail('Status')).toHaveText('Connected')
      await expect(demo.detail('Account')).toHaveText(address)
      await context.close()
      ;({ context, demo, page } = await start())
      await demo.open(hostedOptions)
      await expect(demo.detail('Account')).toHaveText(address)
    }
    await demo.button('Open account').click()
    await expect(demo.modal().getByText('@tide.example')).toBeVisible()
    await expect(demo.modal().getByText(/keeps nothing/)).toBeHidden()
    await demo.close()
    await demo.button('Sign message').first().click()
    await approveInFrame(demo)
    await expect(demo.result).toContainText(/0x[0-9a-f]{130}/)

    const host = new WalletHost(await context.newPage())
    await host.open()
    expect((await host.ask('isConnected')).p).toEqual({ isConnected: false })
    await context.close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
