import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPatiently } from './testing/askPatiently.js'
import type { TestDevice } from './testing/createTestDevice.js'
import {
  type Actors,
  anyone,
  at,
  createActors,
} from './testing/failPoints/createActors.js'
import { newNetwork } from './testing/newNetwork.js'
import { type Fleet, startFleet } from './testing/startFleet.js'

const minuteMs = 60_000
/** By the order of the fleet. */
const [right, behind, ahead] = [0, 1, 2] as const
const everywhere = [right, behind, ahead]

let fleet: Fleet
let actors: Actors
let database: Client
beforeAll(async () => {
  const clockShiftsMs = [0, -10 * minuteMs, 10 * minuteMs]
  fleet = await startFleet({ count: 3, clockShiftsMs })
  actors = createActors(fleet)
  database = new Client({ connectionString: fleet.databaseUrl })
  await database.connect()
}, 120_000)
afterAll(async () => {
  await database.end()
  await fleet.stop()
})

/** Lets a moment of a row lie so far ahead, by the database's clock. */
const setMoment = (
  [table, column]: readonly [string, string],
  aheadMs: number,
  [key, value]: readonly [string, string],
) =>
  database.query(
    `update ${table} set ${column} = now() + ${aheadMs} * interval '1 millisecond' where ${key} = $1`,
    [value],
  )

const looksAt = async (device: TestDevice, index: number) =>
  (await device.send('readWallet', {}, { headers: at(index) })).status

describe('processes whose clocks are ten minutes behind and ahead', () => {
  it('F-33: take a code as long as the database says, and no moment longer', async () => {
    const answer = async (index: number, leftMs: number) => {
      const [device, email] = [await actors.newDevice(), anyone()]
      const { challengeId, code } = await actors.start(device, email)
      const moment = ['challenges', 'expires_at'] as const
      await setMoment(moment, leftMs, ['id', challengeId])
      const body = { challengeId, code }
      const asked = askPatiently(device, 'answerChallenge', body, at(index))
      return (await asked).answer.outcome
    }
    for (const index of everywhere) {
      expect(await answer(index, -1)).toBe('CODE_EXPIRED')
      expect(await answer(index, minuteMs)).toBe('SIGNED_IN')
    }
  })

  it('F-33: take a token as long as the database says, and exchange it once', async () => {
    const { device, email } = await actors.newOwner()
    const { deviceId } = await actors.signIn(device, email)
    const row = ['device_id', deviceId] as const
    for (const [leftMs, status] of [
      [minuteMs, 200],
      [-1, 401],
    ] as const) {
      await setMoment(['sessions', 'access_expires_at'], leftMs, row)
      for (const index of everywhere)
        expect(await looksAt(device, index)).toBe(status)
    }
    const refresh = async (refreshToken: string, index: number) => {
      const body = { refreshToken }
      const asked = askPatiently(device, 'refreshTokens', body, at(index))
      return (await asked).answer
    }
    const first = device.refreshToken ?? ''
    const answers = await Promise.all(
      everywhere.map((index) => refresh(first, index)),
    )
    expect(answers[0]?.outcome).toBe('REFRESHED')
    // A reply that was lost is the same, whoever gives it again.
    for (const one of answers) expect(one).toEqual(answers[0])
    await setMoment(['sessions', 'refreshed_at'], -10_001, row)
    expect(await refresh(first, behind)).toEqual({ outcome: 'SIGNED_OUT' })
  })

  it('F-32, F-33: take a proof once, wherever its nonce is from and whatever its time says', async () => {
    const { device } = await actors.newOwner()
    const token = device.accessToken ?? ''
    const nowSeconds = Math.floor(performance.timeOrigin / 1_000)
    for (const [index, shiftSeconds] of [
      [behind, -86_400],
      [ahead, 86_400],
      [right, 0],
    ] as const) {
      const issued = await fetch(`${fleet.service.url}/v1/nonce`, {
        headers: at(index),
      })
      const { nonce } = await issued.json()
      const iat = nowSeconds + shiftSeconds
      const headers = {
        Authorization: `DPoP ${token}`,
        DPoP: await device.proof('GET', '/v1/wallet', { iat, nonce }, token),
      }
      const look = async (sentTo: number) => {
        const asked = {
          headers: { ...headers, ...newNetwork(), ...at(sentTo) },
        }
        return (await fetch(`${fleet.service.url}/v1/wallet`, asked)).status
      }
      expect(await look(index + 1)).toBe(200)
      for (const other of everywhere) expect(await look(other)).toBe(401)
    }
  })

  it('T-SVC-12: hold a device back until the database says that its time is over', async () => {
    const { fresh, state } = await actors.newPair('assisted')
    const halfAt = async (index: number) =>
      (await askPatiently(fresh, 'readServerHalf', {}, at(index))).answer
    for (const index of everywhere) {
      const half = await halfAt(index)
      if (half.outcome !== 'HELD') throw new Error(half.outcome)
      expect(half.holdEndsAfterMs).toBeLessThanOrEqual(minuteMs)
    }
    const moment = ['devices', 'hold_ends_at'] as const
    await setMoment(moment, -1, ['id', state.deviceId])
    for (const index of everywhere)
      expect((await halfAt(index)).outcome).toBe('WAITING')
  })

  it('P-26: send exactly so many codes for a network', async () => {
    const network = newNetwork()
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const body = actors.startBody(anyone(), 'Chromium on Linux')
        const headers = { ...network, ...at(index) }
        const device = await actors.newDevice()
        const asked = askPatiently(device, 'startChallenge', body, headers)
        return (await asked).answer.outcome
      }),
    )
    expect(outcomes.filter((outcome) => outcome === 'SENT')).toHaveLength(20)
  })

  it('go on when a clock is set back, and tell the same of what has happened', async () => {
    const { device, email } = await actors.newOwner()
    const [, set] = fleet.processes
    set?.setBack()
    const fresh = await actors.newDevice()
    const { challengeId, code } = await actors.start(fresh, email)
    const body = { challengeId, code }
    const asked = askPatiently(fresh, 'answerChallenge', body, at(behind))
    expect((await asked).answer.outcome).toBe('SIGNED_IN')
    for (const index of everywhere) {
      const { answer } = await askPatiently(
        device,
        'readActivity',
        {},
        at(index),
      )
      for (const { beforeMs } of answer.activity)
        expect(beforeMs).toBeLessThan(minuteMs)
    }
  })
})
