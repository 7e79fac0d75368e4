import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'

type Call =
  | 'beginEmailChange'
  | 'resendEmailCode'
  | 'answerEmailCode'
  | 'watchEmail'
  | 'revertEmail'

type Bodies = {
  readonly [Name in Call]: (
    body: WalletServiceBody<Name>,
  ) => WalletServiceReply<Name>
}

const times = { resendAfterMs: 30_000, expiresAfterMs: 600_000, triesLeft: 5 }

/** The codes of both mailboxes, so to say. */
export const mailboxCodes = { old: '111111', new: '222222' } as const

/** A change of the address as the service makes one, at its port. */
export function createTestMailboxes() {
  const kept = { email: 'ada@tide.example' }
  let change: { to: string; mailbox: 'old' | 'new' } | undefined
  const begun: WalletServiceBody<'beginEmailChange'>[] = []
  const bodies: Bodies = {
    beginEmailChange: (body) => {
      begun.push(body)
      if (body.email === kept.email) return { outcome: 'UNCHANGED' }
      change = { to: body.email, mailbox: 'old' }
      return { outcome: 'SENT', ...times }
    },
    resendEmailCode: () =>
      change
        ? { outcome: 'SENT', mailbox: change.mailbox, ...times }
        : { outcome: 'CODE_EXPIRED' },
    answerEmailCode: ({ code, mailbox }) => {
      if (change?.mailbox !== mailbox) return { outcome: 'CODE_EXPIRED' }
      if (code !== mailboxCodes[mailbox])
        return { outcome: 'CODE_INVALID', triesLeft: 4 }
      if (mailbox === 'old') {
        change = { ...change, mailbox: 'new' }
        return { outcome: 'SENT', ...times }
      }
      kept.email = change.to
      change = undefined
      return { outcome: 'CHANGED', email: kept.email }
    },
    watchEmail: () => ({ email: kept.email }),
    revertEmail: () => ({ isReverted: true }),
  }
  return {
    bodies,
    /** What was signed for, each time. */
    begun,
    /** Another device of the visitor's changes the address. */
    changeElsewhere: (email: string) => {
      kept.email = email
    },
  }
}
