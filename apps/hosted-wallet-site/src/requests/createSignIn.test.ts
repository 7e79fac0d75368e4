import type { FrameChallenge } from '@hasp/protocol/frame'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { getAddress, recoverMessageAddress } from 'viem'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryDevice } from '../testing/createMemoryDevice.js'
import { createTestFrame, testOrigin } from '../testing/createTestFrame.js'
import { createTestService } from '../testing/createTestService.js'
import { createRpc } from './createRpc.js'
import { createSignIn } from './createSignIn.js'

const { signal } = new AbortController()
const nowMs = Date.parse('2026-03-01T12:00:00.000Z')
const evm = 'eip155:31337'
const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

const challenge = (changes: Partial<FrameChallenge> = {}): FrameChallenge => ({
  networkId: evm,
  domain: 'dapp.example',
  uri: 'https://dapp.example/',
  nonce: '5eK1mQ0zR7uYw2Xc9Vb3Na',
  issuedAt: '2026-03-01T12:00:00.000Z',
  expirationTime: '2026-03-01T12:10:00.000Z',
  statement: 'Sign in to Tide.',
  ...changes,
})

/** Somebody who is logged in with a wallet, at a page of `testOrigin`. */
async function setUp() {
  const test = createTestService()
  const { open } = await createMemoryDevice()
  const frame = createTestFrame(test, open())
  const login = { id: 'login', signal }
  await frame.login.giveEmail('ann@tide.example', login)
  const step = frame.login.giveCode('123456', login)
  await expect.poll(() => frame.screens.current()).toBeDefined()
  const { screen } = frame.screens.current()?.shown ?? {}
  if (screen?.type === 'chooseRecovery') screen.submit('correct horse battery')
  await step
  const { addresses } = (await frame.login.user(signal)) ?? {}
  if (!addresses) throw new Error('Nobody is logged in.')
  const clock = { nowMs }
  const signIn = createSignIn({
    answerRpc: createRpc({
      approve: frame.approvals.approve,
      askNetwork: async () => undefined,
      networks: [],
    }),
    now: () => clock.nowMs,
    origin: testOrigin,
  })
  const ask = (asked: FrameChallenge, id = 'a') =>
    signIn(asked, { addresses, id, signal })
  const shown = () =>
    vi.waitFor(
      () => {
        const { screen: now } = frame.screens.current()?.shown ?? {}
        if (now?.type !== 'approval') throw new Error('Nothing is shown.')
        return now
      },
      { timeout: 10_000 },
    )
  return { ...test, addresses, ask, clock, frame, shown }
}

