import { hashMessage, keccak256, recoverAddress, stringToHex } from 'viem'
import { describe, expect, it, vi } from 'vitest'
import { digestShown } from '../decode/digestSummary.js'
import type { Simulate } from '../simulation/createTryOut.js'
import type { Simulation } from '../simulation/Simulation.js'
import { createMemoryDevice } from '../testing/createMemoryDevice.js'
import { createTestFrame } from '../testing/createTestFrame.js'
import { createTestService } from '../testing/createTestService.js'

const { signal } = new AbortController()
const networkId = 'eip155:31337'
const receiver = `0x${'bb'.repeat(20)}`

/** Somebody who is logged in with a wallet. */
async function setUp(simulate?: Simulate) {
  const test = createTestService()
  const { open } = await createMemoryDevice()
  const frame = createTestFrame(test, open(), { ...(simulate && { simulate }) })
  const about = { id: 'login', signal }
  await frame.login.giveEmail('ann@tide.example', about)
  const step = frame.login.giveCode('123456', about)
  await expect.poll(() => frame.screens.current()).toBeDefined()
  const { screen } = frame.screens.current()?.shown ?? {}
  if (screen?.type === 'chooseRecovery') screen.submit('correct horse battery')
  expect(await step).toEqual({ action: 'CONNECT' })
  const { addresses } = (await frame.login.user(signal)) ?? {}
  if (!addresses) throw new Error('Nobody is logged in.')
  for (const [method, answer] of Object.entries({
    eth_chainId: '0x7a69',
    eth_getTransactionCount: '0x3',
    eth_estimateGas: '0x5208',
    eth_getBlockByNumber: { baseFeePerGas: '0x7' },
  }))
    test.nodeAnswers.set(method, answer)
  /** The same browser after its page was loaded anew. */
  const reload = () => createTestFrame(test, open())
  return { ...test, addresses, frame, reload }
}
type Frame = Awaited<ReturnType<typeof setUp>>['frame']

async function decide(frame: Frame, isApproved: boolean) {
  const current = await vi.waitFor(
    () => {
      const shown = frame.screens.current()?.shown.screen
      if (shown?.type !== 'approval') throw new Error('No request is shown.')
      if (shown.trial?.status === 'running') throw new Error('It is tried out.')
      return shown
    },
    { timeout: 10_000 },
  )
  current.decide(isApproved)
  return current.summary
}
const signs = (address: string, text = 'Hello') =>
  ({
    method: 'personal_sign',
    params: [stringToHex(text), address],
  }) as const
const sends = (from: string) =>
  ({
    method: 'eth_sendTransaction',
    params: [{ from, to: receiver, value: '0xde0b6b3a7640000' }],
  }) as const

