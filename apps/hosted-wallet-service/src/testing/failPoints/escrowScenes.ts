import { expect } from 'vitest'
import {
  createTestFrame,
  makeTestDeposit,
} from '../../../../hosted-wallet-escrow/src/testing/createTestFrame.js'
import { askPatiently } from '../askPatiently.js'
import { type Actors, anyone, untilGiven } from './createActors.js'
import type { SetUp } from './Scene.js'

/** What the escrow keeps and gives, carried by the service. */
export function escrowScenes(actors: Actors): readonly SetUp[] {
  const { codeFrom, countAtEscrow, newDevice, signIn } = actors
  const { escrow } = actors.fleet
  if (!escrow) return []

  /** A frame that is signed in, and asks again until it is answered. */
  const newFrame = async () => {
    const carrier = await newDevice()
    await signIn(carrier, anyone())
    let headers: Record<string, string> | undefined
    let last: Response | undefined
    const frame = await createTestFrame(escrow, async (sealed) => {
      if (!headers)
        return (await askPatiently(carrier, 'askEscrow', { sealed })).answer
          .sealed
      last = await carrier.send('askEscrow', { sealed }, { headers })
      return (await last.clone().json()).sealed
    })
    return {
      ...frame,
      /** Asks this process once. */
      askAt: async (
        sent: Record<string, string>,
        ...asked: Parameters<typeof frame.ask>
      ): Promise<Response> => {
        headers = sent
        await frame.ask(...asked).catch(() => undefined)
        headers = undefined
        if (!last) throw new Error('Nothing was asked.')
        return last
      },
    }
  }
  type Frame = Awaited<ReturnType<typeof newFrame>>

  const newDeposit = async () => {
    const deposit = makeTestDeposit(anyone())
    const frame = await newFrame()
    expect(await frame.ask('deposit', deposit.body)).toEqual({
      outcome: 'KEPT',
    })
    const { email, walletId } = deposit.body
    const countOf = (statement: string) => countAtEscrow(statement, walletId)
    return { ...deposit, countOf, email, frame, walletId }
  }
  type Deposit = Awaited<ReturnType<typeof newDeposit>>

  const begin = async ({ email, frame, walletId }: Deposit) => {
    await actors.passPauses()
    const { answer, code } = await codeFrom(email, async () =>
      untilGiven(async () => {
        const reply = await frame.start(walletId, email)
        return reply.outcome === 'STARTED' && reply
      }),
    )
    return { attempt: answer.attempt, code }
  }
  const prove = async (deposit: Deposit) => {
    const begun = await begin(deposit)
    const reply = await deposit.frame.ask('answer', begun)
    expect(reply).toEqual({ outcome: 'PROVED', holdEndsAfterMs: 0 })
    return begun.attempt
  }
  const checkReleased = async (
    frame: Frame,
    attempt: string,
    secret: string,
  ) => {
    const reply = await frame.ask('collect', { attempt })
    if (reply.outcome !== 'RELEASED') throw new Error(reply.outcome)
    expect(await frame.openSecret(reply.sealedSecret)).toBe(secret)
  }
  const mailsWith = async (email: string, words: string) =>
    (await actors.mailsOfEscrow(email)).filter((text) => text.includes(words))

  const depositScene: SetUp = async () => {
    const frame = await newFrame()
    const { body } = makeTestDeposit(anyone())
    const other = makeTestDeposit(body.email).body
    return {
      name: 'deposit',
      ask: (headers) => frame.askAt(headers, 'deposit', body),
      check: async () => {
        const kept = { outcome: 'KEPT' }
        expect(await frame.ask('deposit', body)).toEqual(kept)
        const second = { ...other, walletId: body.walletId }
        expect((await frame.ask('deposit', second)).outcome).toBe('REFUSED')
        const { email, walletId } = body
        const countOf = (sql: string) => countAtEscrow(sql, walletId)
        const attempt = await prove({
          ...{ ...makeTestDeposit(email), body, countOf, email, frame },
          walletId,
        })
        await checkReleased(frame, attempt, body.secret)
      },
    }
  }

  const startScene: SetUp = async () => {
    const deposit = await newDeposit()
    const { body, countOf, email, frame, walletId } = deposit
    const asked = { walletId, email, frameKey: frame.frameKey }
    return {
      name: 'start',
      ask: (headers) =>
        frame.askAt(headers, 'start', {
          ...{ ...asked, deviceName: 'Chromium on Linux' },
        }),
      check: async () => {
        const made = await countOf(
          'select count(*) from attempts where wallet_id = $1',
        )
        expect(await mailsWith(email, 'on Linux')).toHaveLength(made)
        await checkReleased(frame, await prove(deposit), body.secret)
      },
    }
  }

  const answerScene: SetUp = async () => {
    const deposit = await newDeposit()
    const { body, countOf, email, frame } = deposit
    const begun = await begin(deposit)
    const code = begun.code === '000000' ? '111111' : '000000'
    await frame.ask('answer', { ...begun, code })
    const tries = () =>
      countOf('select max(tries) as count from attempts where wallet_id = $1')
    return {
      name: 'answer',
      ask: (headers) => frame.askAt(headers, 'answer', begun),
      check: async () => {
        expect(await tries()).toBeGreaterThanOrEqual(1)
        const { outcome } = await frame.ask('answer', begun)
        // Proved once, whether the answer arrived or was lost.
        expect(['PROVED', 'CODE_EXPIRED']).toContain(outcome)
        expect(await tries()).toBeGreaterThanOrEqual(2)
        await checkReleased(frame, begun.attempt, body.secret)
        expect(await mailsWith(email, 'proved this mailbox')).toHaveLength(1)
      },
    }
  }

  const collectScene: SetUp = async () => {
    const deposit = await newDeposit()
    const { body, countOf, frame } = deposit
    const attempt = await prove(deposit)
    const released = () =>
      countAtEscrow(
        `select coalesce(sum(count), 0) as count from counters where bucket = 'release-all'`,
      )
    const before = await released()
    return {
      name: 'collect',
      ask: (headers) => frame.askAt(headers, 'collect', { attempt }),
      check: async () => {
        const isDone =
          (await countOf(
            'select count(*) from attempts where wallet_id = $1 and released_at is not null',
          )) === 1
        expect(await released()).toBe(before + (isDone ? 1 : 0))
        await checkReleased(frame, attempt, body.secret)
        await checkReleased(frame, attempt, body.secret)
        expect(await released()).toBe(before + 1)
      },
    }
  }

  const rebindScene: SetUp = async () => {
    const deposit = await newDeposit()
    const { countOf, email, frame, rebind } = deposit
    const to = anyone()
    const change = rebind(to, 1)
    return {
      name: 'rebind',
      ask: (headers) => frame.askAt(headers, 'rebind', change),
      check: async () => {
        const made = await countOf(
          'select count(*) from bindings where wallet_id = $1',
        )
        const reply = await frame.ask('rebind', change)
        expect(reply).toMatchObject(
          made === 0
            ? { outcome: 'BOUND' }
            : { outcome: 'OUTDATED', version: 1 },
        )
        for (const mailbox of [email, to])
          expect(await mailsWith(mailbox, 'In three days')).toHaveLength(1)
      },
    }
  }

  const cancelScene: SetUp = async () => {
    const deposit = await newDeposit()
    const { email, frame } = deposit
    const attempt = await prove(deposit)
    const [mail = ''] = await mailsWith(email, 'proved this mailbox')
    const link = /http\S+\/cancel\/\S+/.exec(mail)?.[0] ?? ''
    const press = () => fetch(link, { method: 'POST' })
    return {
      name: 'cancel link',
      // No service is on this way.
      ask: () => press().catch(() => new Response(null, { status: 502 })),
      check: async () => {
        await escrow.process.untilReady()
        expect((await press()).status).toBe(200)
        expect(await frame.ask('collect', { attempt })).toEqual({
          outcome: 'ENDED',
        })
      },
    }
  }
  return [
    ...[depositScene, startScene, answerScene],
    ...[collectScene, rebindScene, cancelScene],
  ]
}
