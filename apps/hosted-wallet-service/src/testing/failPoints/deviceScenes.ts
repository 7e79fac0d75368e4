import { randomBytes } from 'node:crypto'
import { trustDeviceText } from '@hasp/protocol/walletService'
import { expect } from 'vitest'
import { askPatiently } from '../askPatiently.js'
import type { TestDevice } from '../createTestDevice.js'
import { type Actors, untilGiven } from './createActors.js'
import type { SetUp } from './Scene.js'

/** A device that another one lets in. */
export function deviceScenes(actors: Actors): readonly SetUp[] {
  const { countEvents, newPair } = actors
  type Pair = Awaited<ReturnType<typeof newPair>>

  /** What opens the wallet, from the device that vouched to the new one. */
  const getIn = async ({ account, draft, fresh, met, state }: Pair) => {
    const given = await untilGiven(async () => {
      const { commitment, deviceId, offer: opened } = met
      const asked = { commitment, deviceId, opened }
      const { answer } = await askPatiently(fresh, 'awaitIntroduction', asked)
      return answer.outcome === 'VOUCHED' && answer
    })
    const { deviceId } = state
    const { walletId } = draft
    const message = trustDeviceText({ walletId, deviceId })
    const trust = {
      envelope: randomBytes(60).toString('base64url'),
      version: 1,
      signature: await account.signMessage({ message }),
    }
    const { answer } = await askPatiently(fresh, 'trustDevice', trust)
    expect(answer.outcome).toBe('TRUSTED')
    const half = await askPatiently(fresh, 'readServerHalf', {})
    expect(half.answer).toEqual({
      outcome: 'HALF',
      serverHalf: given.serverHalf,
    })
  }
  const isHeld = async (fresh: TestDevice) => {
    const { answer } = await askPatiently(fresh, 'readServerHalf', {})
    return answer.outcome === 'HELD'
  }

  const meetScene: SetUp = async () => {
    const pair = await newPair('assisted')
    const { account, device, fresh, met } = pair
    await met.offers()
    const { commitment, deviceId, nonce, offer: opened } = met
    const body = { commitment, deviceId, nonce }
    /** The new device opens as soon as it was met, and goes in. */
    const letIn = async () => {
      await untilGiven(async () => {
        const asked = { commitment, deviceId }
        const { answer } = await askPatiently(fresh, 'awaitIntroduction', asked)
        return answer.outcome === 'MET'
      })
      await getIn(pair)
    }
    let going: Promise<unknown> | undefined
    return {
      name: 'meetDevice',
      looksAgain: true,
      ask: async (headers) => {
        going = letIn().catch((error: unknown) => error)
        return await device.send('meetDevice', body, { headers })
      },
      check: async () => {
        // The number that was given is the one that counts: given again it is
        // no second one.
        const offered = await untilGiven(async () => {
          const { answer } = await askPatiently(device, 'meetDevice', body)
          return answer.outcome === 'OPENED' && answer
        })
        expect(offered).toEqual({ outcome: 'OPENED', ...opened })
        expect(await isHeld(fresh)).toBe(true)
        expect((await met.vouch(account)).outcome).toBe('VOUCHED')
        expect(await going).toBeUndefined()
      },
    }
  }

  const vouchScene: SetUp = async () => {
    const pair = await newPair('assisted')
    const { account, device, fresh, met, userId } = pair
    await met.compare()
    const body = await met.vouching(account)
    return {
      name: 'vouchForDevice',
      ask: (headers) => device.send('vouchForDevice', body, { headers }),
      check: async () => {
        const isDone = !(await isHeld(fresh))
        const events = () => countEvents(userId, 'deviceVouchedFor')
        // What opens the wallet, the end of the hold and the record: all or none.
        expect(await events()).toBe(isDone ? 1 : 0)
        const again = await askPatiently(device, 'vouchForDevice', body)
        // It waits for nobody any more once it was vouched for.
        expect(again.answer.outcome).toBe(isDone ? 'REFUSED' : 'VOUCHED')
        expect(await events()).toBe(1)
        await getIn(pair)
      },
    }
  }

  const giveScene: SetUp = async () => {
    const pair = await newPair('assisted')
    const { account, fresh, met } = pair
    await met.compare()
    await met.vouch(account)
    const { commitment, deviceId, offer: opened } = met
    const body = { commitment, deviceId, opened }
    return {
      name: 'awaitIntroduction',
      ask: (headers) => fresh.send('awaitIntroduction', body, { headers }),
      check: () => getIn(pair),
    }
  }
  return [meetScene, vouchScene, giveScene]
}