describe('createApprovals', () => {
  it('signs what the visitor approved', async () => {
    const { addresses, frame } = await setUp()
    const answer = frame.approvals.approve(signs(addresses.eip155), {
      id: 'a',
      networkId,
      signal,
    })
    expect((await decide(frame, true)).text).toBe('Hello')
    const signer = await recoverAddress({
      hash: hashMessage('Hello'),
      signature: (await answer) as `0x${string}`,
    })
    expect(signer.toLowerCase()).toBe(addresses.eip155)
    expect(frame.closed).toContain('a')
  })

  it('signs nothing that the visitor rejected, and cools down after three', async () => {
    const { addresses, frame } = await setUp()
    const ask = (id: string) =>
      frame.approvals.approve(signs(addresses.eip155), {
        id,
        networkId,
        signal,
      })
    for (const id of ['a', 'b', 'c']) {
      const answer = expect(ask(id)).rejects.toMatchObject({
        code: 'RPC_REJECTED',
      })
      await decide(frame, false)
      await answer
    }
    await expect(ask('d')).rejects.toMatchObject({
      code: 'COOL_DOWN',
      details: { retryAfterMs: 60_000 },
    })
    frame.clock.nowMs += 60_000
    const later = ask('e')
    await decide(frame, true)
    await expect(later).resolves.toMatch(/^0x/)
  })

  it('F-30 signs nothing that is open when the login ends, and what comes with the next one', async () => {
    const { addresses, frame } = await setUp()
    const ask = (id: string) =>
      frame.approvals.approve(signs(addresses.eip155), {
        id,
        networkId,
        signal,
      })
    const open = expect(ask('a')).rejects.toMatchObject({
      code: 'SESSION_EXPIRED',
    })
    await expect.poll(() => frame.screens.current()).toBeDefined()
    frame.approvals.end()
    await open
    expect(frame.screens.current()).toBeUndefined()
    const next = ask('b')
    await decide(frame, true)
    await expect(next).resolves.toMatch(/^0x/)
  })

  it('shows nothing for what must not be signed', async () => {
    const { addresses, frame } = await setUp()
    const before = frame.opened.length
    const about = { id: 'a', networkId, signal }
    const foreign = `evil.example wants you to sign in with your Ethereum account:\n${addresses.eip155}`
    await expect(
      frame.approvals.approve(signs(addresses.eip155, foreign), about),
    ).rejects.toMatchObject({ code: 'RPC_REFUSED' })
    await expect(
      frame.approvals.approve(signs(receiver), { ...about, id: 'b' }),
    ).rejects.toMatchObject({ code: 'WRONG_ACCOUNT' })
    await expect(
      frame.approvals.approve(
        signs(addresses.eip155, 'hw1/trust-device\nwallet a\ndevice b'),
        { ...about, id: 'c' },
      ),
    ).rejects.toMatchObject({ code: 'RPC_REFUSED' })
    expect(frame.opened.length).toBe(before)
  })

  it('T-APR-10: shows one request, lines up nine and refuses the rest', async () => {
    const { addresses, frame } = await setUp()
    const controller = new AbortController()
    const codes: string[] = []
    const answers = Array.from({ length: 30 }, (_, index) =>
      frame.approvals
        .approve(signs(addresses.eip155), {
          id: `${index}`,
          networkId,
          signal: controller.signal,
        })
        .catch((error: { code: string }) => codes.push(error.code)),
    )
    await expect.poll(() => codes).toHaveLength(20)
    expect(frame.screens.current()?.waiting).toBe(9)
    controller.abort()
    await Promise.all(answers)
    expect(codes.filter((code) => code === 'ABORTED')).toHaveLength(10)
    expect(codes.filter((code) => code === 'LIMIT')).toHaveLength(20)
    expect(frame.screens.current()).toBeUndefined()
  })

  it('takes nonce, fees and network from the node of the operator', async () => {
    const { addresses, frame, nodeAnswers, nodeCalls } = await setUp()
    nodeAnswers.set('eth_chainId', '0x1')
    const about = { id: 'a', networkId, signal }
    await expect(
      frame.approvals.approve(sends(addresses.eip155), about),
    ).rejects.toThrow('another network')
    nodeAnswers.set('eth_chainId', '0x7a69')
    const answer = frame.approvals.approve(sends(addresses.eip155), {
      ...about,
      id: 'b',
    })
    const summary = await decide(frame, true)
    expect(summary).toMatchObject({
      outgoing: [{ amount: 10n ** 18n, counterparty: receiver }],
      highestFee: 21_000n * (14n + 1_000_000_000n),
    })
    const name = await answer
    const raw = nodeCalls.find(
      ({ method }) => method === 'eth_sendRawTransaction',
    )?.params as [`0x${string}`]
    expect(name).toBe(keccak256(raw[0]))
  })

  it('F-42: sends one transaction, whatever is lost on the way', async () => {
    const { addresses, frame, loseNode, nodeCalls, reload } = await setUp()
    const request = sends(addresses.eip155)
    const about = { id: 'a', networkId, signal }
    const first = frame.approvals.approve(request, about)
    // It may have left: nobody calls that failed.
    const lost = expect(first).rejects.toMatchObject({ code: 'INTERNAL' })
    await expect.poll(() => frame.screens.current()).toBeDefined()
    loseNode(true)
    await decide(frame, true)
    await lost
    loseNode(false)
    const again = reload()
    const found = await again.approvals.findResult('a', signal)
    const repeated = await again.approvals.approve(request, about)
    expect(found).toEqual({ result: repeated })
    expect(again.opened).toEqual([])
    const sent = nodeCalls
      .filter(({ method }) => method === 'eth_sendRawTransaction')
      .map(({ params }) => JSON.stringify(params))
    expect(sent.length).toBeGreaterThan(1)
    expect(new Set(sent).size).toBe(1)
  })

  it('F-36: sends the same bytes again where the answer was lost, and takes a refusal for what it is', async () => {
    const { addresses, frame, loseNode, nodeAnswers, nodeCalls, refuse } =
      await setUp()
    const isSent = () =>
      nodeCalls.filter(({ method }) => method === 'eth_sendRawTransaction')
    const send = async (id: string, before: () => void = () => undefined) => {
      const about = { id, networkId, signal }
      const answer = frame.approvals.approve(sends(addresses.eip155), about)
      const ended = answer.catch((error: unknown) => error)
      await expect.poll(() => frame.screens.current()).toBeDefined()
      before()
      await decide(frame, true)
      return await ended
    }
    const first = send('a', () => loseNode(true))
    await expect.poll(() => isSent()).toHaveLength(1)
    // The network has it, and will not have it twice.
    loseNode(false)
    refuse('eth_sendRawTransaction', { code: -32_000, message: 'known' })
    nodeAnswers.set('eth_getTransactionByHash', { nonce: '0x3' })
    const name = await first
    const sent = isSent().map(({ params }) => JSON.stringify(params))
    expect(new Set(sent).size).toBe(1)
    expect(sent.length).toBe(2)
    const [raw] = (isSent()[0]?.params ?? []) as readonly `0x${string}`[]
    expect(name).toBe(keccak256(raw ?? '0x'))

    nodeAnswers.set('eth_getTransactionByHash', null)
    expect(await send('b')).toMatchObject({
      code: 'RPC_FAILED',
      details: { reason: 'known' },
    })
    expect(isSent()).toHaveLength(3)
  })

  it('refuses another request under the id of an earlier one', async () => {
    const { addresses, frame } = await setUp()
    const about = { id: 'a', networkId, signal }
    const first = frame.approvals.approve(signs(addresses.eip155), about)
    await decide(frame, true)
    await first
    await expect(
      frame.approvals.approve(signs(addresses.eip155, 'Other'), about),
    ).rejects.toMatchObject({ code: 'ID_REUSE' })
  })

  it('opens the wallet again when it was forgotten while the visitor read', async () => {
    const { addresses, frame } = await setUp()
    const answer = frame.approvals.approve(signs(addresses.eip155), {
      id: 'a',
      networkId,
      signal,
    })
    await expect.poll(() => frame.screens.current()).toBeDefined()
    await frame.signer.ask('lock', undefined)
    await decide(frame, true)
    await expect(answer).resolves.toMatch(/^0x/)
  })

  it('T-APR-08 signs nothing when a press comes for another outcome', async () => {
    const outcomes: Simulation['status'][] = ['fails', 'unknown', 'unknown']
    const { addresses, decisions, frame, nodeCalls } = await setUp(
      async () => ({
        simulation: { status: outcomes.shift() ?? 'fails' } as Simulation,
      }),
    )
    const answer = frame.approvals.approve(sends(addresses.eip155), {
      id: 'a',
      networkId,
      signal,
    })
    const isSent = () =>
      nodeCalls.some(({ method }) => method === 'eth_sendRawTransaction')
    await decide(frame, true)
    await expect
      .poll(() => frame.screens.current()?.shown.screen)
      .toMatchObject({
        trial: { isNew: true },
      })
    expect(isSent()).toBe(false)
    await decide(frame, true)
    await answer
    expect(isSent()).toBe(true)
    // What was read in the end stands in the wallet's record.
    expect(decisions).toMatchObject([
      {
        event: 'approved',
        simulationDigest: digestShown({ status: 'unknown' }),
      },
    ])
  })

  it('shows nothing while the device is held', async () => {
    const { addresses, frame, hold } = await setUp()
    hold(60_000)
    await expect(
      frame.approvals.approve(signs(addresses.eip155), {
        id: 'a',
        networkId,
        signal,
      }),
    ).rejects.toMatchObject({
      code: 'HELD',
      details: { retryAfterMs: 60_000 },
    })
  })

  it('G-33: shows nothing while the operator has stopped approvals', async () => {
    const { addresses, frame, stopApprovals } = await setUp()
    stopApprovals()
    await expect(
      frame.approvals.approve(signs(addresses.eip155), {
        id: 'a',
        networkId,
        signal,
      }),
    ).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect(frame.screens.current()).toBeUndefined()
  })

  it('T-APR-09 remembers whom the account has sent to, and nobody else', async () => {
    const { addresses, frame, reload } = await setUp()
    const noted: unknown[] = []
    const send = async (from: Frame, id: string, isApproved: boolean) => {
      const answer = from.approvals.approve(sends(addresses.eip155), {
        id,
        networkId,
        signal,
      })
      const ended = answer.catch(() => undefined)
      await decide(from, isApproved)
      noted.push(from.opened.at(-1)?.screen)
      await ended
    }
    for (const isApproved of [false, true, true])
      await send(frame, `${noted.length}`, isApproved)
    await send(reload(), 'later', true)
    const isNew = { receiverNotes: [{ type: 'firstTime', receiver }] }
    expect(noted).toMatchObject([
      isNew,
      isNew,
      { receiverNotes: [] },
      // This store lives as long as its page.
      isNew,
    ])
  })
})
