import { parseEther, stringToHex, verifyMessage, verifyTypedData } from 'viem'
import { chainA, nodeA, stack, weiOf } from '../chains.js'
import { expect, test } from '../journey.js'
import { approveUntil } from '../pages/approveUntil.js'
import { mailedCode, WalletHost } from '../pages/WalletHost.js'

/** An address that nothing else uses. */
const receiver = '0x00000000000000000000000000000000000a11ce'
const emailOf = (name: string) => `${name}@tide.example`

/** A page that no server of this machine served needs leave to come here. */
const leave = { permissions: ['local-network-access'] }

test.use(leave)

test.describe('the frame of the hosted wallet', () => {
  test('refuses a recovery password that leaked, and takes another', async ({
    page,
  }) => {
    const host = new WalletHost(page)
    await host.open({ project: 'self' })
    const email = emailOf('leaked')
    await host.ask('connectEmail', { email })
    const done = host.ask('connectOtp', { otp: await mailedCode(email, 1) })
    // Password managers keep one for each wallet.
    await expect(
      host.frame.locator('input[autocomplete="username"]'),
    ).toHaveValue(email)
    await host.chooseRecovery('Q1w2e3r4t5y6!')
    await expect(host.frame.getByRole('alert')).toContainText(
      'This one has leaked',
    )
    await host.chooseRecovery()
    expect((await done).p).toEqual({ action: 'CONNECT' })
  })

  test('says of a press that came too soon that it does not count', async ({
    page,
  }) => {
    const host = new WalletHost(page)
    await host.open()
    const { evm } = await host.signIn(emailOf('hurries'))
    const button = host.frame.getByRole('button', { name: 'Approve' })
    const box = async () => {
      const found = await button.boundingBox()
      if (!found) throw new Error('The button is nowhere.')
      return { x: found.x + found.width / 2, y: found.y + found.height / 2 }
    }
    let signed = host.askWallet('personal_sign', [stringToHex('Hi'), evm])
    await expect(async () => {
      await page.mouse.move(1_200, 700)
      await expect(button).toHaveAttribute('aria-disabled', 'false')
      const { x, y } = await box()
      await page.mouse.click(x, y)
      const ignored = host.frame.getByText('too quick to count')
      const isIgnored = await ignored.waitFor({ timeout: 1_000 }).then(
        () => true,
        () => false,
      )
      if (isIgnored) return
      // A busy machine held the pointer long enough for the press to count.
      expect((await signed).p).toBeDefined()
      signed = host.askWallet('personal_sign', [stringToHex('Hi'), evm])
      throw new Error('That press counted.')
    }).toPass()
    await host.approve()
    expect((await signed).p).toBeDefined()
  })

  test('[R6.5] makes a wallet from an address and a code, and signs what is approved', async ({
    page,
  }) => {
    const outside = new Set<string>()
    page.on('request', (request) => {
      const { origin } = new URL(request.url())
      if (request.frame() !== page.mainFrame()) outside.add(origin)
    })
    const host = new WalletHost(page)
    await host.open()
    const { evm } = await host.signIn(emailOf('signs'))

    const message = stringToHex('Hello\nمرحبا')
    const signed = host.askWallet('personal_sign', [message, evm])
    await expect(host.frame.locator('.origin')).toHaveText(
      `http://dapp.localhost:${stack.demo.port}`,
    )
    await expect(host.frame.locator('.message')).toHaveText('Hello\nمرحبا')
    await host.approve()
    const { p } = await signed
    const { result } = p as { result: `0x${string}` }
    expect(
      await verifyMessage({
        address: evm,
        message: { raw: message },
        signature: result,
      }),
    ).toBe(true)

    const typed = {
      domain: { name: 'Tide', chainId: stack.evmA.chainId },
      types: { Mail: [{ name: 'contents', type: 'string' }] },
      primaryType: 'Mail',
      message: { contents: 'Hello' },
    } as const
    const typedSigned = host.askWallet('eth_signTypedData_v4', [
      evm,
      JSON.stringify(typed),
    ])
    await host.approve()
    const answer = (await typedSigned).p as { result: `0x${string}` }
    expect(
      await verifyTypedData({
        ...typed,
        address: evm,
        signature: answer.result,
      }),
    ).toBe(true)

    expect([...outside].sort()).toEqual([
      stack.hostedWalletSite.url,
      stack.hostedWalletService.url,
    ])
  })

  test('[R6.5] sends what it shows, to the base unit, and signs again after a reload', async ({
    page,
  }) => {
    const host = new WalletHost(page)
    // Of the same site as the wallet: the browser keeps what it stores.
    await host.open({ host: stack.demo.url })
    const { evm } = await host.signIn(emailOf('sends'))
    await chainA.setBalance({ address: evm, value: parseEther('1') })
    await page.reload()
    await host.ready()
    expect((await host.ask('isConnected')).p).toEqual({ isConnected: true })

    const before = await weiOf(receiver)
    const sent = host.askWallet('eth_sendTransaction', [
      // Its nonce and its fees are nothing that a page decides.
      {
        from: evm,
        to: receiver,
        value: '0x3782dace9d90001',
        nonce: '0x63',
        gasPrice: '0x0',
      },
    ])
    await expect(host.frame.locator('.amount').first()).toHaveText(
      '0.250000000000000001 ETH',
    )
    const { p } = await approveUntil(host.frame, sent)
    const { result } = p as { result: `0x${string}` }
    await nodeA.waitForTransactionReceipt({ hash: result })
    expect((await weiOf(receiver)) - before).toBe(250_000_000_000_000_001n)
  })

  test('rejects by Escape, and refuses without a screen what nobody may sign', async ({
    page,
  }) => {
    const host = new WalletHost(page)
    await host.open()
    const { evm } = await host.signIn(emailOf('rejects'))
    const asked = host.askWallet('personal_sign', [stringToHex('Hi'), evm])
    await host.frame.getByRole('button', { name: 'Reject' }).focus()
    await page.keyboard.press('Escape')
    expect((await asked).e).toMatchObject({ code: 'RPC_REJECTED' })

    const foreign = `evil.example wants you to sign in with your Ethereum account:\n${evm}`
    for (const message of [stringToHex(foreign), `0x${'9f'.repeat(32)}`])
      expect(
        (await host.askWallet('personal_sign', [message, evm])).e,
      ).toMatchObject({ code: 'RPC_REFUSED' })
    for (const method of [
      'eth_sign',
      'eth_signTransaction',
      'ETH_CALL',
      'toString',
    ])
      expect((await host.askWallet(method, [])).e).toMatchObject({
        code: 'RPC_NOT_ALLOWED',
      })
    await expect(host.frame.getByRole('heading')).toHaveCount(0)
  })

  test('makes no wallet that its recovery password would give away', async ({
    page,
  }) => {
    const host = new WalletHost(page)
    await host.open({ project: 'self' })
    const email = emailOf('guessed')
    await host.ask('connectEmail', { email })
    const done = host.ask('connectOtp', { otp: await mailedCode(email, 1) })
    for (const [password, rating] of [
      ['Password1234!', 'Weak'],
      ['guessed guessed 2024', 'Weak'],
    ] as const) {
      await host.chooseRecovery(password)
      await expect(host.frame.getByText(rating)).toBeVisible()
      await expect(host.frame.getByRole('alert')).toHaveText(
        /^This one is guessed too easily/,
      )
      expect((await host.ask('getUser', {})).e).toMatchObject({
        code: 'NOT_SIGNED_IN',
      })
    }
    await host.chooseRecovery()
    expect((await done).p).toEqual({ action: 'CONNECT' })
  })

  test('comes to another browser by code and password, and to none by code alone', async ({
    browser,
    page,
  }) => {
    const email = emailOf('recovers')
    const host = new WalletHost(page)
    await host.open({ project: 'self' })
    const first = await host.signIn(email)

    const other = await (await browser.newContext(leave)).newPage()
    const second = new WalletHost(other)
    await second.open({ project: 'self' })
    // One mail in 30 s is all that an address gets for unknown devices.
    await expect
      .poll(async () => (await second.ask('connectEmail', { email })).p, {
        timeout: 40_000,
      })
      .toMatchObject({ action: 'VERIFY_OTP' })
    const done = second.ask('connectOtp', { otp: await mailedCode(email, 2) })
    await expect(
      second.frame.getByRole('heading', { name: 'Your recovery password' }),
    ).toBeVisible()
    // Nobody can help with it here; another device still can.
    await expect(second.frame.getByText('Nobody can reset it')).toBeVisible()
    expect((await second.ask('getUser', {})).e).toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
    await second.enterRecovery()
    expect((await done).p).toEqual({ action: 'CONNECT' })
    expect(await second.accounts()).toEqual(first)
    await other.context().close()
  })
})
