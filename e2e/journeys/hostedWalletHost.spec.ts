import { stringToHex } from 'viem'
import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { hostedOptions, logIn } from '../pages/hostedLogin.js'
import { WalletHost } from '../pages/WalletHost.js'

test.use({ permissions: ['local-network-access'] })

const saidReceiver = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const swappedReceiver = '0x00000000000000000000000000000000000bad01'

test('T-APR-01 T-APR-02 a hostile page finds no button of the wallet, and its name stands after its origin, as text', async ({
  page,
}) => {
  const host = new WalletHost(page)
  await host.open()
  const { evm } = await host.signIn('hostile-page@tide.example')
  const rename = (name: string) =>
    host.ask('syncDappData', { name, sdkType: 'hasp' })
  expect((await rename('A'.repeat(10_000))).e).toBeDefined()
  const name = 'Wallet security update <b>now</b> \u202Egnp.tpircs'
  expect((await rename(name)).e).toBeUndefined()

  const asked = host.askWallet('personal_sign', [stringToHex('Hi'), evm])
  const approve = host.frame.getByRole('button', { name: 'Approve' })
  await expect(approve).toHaveAttribute('aria-disabled', 'false')
  const header = host.frame.locator('header')
  await expect(header).toHaveText(
    new RegExp(`^http://dapp\\.localhost:${stack.demo.port}`),
  )
  await expect(header.locator('b:has-text("now")')).toHaveCount(0)
  await expect(header).not.toContainText('\u202E')

  await page.evaluate(() => {
    const frame = document.querySelector('iframe')
    if (!frame) throw new Error('There is no frame.')
    if (frame.contentDocument) throw new Error('The frame can be read.')
    const box = frame.getBoundingClientRect()
    for (let x = box.left; x < box.right; x += 20)
      for (let y = box.top; y < box.bottom; y += 20)
        for (const type of ['pointerdown', 'pointerup', 'click'])
          document
            .elementFromPoint(x, y)
            ?.dispatchEvent(
              new PointerEvent(type, { bubbles: true, clientX: x, clientY: y }),
            )
    frame.focus()
    for (const key of ['Tab', 'Enter', ' '])
      for (const type of ['keydown', 'keyup'])
        frame.dispatchEvent(new KeyboardEvent(type, { bubbles: true, key }))
    frame.contentWindow?.postMessage('approve', '*')
  })
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(approve).toBeVisible()
  await host.frame.getByRole('button', { name: 'Reject' }).press('Escape')
  expect((await asked).e).toMatchObject({ code: 'RPC_REJECTED' })
})

test('T-APR-04 the wallet shows the receiver that it signs for, whatever the page has made of it', async ({
  demo,
  page,
}) => {
  await page.addInitScript(
    ([said, swapped]) => {
      if (window.top !== window) return
      const { postMessage } = MessagePort.prototype
      const pattern = new RegExp(said, 'gi')
      MessagePort.prototype.postMessage = function (message: unknown) {
        const text = String(message).replaceAll(pattern, swapped)
        return Reflect.apply(postMessage, this, [text])
      }
    },
    [saidReceiver, swappedReceiver] as const,
  )
  await demo.open(hostedOptions)
  await logIn(demo, 'clipper@tide.example')
  await demo.button('Send transaction').first().click()
  const frame = page.frameLocator('[data-hasp-wallet] iframe')
  await expect(
    frame.getByText('You have not sent to this address'),
  ).toBeVisible()
  const shown = await frame.locator('main').textContent()
  const letters = `${shown}`.replaceAll(/\s/g, '').toLowerCase()
  expect(letters).toContain(swappedReceiver)
  expect(letters).not.toContain(saidReceiver.toLowerCase())
  await frame.getByRole('button', { name: 'Reject' }).click()
})

test('T-HST-06 the wallet takes no node and no network from a page', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const host = new WalletHost(page)
  await host.open()
  const { evm } = await host.signIn('own-node@tide.example')
  const rpcUrl = 'http://127.0.0.1:9/'
  const networkId = `eip155:${stack.evmA.chainId}`
  const request = { method: 'eth_blockNumber', params: [] }
  for (const [method, payload] of [
    ['rpcRequest', { networkId, rpcUrl, ...request }],
    ['rpcRequest', { networkId: 'eip155:1', ...request }],
    ['switchNetwork', { networkId: 'eip155:1' }],
    ['switchNetwork', { networkId, rpcUrl }],
  ] as const)
    expect((await host.ask(method, payload)).e, method).toBeDefined()

  // What it is worth is said in the operator's words, not the page's.
  const sent = host.askWallet('eth_sendTransaction', [
    { from: evm, to: swappedReceiver, value: '0x1' },
  ])
  await expect(host.frame.locator('main')).toContainText('ETH')
  await host.frame.getByRole('button', { name: 'Reject' }).click()
  await sent
  expect(asked.filter((url) => url.startsWith(rpcUrl))).toEqual([])
})