describe('createSignIn', () => {
  it('signs on EVM, for the wallet’s own account, what it wrote and showed by itself', async () => {
    const { addresses, ask, decisions, shown } = await setUp()
    const answer = ask(challenge())
    const { decide, summary } = await shown()
    expect(summary).toMatchObject({
      action: 'signIn',
      account: addresses.eip155,
      network: evm,
      signIn: { statement: 'Sign in to Tide.' },
      refusals: [],
      warnings: [],
    })
    decide(true)
    const { address, signature } = await answer
    expect(address).toBe(getAddress(addresses.eip155 as `0x${string}`))
    const text = [
      'dapp.example wants you to sign in with your Ethereum account:',
      address,
      '',
      'Sign in to Tide.',
      '',
      'URI: https://dapp.example/',
      'Version: 1',
      'Chain ID: 31337',
      'Nonce: 5eK1mQ0zR7uYw2Xc9Vb3Na',
      'Issued At: 2026-03-01T12:00:00.000Z',
      'Expiration Time: 2026-03-01T12:10:00.000Z',
    ].join('\n')
    expect(summary.text).toBe(text)
    expect(
      await recoverMessageAddress({
        message: text,
        signature: signature as `0x${string}`,
      }),
    ).toBe(address)
    expect(decisions).toMatchObject([{ event: 'approved' }])
  })

  it('signs on Solana', async () => {
    const { addresses, ask, shown } = await setUp()
    const answer = ask(challenge({ networkId: solana }))
    const { decide, summary } = await shown()
    expect(summary.signIn).toEqual({ statement: 'Sign in to Tide.' })
    decide(true)
    const { address, signature } = await answer
    expect(address).toBe(addresses.solana)
    expect(summary.text).toContain(`with your Solana account:\n${address}`)
    expect(
      ed25519.verify(
        base58.decode(signature),
        new TextEncoder().encode(summary.text),
        base58.decode(address),
      ),
    ).toBe(true)
  })

  it.each([
    ['another domain', { domain: 'evil.example' }],
    ['a subdomain', { domain: 'app.dapp.example' }],
    ['another port', { domain: 'dapp.example:8443' }],
    ['a host in capitals', { domain: 'DAPP.example' }],
    ['a page of another site', { uri: 'https://evil.example/' }],
    ['a page of another scheme', { uri: 'http://dapp.example/' }],
    ['a page of another port', { uri: 'https://dapp.example:8443/' }],
    [
      'a user in front of the host',
      { uri: 'https://dapp.example@evil.example' },
    ],
    ['no page at all', { uri: 'dapp.example' }],
  ] as const)('shows nothing for %s', async (_, changes) => {
    const { ask, frame } = await setUp()
    const before = frame.opened.length
    await expect(ask(challenge(changes))).rejects.toMatchObject({
      code: 'RPC_REFUSED',
      details: { reason: 'foreignSite' },
    })
    expect(frame.opened.length).toBe(before)
  })

  it('shows nothing that has expired, and takes away what expires while it is read', async () => {
    const { ask, clock, frame, shown } = await setUp()
    clock.nowMs = nowMs + 10 * 60_000
    await expect(ask(challenge())).rejects.toMatchObject({ code: 'EXPIRED' })
    await expect(
      ask(challenge({ expirationTime: '9999-99-99T99:99:99Z' })),
    ).rejects.toMatchObject({ code: 'EXPIRED' })
    clock.nowMs -= 400
    const answer = expect(ask(challenge())).rejects.toMatchObject({
      code: 'EXPIRED',
    })
    await shown()
    await answer
    expect(frame.screens.current()).toBeUndefined()
  })

  it('signs nothing longer than servers read', async () => {
    const { ask, frame } = await setUp()
    const before = frame.opened.length
    const resources = Array.from(
      { length: 10 },
      (_, index) => `https://dapp.example/${index}${'a'.repeat(900)}`,
    )
    await expect(ask(challenge({ resources }))).rejects.toMatchObject({
      code: 'TOO_LARGE',
    })
    expect(frame.opened.length).toBe(before)
  })

  it('shows the whole text at once where it agrees to more', async () => {
    const { ask, shown } = await setUp()
    const resources = ['https://dapp.example/terms']
    const answer = ask(challenge({ resources })).catch(() => undefined)
    const { decide, summary } = await shown()
    expect(summary.signIn).toBeUndefined()
    expect(summary.text).toContain('Resources:\n- https://dapp.example/terms')
    decide(false)
    await answer
  })

  it('shows two challenges one after the other, and each press signs the one that was read', async () => {
    const { ask, frame, shown } = await setUp()
    const answers = new Map(
      ['a'.repeat(22), 'b'.repeat(22)].map((nonce, index) => [
        nonce,
        ask(challenge({ nonce }), `${index}`),
      ]),
    )
    // Either may be shown first.
    for (const isLast of [false, true]) {
      const { decide, summary } = await shown()
      const [nonce = '', answer] =
        [...answers].find(([one]) => summary.text?.includes(one)) ?? []
      const settled = isLast
        ? expect(answer).resolves.toMatchObject({
            signature: expect.stringMatching(/^0x/),
          })
        : expect(answer).rejects.toMatchObject({ code: 'RPC_REJECTED' })
      decide(isLast)
      await vi.waitFor(
        () =>
          expect(JSON.stringify(frame.screens.current() ?? '')).not.toContain(
            nonce,
          ),
        { timeout: 10_000 },
      )
      await settled
    }
  })

  it('gives the same answer to the same question, and none to another by its id', async () => {
    const { ask, frame, shown } = await setUp()
    const first = ask(challenge())
    ;(await shown()).decide(true)
    const answer = await first
    const opened = frame.opened.length
    expect(await ask(challenge())).toEqual(answer)
    await expect(
      ask(challenge({ nonce: 'c'.repeat(22) })),
    ).rejects.toMatchObject({ code: 'ID_REUSE' })
    expect(frame.opened.length).toBe(opened)
  })

  it('signs nothing while the device is held', async () => {
    const { ask, frame, hold } = await setUp()
    const before = frame.opened.length
    hold(60_000)
    await expect(ask(challenge())).rejects.toMatchObject({ code: 'HELD' })
    expect(frame.opened.length).toBe(before)
  })
})
