import type { Page } from '@playwright/test'
import { ownAccount, stack, weiOf } from '../chains.js'
import type { DemoPage } from '../pages/DemoPage.js'
import type { PhonePage } from '../pages/PhonePage.js'
import { copyLink, pairAndConnect, showCode } from '../pages/pairing.js'
import { reviewSend } from '../pages/reviewSend.js'
import { expect, test } from '../phoneJourney.js'

const quarter = 250_000_000_000_000_000n

// They only receive, one for each journey; no other journey sends to them.
const lateReceiver = '0xb14ab53e38da1c172f877dbc6d65e4a1b0474c3c'
const unseenReceiver = '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf'
const spedUpReceiver = '0x8ba1f109551bd432803012645ac136ddd64dba72'

/** For people to look at, when a folder for pictures is given. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.HASP_SHOTS
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

/** The relay between page and phone, to be cut by a journey. */
async function holdRelay(page: Page) {
  const relay = { isCut: false, cutsAfterRequest: false }
  await page.routeWebSocket(`${stack.relay.url}/**`, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      if (relay.isCut) return
      server.send(message)
      // The tag of a letter that asks a wallet.
      if (relay.cutsAfterRequest && `${message}`.includes('"tag":1108'))
        relay.isCut = true
    })
    server.onMessage((message) => {
      if (!relay.isCut) socket.send(message)
    })
  })
  return relay
}

/** Answers of the node of chain A, to be withheld by a journey. */
async function holdNode(page: Page) {
  const node = { isForgetful: false }
  await page.route(`${stack.evmA.url}/**`, async (route) => {
    const { id, method } = route.request().postDataJSON()
    const isAbout =
      method === 'eth_getTransactionReceipt' ||
      method === 'eth_getTransactionByHash'
    if (!node.isForgetful || !isAbout) return await route.continue()
    await route.fulfill({ json: { jsonrpc: '2.0', id, result: null } })
  })
  return node
}

const unsent = /(not|wasn’t) sent|failed|try again|send again/i

async function expectNothingCalledUnsent(demo: DemoPage) {
  await expect(demo.modal()).not.toContainText(unsent)
}

/** Sends over a phone; the network is gone once the letter has left. */
async function sendAndLoseNetwork(demo: DemoPage, phone: PhonePage) {
  const relay = await holdRelay(demo.page)
  await pairAndConnect(demo, phone)
  const before = await weiOf(lateReceiver)
  const send = await reviewSend(demo, { amount: '0.25', to: lateReceiver })
  relay.cutsAfterRequest = true
  await send.click()
  await expect.poll(() => relay.isCut).toBe(true)
  return { before, relay }
}

test('a network that is lost right after the press costs nobody twice', async ({
  demo,
  phone,
}) => {
  const { before, relay } = await sendAndLoseNetwork(demo, phone)
  await phone.decide('Approve', 'Send transaction')
  await expect.poll(() => weiOf(lateReceiver)).toBe(before + quarter)
  // The page has not heard of it, and does not pretend to know.
  await expectNothingCalledUnsent(demo)
  await expect(demo.modal()).toContainText('The connection is slow.')
  await picture(demo.page, 'network-lost')
  relay.cutsAfterRequest = false
  relay.isCut = false
  await expect(demo.modal('Sent')).toBeVisible({ timeout: 30_000 })
  await picture(demo.page, 'network-back')
  expect(await weiOf(lateReceiver)).toBe(before + quarter)
})

test('what the wallet answers after a reload is put where it belongs', async ({
  demo,
  phone,
}) => {
  const { before, relay } = await sendAndLoseNetwork(demo, phone)
  await demo.page.reload()
  await phone.decide('Approve', 'Send transaction')
  await expect.poll(() => weiOf(lateReceiver)).toBe(before + quarter)
  relay.cutsAfterRequest = false
  relay.isCut = false
  await expect(demo.detail('Status')).toHaveText('Connected')
  await expect
    .poll(
      () => demo.page.evaluate(() => localStorage.getItem('hasp.transactions')),
      { timeout: 30_000 },
    )
    .toMatch(/"status":"final"/)
  expect(await weiOf(lateReceiver)).toBe(before + quarter)
})

