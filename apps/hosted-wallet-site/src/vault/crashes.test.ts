import { describe, expect, it } from 'vitest'
import type { EscrowClient } from '../escrow/createEscrowClient.js'
import { type Crash, createCrash } from '../testing/createCrash.js'
import { createMemoryDevice } from '../testing/createMemoryDevice.js'
import { createTestPasskeys } from '../testing/createTestPasskeys.js'
import { createTestService } from '../testing/createTestService.js'
import { createTestSigner } from '../testing/createTestSigner.js'
import { createVault, type Vault } from './createVault.js'
import { createWaysBack, type WaysBack } from './createWaysBack.js'

const { signal } = new AbortController()
const password = 'correct horse battery'
const answer = { type: 'password', password } as const

async function setUp() {
  const test = createTestService()
  const { passkeys } = createTestPasskeys()
  let open = (await createMemoryDevice()).open
  const secrets = new Map<string, string>()
  /** The escrow at its port: it keeps what it acknowledges. */
  const escrow: EscrowClient = {
    call: async (call, body) => {
      if (!('secret' in body)) throw new Error(`It is not asked for ${call}.`)
      secrets.set(body.walletId, body.secret)
      return { outcome: 'KEPT' } as never
    },
  }
  /** A page that was loaded anew; with a crash it dies on its way. */
  const load = (crash?: Crash): Vault & WaysBack => {
    const over: Crash['over'] = (port) => crash?.over(port) ?? port
    const { stretch } = over({
      stretch: async (question: { password: string }) =>
        new Uint8Array(32).fill(question.password.length),
    })
    const means = {
      stretch,
      passkeys: over(passkeys),
      service: over(test.service),
      signer: over(createTestSigner()),
      randomBytes: (count: number) =>
        crypto.getRandomValues(new Uint8Array(count)),
    }
    const device = over(open())
    const vault = createVault({ ...means, device, escrow: over(escrow) })
    return { ...vault, ...createWaysBack({ ...means, ...vault }) }
  }
  return {
    ...test,
    load,
    secrets,
    /** The storage of the browser is empty; the service knows the device. */
    clear: async () => {
      open = (await createMemoryDevice()).open
    },
  }
}
type Setup = Awaited<ReturnType<typeof setUp>>

/** Lets the page die at each await, before and after what it waited for. */
async function atEachAwait(
  prepare: (setup: Setup) => Promise<void>,
  run: (vault: Vault & WaysBack, setup: Setup) => Promise<void>,
  check: (setup: Setup) => Promise<void>,
): Promise<number> {
  for (let place = 0; ; place += 1)
    for (const isDone of [false, true]) {
      const setup = await setUp()
      await prepare(setup)
      const crash = createCrash(place, isDone)
      const isWhole = await run(setup.load(crash), setup).then(
        () => true,
        () => false,
      )
      // What nothing hangs on may be cut off: it is as whole as without.
      expect(isWhole || crash.hasHappened()).toBe(true)
      await check(setup)
      if (!crash.hasHappened()) return place
    }
}

const make = ({ load, state }: Setup) =>
  load().make(state(), { type: 'password', password }, signal)

/** The wallet is here, or its password brings it: with its address. */
async function expectWhole({ load, state }: Setup): Promise<void> {
  const addresses = state().wallet?.addresses
  expect(addresses).toBeDefined()
  const opened = await load()
    .open(state(), signal)
    .catch(async () => {
      await load().recover(state(), answer, signal)
      return await load().open(state(), signal)
    })
  expect(opened).toEqual(addresses)
}

describe('T-CUS-05: a crash at each await of the vault', () => {
  it('leaves no wallet or a whole one where one was being made', async () => {
    const awaits = await atEachAwait(
      async () => undefined,
      (vault, { state }) =>
        vault.make(state(), { type: 'password', password }, signal),
      async (setup) => {
        const { load, state } = setup
        const { status } = await load().state(state())
        expect(status).toBe(state().wallet ? 'here' : 'none')
        if (status === 'none') await make(setup)
        expect(await load().open(state(), signal)).toEqual(
          state().wallet?.addresses,
        )
      },
    )
    expect(awaits).toBe(5)
  })

  it('announces no wallet that the escrow could not bring back', async () => {
    const way = { type: 'escrow', email: 'ann@tide.example' } as const
    const awaits = await atEachAwait(
      async () => undefined,
      (vault, { state }) => vault.make(state(), way, signal),
      async (setup) => {
        const { clear, forgetDevice, load, secrets, state } = setup
        if (!state().wallet) await load().make(state(), way, signal)
        const { addresses, walletId = '' } = state().wallet ?? {}
        expect(await load().open(state(), signal)).toEqual(addresses)
        forgetDevice()
        await clear()
        const secret = secrets.get(walletId) ?? ''
        await load().recover(state(), { type: 'escrow', secret }, signal)
        expect(await load().open(state(), signal)).toEqual(addresses)
      },
    )
    // Halves, key, word of the key, escrow, this device, service.
    expect(awaits).toBe(6)
  })

  it('leaves the wallet where it was or brings it to a new device', async () => {
    const awaits = await atEachAwait(
      async (setup) => {
        await make(setup)
        setup.forgetDevice()
        await setup.clear()
      },
      (vault, { state }) => vault.recover(state(), answer, signal),
      async (setup) => {
        const { load, state } = setup
        const { status } = await load().state(state())
        expect(status).toBe(state().wallet?.device ? 'here' : 'elsewhere')
        if (status === 'here')
          expect(await load().open(state(), signal)).toEqual(
            state().wallet?.addresses,
          )
        await expectWhole(setup)
      },
    )
    expect(awaits).toBe(6)
  })

  it('never locks out a device whose storage was emptied', async () => {
    await atEachAwait(
      async (setup) => {
        await make(setup)
        await setup.clear()
      },
      (vault, { state }) => vault.recover(state(), answer, signal),
      expectWhole,
    )
  })

  it('adds a passkey that opens the wallet, or none', async () => {
    await atEachAwait(
      make,
      (vault, { state }) => vault.addPasskey(state(), 'ann', signal),
      async (setup) => {
        const { clear, forgetDevice, load, state } = setup
        const { addresses, recoveries = [] } = state().wallet ?? {}
        expect(await load().open(state(), signal)).toEqual(addresses)
        expect(recoveries.length).toBeLessThanOrEqual(2)
        if (recoveries.length < 2) return
        forgetDevice()
        await clear()
        await load().recover(state(), { type: 'passkey' }, signal)
        expect(await load().open(state(), signal)).toEqual(addresses)
      },
    )
  })

  it('takes a passkey away, or keeps it, and never the password', async () => {
    await atEachAwait(
      async (setup) => {
        await make(setup)
        await setup.load().addPasskey(setup.state(), 'ann', signal)
      },
      (vault, { state }) =>
        vault.removePasskey(
          state(),
          state().wallet?.recoveries[1]?.recoveryId ?? '',
          signal,
        ),
      async ({ load, state }) => {
        const { addresses, recoveries = [] } = state().wallet ?? {}
        expect(await load().open(state(), signal)).toEqual(addresses)
        expect(recoveries[0]?.parameters.type).toBe('password')
      },
    )
  })
})
