import { expect } from 'vitest'
import { askPatiently } from '../askPatiently.js'
import { type Actors, untilGiven } from './createActors.js'
import type { SetUp } from './Scene.js'

/** A device that nothing but the mailbox speaks for, and how it is ended. */
export function heldScenes(actors: Actors): readonly SetUp[] {
  const { count, countEvents, mailsOf, newDevice, newOwner, newPair, start } =
    actors

  const beginScene: SetUp = async () => {
    const { email } = await newOwner('assisted')
    const fresh = await newDevice()
    const { challengeId, code, deviceName } = await start(fresh, email)
    const holdEndsAt = () =>
      count(
        'select floor(extract(epoch from hold_ends_at) * 1000) as count from devices where name = $1',
        deviceName,
      )
    return {
      name: 'answerChallenge of a held device',
      ask: (headers) =>
        fresh.send('answerChallenge', { challengeId, code }, { headers }),
      check: async () => {
        const before = await holdEndsAt()
        const body = { challengeId, code }
        const { answer } = await askPatiently(fresh, 'answerChallenge', body)
        if (answer.outcome === 'SIGNED_IN') {
          expect(before).toBeNaN()
          expect(answer.state.deviceState).toBe('held')
        } else {
          expect(answer.outcome).toBe('CODE_EXPIRED')
          // Signing in anew neither ends the hold nor begins it again.
          const { deviceState } = await actors.signIn(fresh, email)
          expect(deviceState).toBe('held')
          expect(await holdEndsAt()).toBe(before)
        }
        const notices = (await mailsOf(email)).filter((text) =>
          text.startsWith(deviceName),
        )
        // The owner hears of the device once.
        expect(notices).toHaveLength(1)
      },
    }
  }

  /** Either way, nothing of it is left and the record tells it once. */
  const checkEnded = async (
    { fresh, userId }: Awaited<ReturnType<typeof newPair>>,
    event: string,
  ) => {
    const response = await untilGiven(async () => {
      const sent = await fresh.send('readServerHalf', {})
      return sent.status < 500 && sent
    })
    expect(response.status).toBe(401)
    expect(await countEvents(userId, event)).toBe(1)
  }

  const revokeScene: SetUp = async () => {
    const pair = await newPair('assisted')
    const { device, fresh, state, userId } = pair
    const body = { deviceId: state.deviceId }
    return {
      name: 'revokeDevice',
      ask: (headers) => device.send('revokeDevice', body, { headers }),
      check: async () => {
        const isDone = (await fresh.send('readServerHalf', {})).status === 401
        const events = await countEvents(userId, 'deviceRevoked')
        expect(events).toBe(isDone ? 1 : 0)
        const { answer } = await askPatiently(device, 'revokeDevice', body)
        expect(answer.isRevoked).toBe(!isDone)
        await checkEnded(pair, 'deviceRevoked')
      },
    }
  }

  const denyScene: SetUp = async () => {
    const pair = await newPair('assisted')
    const { device, email, state } = pair
    const mails = await mailsOf(email)
    const notice = mails.find((text) => text.startsWith(state.deviceName))
    const token = /not-me\/#([\w-]{43})/.exec(notice ?? '')?.[1] ?? ''
    return {
      name: 'denySignIn',
      ask: (headers) => device.send('denySignIn', { token }, { headers }),
      check: async () => {
        await askPatiently(device, 'denySignIn', { token })
        await checkEnded(pair, 'signInDenied')
        const { answer } = await askPatiently(device, 'readServerHalf', {})
        expect(answer.outcome).toBe('HALF')
      },
    }
  }
  return [beginScene, revokeScene, denyScene]
}
