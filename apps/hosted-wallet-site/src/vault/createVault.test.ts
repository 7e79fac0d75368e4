import { describe, expect, it } from 'vitest'
import type { PasswordQuestion } from '../password/PasswordMessages.js'
import { createMemoryDevice } from '../testing/createMemoryDevice.js'
import { createTestPasskeys } from '../testing/createTestPasskeys.js'
import { createTestService } from '../testing/createTestService.js'
import { createTestSigner } from '../testing/createTestSigner.js'
import { createVault } from './createVault.js'
import { createWaysBack } from './createWaysBack.js'

const { signal } = new AbortController()
const password = 'correct horse battery'

async function setUp() {
  const test = createTestService()
  const { breaks, open } = await createMemoryDevice()
  const questions: PasswordQuestion[] = []
  const { passkeys, refuse } = createTestPasskeys()
  /** A page that was loaded anew: what is not stored is gone. */
  const load = (device = open()) => {
    const means: createWaysBack.Means & createVault.Parameters = {
      device,
      escrow: undefined,
      openingOf: (...asked) => vault.openingOf(...asked),
      passkeys,
      service: test.service,
      signer: createTestSigner(),
      randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
      stretch: async (question) => {
        questions.push(question)
        const text = `${question.password}${question.salt.join()}`
        const hash = await crypto.subtle.digest(
          'SHA-256',
          new TextEncoder().encode(text),
        )
        return new Uint8Array(hash)
      },
    }
    const vault = createVault(means)
    return { ...vault, ...createWaysBack(means) }
  }
  return { ...test, breaks, load, questions, refuse }
}

describe('createVault', () => {
  it('makes a wallet that the next visit opens', async () => {
    const { load, questions, state } = await setUp()
    expect((await load().state(state())).status).toBe('none')
    await load().make(state(), { type: 'password', password }, signal)
    expect((await load().state(state())).status).toBe('here')
    const addresses = await load().open(state(), signal)
    expect(addresses).toEqual(state().wallet?.addresses)
    expect(questions).toMatchObject([
      { memoryKibibytes: 65_536, iterations: 3, parallelism: 1 },
    ])
  })

  it('comes to another device by its password alone, which says again by what it proves itself', async () => {
    const { forgetDevice, load, proofKeys, state } = await setUp()
    await load().make(state(), { type: 'password', password }, signal)
    const { addresses, recoveries = [] } = state().wallet ?? {}
    const [{ recoveryId = '' } = {}] = recoveries
    const proofKey = proofKeys.get(recoveryId)
    expect(proofKey).toHaveLength(43)
    // As if the wallet had been made before there were such keys.
    proofKeys.clear()
    forgetDevice()
    const { open } = await createMemoryDevice()
    const other = () => load(open())
    expect((await other().state(state())).status).toBe('elsewhere')
    await expect(
      other().recover(
        state(),
        { type: 'password', password: 'another password' },
        signal,
      ),
    ).rejects.toMatchObject({ failure: 'cannotOpen' })
    expect(proofKeys.size).toBe(0)
    await other().recover(state(), { type: 'password', password }, signal)
    expect(await other().open(state(), signal)).toEqual(addresses)
    expect(proofKeys).toEqual(new Map([[recoveryId, proofKey]]))
  })

  it.each([
    ['draftWallet', false],
    ['draftWallet', true],
    ['keepWallet', false],
  ] as const)(
    'T-CUS-05: has no wallet after a crash at %s (done: %s)',
    async (call, isDone) => {
      const { fail, load, state } = await setUp()
      fail(call, { isDone })
      await expect(
        load().make(state(), { type: 'password', password }, signal),
      ).rejects.toThrow()
      expect((await load().state(state())).status).toBe('none')
      await load().make(state(), { type: 'password', password }, signal)
      expect(await load().open(state(), signal)).toEqual(
        state().wallet?.addresses,
      )
    },
  )

  it('T-CUS-05: has the wallet when only the answer was lost', async () => {
    const { fail, load, state } = await setUp()
    fail('keepWallet', { isDone: true })
    await expect(
      load().make(state(), { type: 'password', password }, signal),
    ).rejects.toThrow()
    expect((await load().state(state())).status).toBe('here')
    expect(await load().open(state(), signal)).toEqual(
      state().wallet?.addresses,
    )
  })

  it('T-CUS-05: tells the service nothing of a half that was not stored', async () => {
    const { asked, breaks, load, state } = await setUp()
    breaks.isBroken = true
    await expect(
      load().make(state(), { type: 'password', password }, signal),
    ).rejects.toThrow()
    expect(asked).not.toContain('keepWallet')
    expect(state().wallet).toBeUndefined()
  })

  it('never makes a second wallet over a first', async () => {
    const { load, state } = await setUp()
    const before = state()
    await load().make(before, { type: 'password', password }, signal)
    await expect(
      load().make(before, { type: 'password', password }, signal),
    ).rejects.toMatchObject({
      failure: 'madeElsewhere',
    })
    expect(await load().open(state(), signal)).toEqual(
      state().wallet?.addresses,
    )
  })

  it('opens nothing while the half is withheld, and says how long', async () => {
    const { hold, load, state } = await setUp()
    await load().make(state(), { type: 'password', password }, signal)
    hold(60_000)
    await expect(load().open(state(), signal)).rejects.toMatchObject({
      failure: 'held',
      retryAfterMs: 60_000,
    })
  })

  it('comes to another device by a passkey that was added, and still by its password', async () => {
    const { forgetDevice, load, questions, state } = await setUp()
    const first = load()
    await first.make(state(), { type: 'password', password }, signal)
    await first.addPasskey(state(), 'ann@tide.example', signal)
    const { addresses, recoveries } = state().wallet ?? {}
    expect(recoveries?.map(({ parameters }) => parameters.type)).toEqual([
      'password',
      'passkey',
    ])
    questions.length = 0
    for (const answer of [
      { type: 'passkey' },
      { type: 'password', password },
    ] as const) {
      forgetDevice()
      const { open } = await createMemoryDevice()
      const other = load(open())
      await other.recover(state(), answer, signal)
      expect(await other.open(state(), signal)).toEqual(addresses)
    }
    expect(questions).toHaveLength(1)
  })

  it.each(['cancelled', 'cannot'] as const)(
    'has no more ways back than before where the passkey is %s',
    async (failure) => {
      const { asked, load, refuse, state } = await setUp()
      const vault = load()
      await vault.make(state(), { type: 'password', password }, signal)
      refuse(failure)
      await expect(
        vault.addPasskey(state(), 'ann@tide.example', signal),
      ).rejects.toMatchObject({ failure })
      expect(asked).not.toContain('keepRecovery')
    },
  )

  it.each([false, true])(
    'T-CUS-05: opens by what there was after a crash at keepRecovery (done: %s)',
    async (isDone) => {
      const { fail, load, state } = await setUp()
      const vault = load()
      await vault.make(state(), { type: 'password', password }, signal)
      fail('keepRecovery', { isDone })
      await expect(
        vault.addPasskey(state(), 'ann@tide.example', signal),
      ).rejects.toThrow()
      expect(state().wallet?.recoveries).toHaveLength(isDone ? 2 : 1)
      expect(await load().open(state(), signal)).toEqual(
        state().wallet?.addresses,
      )
    },
  )
})
