import { FrameError } from '@hasp/protocol/frame'
import type { Approvals } from '../requests/createApprovals.js'
import type { ServiceClient } from '../service/createServiceClient.js'
import type { AskedBy } from './AskedBy.js'
import type { Login } from './createLogin.js'
import type { Session } from './createSession.js'
import { followEmail } from './followEmail.js'
import { toFrameError } from './toFrameError.js'

/** A code that was mailed. */
export interface MailedCode {
  readonly resendAfterMs: number
  readonly expiresAfterMs: number
  readonly triesLeft: number
}

/** Which mailbox gives its code next. */
export type EmailChangeStep = MailedCode & {
  readonly action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'
}

/** Another address for the wallet of a login. Whatever fails is a FrameError. */
export interface EmailChanges {
  /**
   * Shows both addresses to the visitor, and mails the first code only then.
   * Asked again for the same address, another code is mailed.
   */
  begin(email: string, about: AskedBy): Promise<EmailChangeStep>
  giveOldCode(code: string, about: AskedBy): Promise<MailedCode>
  giveNewCode(code: string, about: AskedBy): Promise<{ readonly email: string }>
  /**
   * Tells the escrow what it could not be told when the address was changed,
   * if anything.
   */
  settle(signal: AbortSignal): Promise<void>
  /** Waits until the address is another one, wherever that is done. */
  follow(signal: AbortSignal): Promise<{ readonly email: string }>
}

/** @param confirm shows both addresses, and signs once they are agreed to */
export function createEmailChange({
  after,
  confirm,
  language,
  rebind,
  service,
  session,
}: createEmailChange.Parameters): EmailChanges {
  /** What the visitor has agreed to here. */
  let agreed: string | undefined

  const resend = async (
    signal: AbortSignal,
  ): Promise<EmailChangeStep | undefined> => {
    const body = { locale: language() }
    const reply = await service.call('resendEmailCode', body, signal)
    if (reply.outcome === 'CODE_EXPIRED') return undefined
    if (reply.outcome === 'TRY_LATER') throw tryLater(reply)
    const { mailbox, outcome: _, ...code } = reply
    return { action: actionAt[mailbox], ...code }
  }
  const begin: EmailChanges['begin'] = async (email, { id, signal }) => {
    const to = email.trim().toLowerCase()
    const again = to === agreed && (await resend(signal))
    if (again) return again
    const [{ email: from }, { deviceId, wallet }] = await Promise.all([
      service.call('watchEmail', {}, signal),
      service.call('readWallet', {}, signal),
    ])
    if (!wallet) throw new FrameError('NOT_SIGNED_IN')
    if (from === to) throw new FrameError('EMAIL_UNCHANGED')
    const { walletId } = wallet
    const change = { walletId, deviceId, from, to }
    const signature = await confirm(change, { id, signal })
    const reply = await service.call(
      'beginEmailChange',
      { email: to, locale: language(), signature },
      signal,
    )
    switch (reply.outcome) {
      case 'SENT': {
        agreed = to
        const { outcome: _, ...code } = reply
        return { action: actionAt.old, ...code }
      }
      case 'UNCHANGED':
        throw new FrameError('EMAIL_UNCHANGED')
      case 'FROZEN':
        throw new FrameError('HELD', { retryAfterMs: reply.frozenForMs })
      case 'REFUSED':
        throw new FrameError('SESSION_INVALID')
      case 'TRY_LATER':
        throw tryLater(reply)
    }
  }
  const give = async (
    mailbox: 'old' | 'new',
    code: string,
    { signal }: AskedBy,
  ) => {
    const body = { mailbox, code, locale: language() }
    const reply = await service.call('answerEmailCode', body, signal)
    switch (reply.outcome) {
      case 'CODE_INVALID':
        throw new FrameError('CODE_INVALID', { triesLeft: reply.triesLeft })
      case 'CODE_EXPIRED':
        throw new FrameError('CODE_EXPIRED')
      case 'TAKEN':
        throw new FrameError('EMAIL_TAKEN')
      case 'TRY_LATER':
        throw tryLater(reply)
    }
    return reply
  }
  const giveOld = async (code: string, about: AskedBy): Promise<MailedCode> => {
    const reply = await give('old', code, about)
    if (reply.outcome !== 'SENT') throw new FrameError('INTERNAL')
    const { outcome: _, ...mailed } = reply
    return mailed
  }
  const settle = async (signal: AbortSignal) => {
    const untold = await session.untoldEmail()
    if (untold === undefined) return
    const { email } = await service.call('watchEmail', {}, signal)
    if (email !== untold) return
    await rebind(email, signal)
    await session.noteUntold(undefined)
  }
  const giveNew = async (code: string, about: AskedBy) => {
    // First: the answer may be lost on its way, and the page with it.
    if (agreed !== undefined) await session.noteUntold(agreed)
    const reply = await give('new', code, about)
    if (reply.outcome !== 'CHANGED') throw new FrameError('INTERNAL')
    const { email } = reply
    agreed = undefined
    await session.rename(email)
    await session.noteUntold(email)
    // The address is changed, whether or not the escrow can be told now.
    await settle(about.signal).catch(() => undefined)
    return { email }
  }
  const told =
    <Given extends readonly unknown[], Result>(
      run: (...given: Given) => Promise<Result>,
    ) =>
    (...given: Given) =>
      run(...given).catch((error: unknown): never => {
        throw toFrameError(error)
      })
  return {
    begin: told(begin),
    giveOldCode: told(giveOld),
    giveNewCode: told(giveNew),
    settle: told(settle),
    follow: told((signal) => followEmail({ after, service, session }, signal)),
  }
}

export declare namespace createEmailChange {
  interface Parameters {
    /** Runs something later; the result prevents it. */
    readonly after: (delayMs: number, run: () => void) => () => void
    readonly confirm: Approvals['confirm']
    readonly language: () => string
    readonly rebind: Login['rebindMailbox']
    readonly service: ServiceClient
    readonly session: Session
  }
}

const actionAt = {
  old: 'VERIFY_PRIMARY_OTP',
  new: 'VERIFY_SECONDARY_OTP',
} as const

function tryLater({ retryAfterMs }: { readonly retryAfterMs: number }) {
  return new FrameError('TRY_LATER', { retryAfterMs })
}
