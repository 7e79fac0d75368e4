import { stringToHex, verifyMessage } from 'viem'
import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { passUntil, stopClock } from '../pages/passTime.js'
import { WalletHost } from '../pages/WalletHost.js'

test.use({ permissions: ['local-network-access'] })

test.describe('the window of the hosted wallet', () => {
  test('approves what a frame is too small for, and only what it showed', async ({
    page,
  }) => {
    const host = new WalletHost(page)
    await page.clock.install()
    await host.open({ style: 'width: 300px; height: 400px; border: 0' })
    const { evm } = await host.signIn('window@tide.example')
    const asked = host.askWallet('personal_sign', [stringToHex('Hello'), evm])
    const approve = host.frame.getByRole('button', { name: 'Approve' })
    await expect(approve).toHaveAttribute('aria-disabled', 'true')
    // The window has the same clock, and arms itself as time goes by.
    await stopClock(page)
    const opening = page.waitForEvent('popup')
    await host.frame.getByRole('button', { name: 'Open in a window' }).click()
    const window = await opening
    const message = window.locator('.message')
    await passUntil(page, () => message.isVisible())
    await expect(message).toHaveText('Hello')
    const button = window.getByRole('button', { name: 'Approve' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await page.clock.resume()
    await expect(button).toHaveAttribute('aria-disabled', 'false')
    await button.hover()
    await button.click()
    const { result } = (await asked).p as { result: `0x${string}` }
    expect(
      await verifyMessage({
        address: evm,
        message: 'Hello',
        signature: result,
      }),
    ).toBe(true)
    await expect.poll(() => window.isClosed()).toBe(true)
  })

  test('closes with what it shows, though another request waits', async ({
    page,
  }) => {
    const host = new WalletHost(page)
    const style = 'width: 300px; height: 400px; border: 0'
    await host.open({ style })
    const { evm } = await host.signIn('two@tide.example')
    await host.ask('syncTheme', { mode: 'light', accent: '#0a7a3c' })
    const first = host.askWallet('personal_sign', [stringToHex('One'), evm])
    await expect(host.frame.locator('.message')).toHaveText('One')
    const second = host.askWallet('personal_sign', [stringToHex('Two'), evm])
    const opening = page.waitForEvent('popup')
    await host.frame.getByRole('button', { name: 'Open in a window' }).click()
    const window = await opening
    await expect(window.locator('.message')).toHaveText('One')
    await expect(window.getByRole('button', { name: 'Approve' })).toHaveCSS(
      'background-color',
      'rgb(10, 122, 60)',
    )
    await host.frame.getByRole('button', { name: 'Reject' }).click()
    expect((await first).e).toMatchObject({ code: 'RPC_REJECTED' })
    await expect(host.frame.locator('.message')).toHaveText('Two')
    await expect.poll(() => window.isClosed()).toBe(true)
    await page.locator('#wallet').evaluate((frame) => {
      frame.style.width = '380px'
      frame.style.height = '640px'
    })
    // Without an accent the wallet looks like itself again.
    await host.ask('syncTheme', { mode: 'light' })
    await expect(host.frame.getByRole('button', { name: 'Approve' })).toHaveCSS(
      'background-color',
      'rgb(112, 88, 226)',
    )
    await host.ask('rpcAbort')
    await second
  })

  test('decides nothing where no frame opened it', async ({ page }) => {
    await page.goto(`${stack.hostedWalletSite.url}/approve/`)
    await expect(
      page.getByRole('heading', { name: 'There is nothing to decide here' }),
    ).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })

  test('T-POP-04: takes the second half of a double click for none', async ({
    page,
  }) => {
    const host = new WalletHost(page)
    await host.open({ style: 'width: 300px; height: 400px; border: 0' })
    const { evm } = await host.signIn('double@tide.example')
    // Each in a window of its own: who presses on and on means it after a while.
    for (let run = 0; run < 3; run += 1) {
      const asked = host.askWallet('personal_sign', [stringToHex('Hello'), evm])
      const opening = page.waitForEvent('popup')
      await host.frame.getByRole('button', { name: 'Open in a window' }).click()
      const window = await opening
      const button = window.getByRole('button', { name: 'Approve' })
      await button.dblclick({ force: true })
      expect(window.isClosed()).toBe(false)
      await window.getByRole('button', { name: 'Reject' }).click()
      expect((await asked).e).toMatchObject({ code: 'RPC_REJECTED' })
    }
  })

  test('T-POP-01 decides nothing in a window that was led away', async ({
    page,
  }) => {
    const host = new WalletHost(page)
    await host.open({ style: 'width: 300px; height: 400px; border: 0' })
    const { evm } = await host.signIn('led-away@tide.example')
    const asked = host.askWallet('personal_sign', [stringToHex('Hello'), evm])
    const opening = page.waitForEvent('popup')
    await host.frame.getByRole('button', { name: 'Open in a window' }).click()
    const approveWindow = await opening
    await expect(approveWindow.locator('.message')).toHaveText('Hello')
    await approveWindow.goto(`${stack.demo.url}/phone`)
    await approveWindow.evaluate(
      (origin) =>
        window.opener?.postMessage(
          JSON.stringify({ v: 1, t: 'decided', isApproved: true, digest: '' }),
          origin,
        ),
      new URL(stack.hostedWalletSite.url).origin,
    )
    await approveWindow.close()
    await host.frame.getByRole('button', { name: 'Reject' }).click()
    expect((await asked).e).toMatchObject({ code: 'RPC_REJECTED' })
  })

  test('T-POP-02 takes no window that the page had opened before', async ({
    context,
    page,
  }) => {
    const host = new WalletHost(page)
    await host.open({ style: 'width: 300px; height: 400px; border: 0' })
    const { evm } = await host.signIn('prepared@tide.example')
    await page.evaluate(() => {
      for (const name of ['popupWindow', 'hasp', 'wallet', 'approve', 'Wallet'])
        window.open('about:blank', name)
    })
    await expect.poll(() => context.pages().length).toBe(6)
    const asked = host.askWallet('personal_sign', [stringToHex('Hello'), evm])
    const opening = context.waitForEvent('page')
    await host.frame.getByRole('button', { name: 'Open in a window' }).click()
    const approveWindow = await opening
    await expect(approveWindow.locator('.message')).toHaveText('Hello')
    // 128 bits that nobody guesses.
    const name = await approveWindow.evaluate(() => window.name)
    expect(name.length).toBeGreaterThanOrEqual(22)
    for (const other of context.pages())
      if (other !== page && other !== approveWindow)
        expect(other.url()).toBe('about:blank')
    await approveWindow.getByRole('button', { name: 'Reject' }).click()
    expect((await asked).e).toMatchObject({ code: 'RPC_REJECTED' })
  })
})
