import { randomBytes, randomUUID } from 'node:crypto'
import {
  trustDeviceText,
  type WalletServiceBody,
} from '@hasp/protocol/walletService'
import { expect } from 'vitest'
import { askPatiently } from '../askPatiently.js'
import { draftTestWallet, makeTestWallet } from '../makeTestWallet.js'
import { type Actors, anyone } from './createActors.js'
import type { SetUp } from './Scene.js'

/** A wallet from its first half to what is signed with it. */
export function walletScenes(actors: Actors): readonly SetUp[] {
  const { countEvents, newDevice, newOwner, newPair, signIn } = actors
  const { siteOrigin: origin } = actors.fleet.service

  const draftScene: SetUp = async () => {
    const device = await newDevice()
    await signIn(device, anyone())
    return {
      name: 'draftWallet',
      ask: (headers) => device.send('draftWallet', {}, { headers }),
      check: async () => {
        const { draft, kept } = await makeTestWallet(device)
        expect(kept.outcome).toBe('KEPT')
        const { answer } = await askPatiently(device, 'readServerHalf', {})
        expect(answer).toEqual({
          outcome: 'HALF',
          serverHalf: draft.serverHalf,
        })
      },
    }
  }

  const keepScene: SetUp = async () => {
    const device = await newDevice()
    await signIn(device, anyone())
    const { body, draft } = await draftTestWallet(device)
    return {
      name: 'keepWallet',
      ask: (headers) => device.send('keepWallet', body, { headers }),
      check: async () => {
        const { answer: state } = await askPatiently(device, 'readWallet', {})
        // Whole, or not at all.
        if (state.wallet) {
          expect(state.wallet.device).toEqual(body.device)
          expect(state.wallet.recoveries).toHaveLength(1)
        }
        const { answer } = await askPatiently(device, 'keepWallet', body)
        if (answer.outcome !== 'KEPT') throw new Error(answer.outcome)
        if (state.wallet)
          expect(answer.state.wallet?.addresses).toEqual(body.addresses)
        const half = await askPatiently(device, 'readServerHalf', {})
        expect(half.answer).toMatchObject({ serverHalf: draft.serverHalf })
      },
    }
  }

  const trustScene: SetUp = async () => {
    const { account, body, draft, fresh, state } = await newPair('self')
    const { recoveryId, walletId } = draft
    await fresh.call('startRecovery', { recoveryId })
    const message = trustDeviceText({ walletId, deviceId: state.deviceId })
    const trust: WalletServiceBody<'trustDevice'> = {
      ...body.device,
      signature: await account.signMessage({ message }),
    }
    return {
      name: 'trustDevice',
      ask: (headers) => fresh.send('trustDevice', trust, { headers }),
      check: async () => {
        const { answer: now } = await askPatiently(fresh, 'readWallet', {})
        const half = (await askPatiently(fresh, 'readServerHalf', {})).answer
        // Trusted and with what opens the wallet, or neither.
        expect(half.outcome === 'HALF').toBe(now.deviceState === 'trusted')
        expect(now.wallet?.device !== undefined).toBe(half.outcome === 'HALF')
        const { answer } = await askPatiently(fresh, 'trustDevice', trust)
        expect(answer.outcome).toBe('TRUSTED')
        const after = (await askPatiently(fresh, 'readServerHalf', {})).answer
        expect(after.outcome).toBe('HALF')
        if (half.outcome === 'HALF') expect(after).toEqual(half)
      },
    }
  }

  const decideScene: SetUp = async () => {
    const { device, userId } = await newOwner()
    const body: WalletServiceBody<'noteDecision'> = {
      ...{ event: 'approved', origin, networkId: 'eip155:31337' },
      ...{ method: 'personal_sign', digest: 'ab'.repeat(32) },
    }
    let isNoted = false
    return {
      name: 'noteDecision',
      ask: async (headers) => {
        const response = await device.send('noteDecision', body, { headers })
        isNoted = response.ok
        return response
      },
      check: async () => {
        const before = await countEvents(userId, 'approved')
        expect(before).toBeLessThanOrEqual(1)
        if (isNoted) expect(before).toBe(1)
        // Nothing is signed before it is written down: the visitor asks anew.
        await askPatiently(device, 'noteDecision', body)
        expect(await countEvents(userId, 'approved')).toBe(before + 1)
      },
    }
  }

  const outcomeScene: SetUp = async () => {
    const { device } = await newOwner()
    const asked = { origin, requestId: randomUUID() }
    const outcome = (fill: number) => ({
      ...asked,
      digest: randomBytes(32).fill(fill).toString('base64url'),
      sealed: randomBytes(60).fill(fill).toString('base64url'),
    })
    const [first, second] = [outcome(1), outcome(2)]
    return {
      name: 'keepOutcome',
      ask: (headers) => device.send('keepOutcome', first, { headers }),
      check: async () => {
        const { answer: before } = await askPatiently(
          device,
          'findOutcome',
          asked,
        )
        const { answer } = await askPatiently(device, 'keepOutcome', first)
        // One that is kept is never kept anew, and is what counts.
        expect(answer.isFirst).toBe(before.found === undefined)
        const other = await askPatiently(device, 'keepOutcome', second)
        expect(other.answer).toEqual({ isFirst: false })
        const after = await askPatiently(device, 'findOutcome', asked)
        expect(after.answer.found?.sealed).toBe(first.sealed)
      },
    }
  }
  return [draftScene, keepScene, trustScene, decideScene, outcomeScene]
}
