import { FrameError } from '@hasp/protocol/frame'
import type {
  WalletServiceBody,
  WalletServiceReply,
  Work,
} from '@hasp/protocol/walletService'
import type { Screens } from '../screens/createScreens.js'
import type { ServiceClient } from '../service/createServiceClient.js'
import type { WorkQuestion } from '../work/WorkMessages.js'
import type { AskedBy } from './AskedBy.js'

/** Does what the service asks for before it mails a code. */
export type DoWork = (
  question: WorkQuestion,
  hears: {
    readonly onTried: (count: number) => void
    readonly signal: AbortSignal
  },
) => Promise<string>

type Sent = Extract<
  WalletServiceReply<'startChallenge'>,
  { readonly outcome: 'SENT' }
>

/** What is done before is not worth a word. */
const silentMs = 400
/** Another may have been quicker with the same, or it took too long. */
const mostWorks = 3

/**
 * Has a code mailed. Where the service asks for work first, it is done, and
 * the visitor sees how far it is.
 */
export async function sendCode(
  { service, ...means }: sendCode.Means,
  asked: WalletServiceBody<'startChallenge'>,
  about: AskedBy,
): Promise<Sent> {
  let work: Work | undefined
  for (let works = 0; ; works += 1) {
    const body = work ? { ...asked, work } : asked
    const reply = await service.call('startChallenge', body, about.signal)
    if (reply.outcome === 'SENT') return reply
    if (reply.outcome === 'TRY_LATER')
      throw new FrameError('TRY_LATER', { retryAfterMs: reply.retryAfterMs })
    if (works === mostWorks) throw new FrameError('TRY_LATER')
    const { bits, challenge } = reply
    const answer = await workInSight(means, { bits, challenge }, about)
    work = { challenge, answer }
  }
}

export declare namespace sendCode {
  interface Means {
    /** Runs something later; the result prevents it. */
    readonly after: (delayMs: number, run: () => void) => () => void
    readonly doWork: DoWork
    readonly screens: Screens
    readonly service: ServiceClient
  }
}

async function workInSight(
  { after, doWork, screens }: Omit<sendCode.Means, 'service'>,
  question: WorkQuestion,
  { id, signal }: AskedBy,
): Promise<string> {
  const leaving = new AbortController()
  let tried = 0
  const screen = () => ({
    type: 'work' as const,
    // How likely it is that so many are enough.
    progress: 1 - Math.exp(-tried / 2 ** question.bits),
    cancel: () => leaving.abort(new FrameError('CANCELLED_BY_VISITOR')),
  })
  const keepSilent = after(silentMs, () =>
    screens.add({ requestId: id, method: null, screen: screen() }),
  )
  try {
    return await doWork(question, {
      onTried: (count) => {
        tried = count
        screens.change(id, screen())
      },
      signal: AbortSignal.any([signal, leaving.signal]),
    })
  } catch (error) {
    throw signal.aborted ? new FrameError('ABORTED') : error
  } finally {
    keepSilent()
    screens.remove(id)
  }
}