test('a node that forgets a transaction is not believed', async ({ demo }) => {
  await demo.page.clock.install()
  const node = await holdNode(demo.page)
  await demo.open({ devWallet: '1' })
  await demo.connect()
  const before = await weiOf(unseenReceiver)
  const send = await reviewSend(demo, { amount: '0.25', to: unseenReceiver })
  node.isForgetful = true
  await demo.decide('Approve', () => send.click())
  await expect(demo.modal('On its way')).toBeVisible()
  const pass = async (ms: number, until: string | RegExp) => {
    let passedMs = 0
    await expect
      .poll(
        async () => {
          await demo.page.clock.runFor(5_000)
          passedMs += 5_000
          return passedMs >= ms ? await demo.modal().textContent() : ''
        },
        { intervals: [20], timeout: 45_000 },
      )
      .toMatch(until)
  }
  await pass(360_000, /hasn’t reported it yet/)
  await expectNothingCalledUnsent(demo)
  await picture(demo.page, 'node-forgets')
  node.isForgetful = false
  await pass(0, /0\.25 ETH sent/)
  expect(await weiOf(unseenReceiver)).toBe(before + quarter)
})

test('a transfer that is sped up in the wallet is told as that', async ({
  demo,
}) => {
  const ask = async (method: string, params: readonly unknown[] = []) => {
    const response = await fetch(stack.evmB.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    return (await response.json()).result
  }
  await demo.open({ devWallet: '1' })
  await demo.connect()
  await demo.decide('Approve', () => demo.button('Switch network').click())
  await expect(demo.detail('Network')).toHaveText('Hasp Local Two')
  const send = await reviewSend(demo, { amount: '0.25', to: spedUpReceiver })
  await ask('evm_setAutomine', [false])
  try {
    await demo.decide('Approve', () => send.click())
    await expect(demo.modal('On its way')).toBeVisible()
    const { transactions } = await ask('eth_getBlockByNumber', [
      'pending',
      true,
    ])
    const { gas, nonce, to, value } = transactions.find(
      (one: { from: string }) => one.from === ownAccount.toLowerCase(),
    )
    await ask('eth_sendTransaction', [
      { from: ownAccount, gas, nonce, to, value, gasPrice: '0x174876e800' },
    ])
    await ask('evm_mine')
    await expect(demo.modal()).toContainText('You sped it up in your wallet.')
    await expect(demo.modal('Sent')).toBeVisible()
    await picture(demo.page, 'sped-up')
  } finally {
    await ask('evm_setAutomine', [true])
  }
})

test('a phone that approves an old code is asked about, not let in', async ({
  demo,
  phone,
}) => {
  await showCode(demo)
  await phone.open({ uri: await copyLink(demo) })
  await phone.expectRequest('Connect to this site')
  await expect(demo.modal()).toContainText('Code scanned')
  await demo.close()
  await demo.page.getByRole('switch', { name: 'Dev wallet' }).setChecked(true)
  await demo.connect()
  await expect(demo.detail('Account')).toHaveText(ownAccount)
  await phone.decide('Approve', 'Connect to this site')
  const question = demo.page.getByText(/approved the connection\. Use it\?/)
  await expect(question).toBeVisible()
  await expect(demo.detail('Account')).toHaveText(ownAccount)
  await picture(demo.page, 'stranger-approves')
  await demo.button('Not mine').click()
  await expect(question).toBeHidden()
  await expect(demo.detail('Account')).toHaveText(ownAccount)
  await expect(phone.sessions).not.toContainText('Hasp demo')
})

test('a picture that would freeze the page is not drawn', async ({ demo }) => {
  const level = (depth: number): string =>
    depth === 0
      ? '<g id="d0"><rect width="1" height="1"/></g>'
      : `${level(depth - 1)}<g id="d${depth}">${`<use href="#d${depth - 1}"/>`.repeat(10)}</g>`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${level(7)}</svg>`
  await demo.page.addInitScript(
    (icon) => {
      const provider = { request: async () => [], on() {}, removeListener() {} }
      const info = {
        uuid: '00000000-0000-4000-8000-000000000042',
        name: 'Heavy',
        rdns: 'test.heavy',
        icon,
      }
      const say = () =>
        dispatchEvent(
          new CustomEvent('eip6963:announceProvider', {
            detail: Object.freeze({ info, provider }),
          }),
        )
      addEventListener('eip6963:requestProvider', say)
      say()
    },
    `data:image/svg+xml;base64,${btoa(drawing)}`,
  )
  await demo.open({ devWallet: '0' })
  await demo.button('Connect wallet').click()
  await expect(demo.act(/^Heavy/)).toBeVisible()
  await expect(demo.act(/^Heavy/).locator('img')).toHaveCount(0)
  await picture(demo.page, 'heavy-picture')
  await demo.close()
})
