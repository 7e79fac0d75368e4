import type { Clock } from '../../ports/Environment.js'
import { mockError } from '../mockWallets/mockError.js'
import type { Chance } from './createChance.js'

/** One request to send, in the hands of a wallet. */
export type SendRequestInWallet = {
  readonly chance: Chance
  readonly clock: Clock
  /** Carries it out; gives what an honest wallet answers. */
  execute(): Promise<unknown>
  /** Sends the same transfer in its own place; gives that answer. */
  speedUp(): Promise<unknown>
  /** Uses up the place of the transfer with nothing. */
  cancel(): Promise<unknown>
  /** Tells the site; wallets may do so several times. */
  answer(value: unknown): void
  fail(error: unknown): void
}

/** A wallet, or the luck of its owner. */
export type WalletEnemy = {
  readonly name: string
  /** Whether it may carry out what it was asked. */
  readonly executes: boolean
  /** Whether its answer proves that it never will. */
  readonly declines?: true
  serve(request: SendRequestInWallet): Promise<void>
}

const minuteMs = 60_000

/**
 * What wallets fail with that says nothing about what they did. One rule
 * bounds them: nobody declines, or says that it may not or cannot, after it
 * has sent.
 */
const unclear: readonly unknown[] = [
  mockError(-32603, 'Internal JSON-RPC error'),
  mockError(-32000, 'already known'),
  mockError(-32000, 'transaction already imported'),
  mockError(-32000, 'nonce too low: next nonce 8, tx nonce 7'),
  mockError(-32000, 'replacement transaction underpriced'),
  mockError(-32603, 'Request timed out'),
  mockError(-32005, 'Limit exceeded'),
  mockError(4900, 'The provider is disconnected'),
  mockError(-32002, 'Transaction simulation failed'),
  mockError(-32003, 'Transaction rejected'),
  new TypeError('Failed to fetch'),
  { isJunk: true },
  'something went wrong',
  undefined,
]

const junk: readonly unknown[] = [
  null,
  '',
  '0x',
  `0x${'0'.repeat(63)}`,
  { hash: 7 },
  [],
  true,
]

const later = ({ chance, clock }: SendRequestInWallet, mostMs: number) =>
  new Promise<void>((resolve) =>
    clock.after(chance.between(1_000, mostMs), resolve),
  )

/** Every kind of wallet that a request may meet. */
export const walletEnemies: readonly WalletEnemy[] = [
  {
    name: 'is honest',
    executes: true,
    serve: async (request) => request.answer(await request.execute()),
  },
  {
    name: 'declines',
    executes: false,
    declines: true,
    serve: async (request) =>
      request.fail(mockError(4001, 'User rejected the request')),
  },
  {
    name: 'sends and never answers',
    executes: true,
    serve: async (request) => void (await request.execute()),
  },
  {
    name: 'sends and answers late',
    executes: true,
    async serve(request) {
      const answer = await request.execute()
      await later(request, 20 * minuteMs)
      request.answer(answer)
    },
  },
  {
    name: 'asks an owner who comes back late',
    executes: true,
    async serve(request) {
      await later(request, 20 * minuteMs)
      request.answer(await request.execute())
    },
  },
  {
    name: 'sends late and never answers',
    executes: true,
    async serve(request) {
      await later(request, 20 * minuteMs)
      await request.execute()
    },
  },
  {
    name: 'sends and fails',
    executes: true,
    async serve(request) {
      await request.execute()
      request.fail(request.chance.pick(unclear))
    },
  },
  {
    name: 'sends and fails late',
    executes: true,
    async serve(request) {
      await request.execute()
      await later(request, 10 * minuteMs)
      request.fail(request.chance.pick(unclear))
    },
  },
  {
    name: 'fails and sends all the same',
    executes: true,
    async serve(request) {
      request.fail(request.chance.pick(unclear))
      await later(request, 10 * minuteMs)
      request.answer(await request.execute())
    },
  },
  {
    name: 'fails',
    executes: false,
    serve: async (request) => request.fail(request.chance.pick(unclear)),
  },
  {
    name: 'answers junk',
    executes: false,
    serve: async (request) => request.answer(request.chance.pick(junk)),
  },
  {
    name: 'sends and answers junk',
    executes: true,
    async serve(request) {
      await request.execute()
      request.answer(request.chance.pick(junk))
    },
  },
  {
    name: 'answers twice',
    executes: true,
    async serve(request) {
      const answer = await request.execute()
      request.answer(answer)
      if (request.chance.isTrue(0.5)) request.answer(answer)
      else request.fail(mockError(4001, 'User rejected the request'))
    },
  },
  {
    name: 'is made to hurry after its answer',
    executes: true,
    async serve(request) {
      request.answer(await request.execute())
      await later(request, minuteMs)
      await request.speedUp()
    },
  },
  {
    name: 'is made to hurry and says nothing',
    executes: true,
    async serve(request) {
      await request.execute()
      await later(request, minuteMs)
      await request.speedUp()
    },
  },
  {
    name: 'is made to hurry and answers with the later hash',
    executes: true,
    async serve(request) {
      await request.execute()
      request.answer(await request.speedUp())
    },
  },
  {
    name: 'is told to cancel',
    executes: true,
    async serve(request) {
      request.answer(await request.execute())
      await later(request, minuteMs)
      await request.cancel()
    },
  },
  {
    name: 'does nothing',
    executes: false,
    serve: async () => undefined,
  },
]
