import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { askPatiently } from '../askPatiently.js'
import { type Actors, anyone, untilGiven } from './createActors.js'
import type { SetUp } from './Scene.js'

/** From the address to the tokens. */
export function signInScenes(actors: Actors): readonly SetUp[] {
  const { count, mailsOf, newDevice, start, startBody } = actors
  const startScene: SetUp = async () => {
    const [device, email] = [await newDevice(), anyone()]
    const deviceName = randomUUID()
    const body = startBody(email, deviceName)
    return {
      name: 'startChallenge',
      ask: (headers) => device.send('startChallenge', body, { headers }),
      check: async () => {
        // A code that can be used is mailed, and no other.
        const made = await count(
          'select count(*) from challenges where device_name = $1',
          deviceName,
        )
        expect(await mailsOf(email)).toHaveLength(made)
        const fresh = await newDevice()
        await untilGiven(async () => {
          const again = startBody(email, randomUUID())
          const { answer } = await askPatiently(fresh, 'startChallenge', again)
          return answer.outcome === 'SENT'
        })
      },
    }
  }

  const answerScene: SetUp = async () => {
    const [device, email] = [await newDevice(), anyone()]
    const { challengeId, code, deviceName } = await start(device, email)
    const wrong = code === '000000' ? '111111' : '000000'
    await device.call('answerChallenge', { challengeId, code: wrong })
    const body = { challengeId, code }
    const tries = () =>
      count('select tries as count from challenges where id = $1', challengeId)
    return {
      name: 'answerChallenge',
      ask: (headers) => device.send('answerChallenge', body, { headers }),
      check: async () => {
        const before = await tries()
        expect(before).toBeGreaterThanOrEqual(1)
        const { answer } = await askPatiently(device, 'answerChallenge', body)
        const sessions = await count(
          'select count(*) from sessions join devices on devices.id = device_id where name = $1',
          deviceName,
        )
        // Once, whether the answer arrived or was lost.
        expect(sessions).toBe(1)
        if (answer.outcome === 'SIGNED_IN')
          expect(await tries()).toBe(before + 1)
        else expect(answer.outcome).toBe('CODE_EXPIRED')
      },
    }
  }
  return [startScene, answerScene]
}
