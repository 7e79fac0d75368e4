import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findFreePort } from '../../../../devstack/testing/findFreePort.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import {
  type Fleet,
  startFleet,
} from '../../../hosted-wallet-service/src/testing/startFleet.js'
import {
  choosePassword,
  createRealFrame,
  signIn,
} from '../testing/createRealFrame.js'

const networkId = 'eip155:31337'
const receiver = `0x${'bb'.repeat(20)}`
const valueInWei = 7n
const { signal } = new AbortController()

let chain: TestChain
let relay: Server
let fleet: Fleet
/** What happens to a transaction on its way to the node, and to its answer. */
let onSending: { before(): Promise<void>; after(): Promise<void> }
beforeAll(async () => {
  chain = await startTestChain({ chainId: 31_337, multicall: false })
  const port = await findFreePort()
  relay = createServer(async (asked, answer) => {
    const parts: Buffer[] = []
    for await (const part of asked) parts.push(part)
    const body = Buffer.concat(parts).toString()
    const isSending = body.includes('eth_sendRawTransaction')
    if (isSending) await onSending.before()
    const response = await fetch(chain.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    const text = await response.text()
    if (isSending) await onSending.after()
    answer.end(text)
  }).listen(port, '127.0.0.1')
  await once(relay, 'listening')
  fleet = await startFleet({ count: 1, rpcUrl: `http://127.0.0.1:${port}` })
}, 120_000)
afterAll(async () => {
  await fleet.stop()
  relay.closeAllConnections()
  relay.close()
  await chain.stop()
})

const service = () => {
  const [only] = fleet.processes
  if (!only) throw new Error('There is no process.')
  return only
}

let people = 0
/** Somebody with ether who has pressed to send some of it. */
async function sender(about: Parameters<typeof createRealFrame>[1] = {}) {
  people += 1
  const { load } = await createRealFrame(fleet.service, about)
  const frame = load()
  const email = `sender${people}@hasp.test`
  await signIn(fleet.service, frame, email, choosePassword('horse staple 7'))
  const { eip155: from } = await frame.login.openWallet(signal)
  await chain.request('anvil_setBalance', [from, '0xde0b6b3a7640000'])
  const received = async () =>
    BigInt(`${await chain.request('eth_getBalance', [receiver, 'latest'])}`)
  const before = await received()
  const value = `0x${valueInWei.toString(16)}`
  const answer = frame.approvals
    .approve(
      {
        method: 'eth_sendTransaction',
        params: [{ from, to: receiver, value }],
      },
      { id: 'send', networkId, signal },
    )
    .catch((error: unknown) => error)
  const screen = await vi.waitUntil(
    () => {
      const shown = frame.screens.current()?.shown.screen
      return (
        shown?.type === 'approval' && shown.trial?.status !== 'running' && shown
      )
    },
    { timeout: 20_000 },
  )
  return {
    press: async () => {
      screen.decide(true)
      return await answer
    },
    /** How often it has left, as the chain knows. */
    timesSent: async () => ({
      byNonce: Number(
        await chain.request('eth_getTransactionCount', [from, 'latest']),
      ),
      byValue: Number(((await received()) - before) / valueInWei),
    }),
    /** The page of before was loaded anew. */
    findResult: () => load().approvals.findResult('send', signal),
  }
}

const sentOnce = { byNonce: 1, byValue: 1 }
const goOn = async () => undefined

it.each(['before', 'after'] as const)(
  'F-36: a transaction whose service is killed %s the node has it is sent once, and done',
  async (moment) => {
    let restarting: Promise<void> | undefined
    // However long the service takes, no pause ends before it is there again.
    const after = (delayMs: number, run: () => void) => {
      const timer = setTimeout(async () => {
        await restarting
        run()
      }, delayMs)
      return () => clearTimeout(timer)
    }
    const { press, timesSent } = await sender({ after })
    onSending = {
      ...{ before: goOn, after: goOn },
      [moment]: async () => {
        if (restarting) return
        const killing = service().kill()
        restarting = killing.then(() => service().start())
        await killing
        // It dies with the request.
        if (moment === 'before') await new Promise(() => undefined)
      },
    }
    const result = await press()
    await restarting
    expect(result).toMatch(/^0x[\da-f]{64}$/)
    const receipt = await chain.request('eth_getTransactionReceipt', [result])
    expect(receipt).toMatchObject({ status: '0x1' })
    expect(await timesSent()).toEqual(sentOnce)
  },
  60_000,
)

it('F-36: where the service stays away nobody says that it failed, and it is found later, sent once', async () => {
  const { findResult, press, timesSent } = await sender()
  onSending = { before: goOn, after: () => service().kill() }
  expect(await press()).toMatchObject({ code: 'INTERNAL' })
  onSending = { before: goOn, after: goOn }
  await service().start()
  const found = await findResult()
  expect(found?.result).toMatch(/^0x[\da-f]{64}$/)
  expect(await timesSent()).toEqual(sentOnce)
}, 60_000)
