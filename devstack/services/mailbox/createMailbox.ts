/** A mail that arrived. */
export interface ReceivedMail {
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
}

/** What goes wrong with the next mails, for tests. */
export interface MailFault {
  readonly kind: 'refuse' | 'lose' | 'duplicate' | 'delay'
  /** How many mails it happens to. */
  readonly count: number
  /** For `delay`. */
  readonly delayMs?: number | undefined
}

/** The mails of the local stack, the newest last. */
export interface Mailbox {
  receive(mail: ReceivedMail): void
  messages(to?: string | undefined): readonly ReceivedMail[]
  order(fault: MailFault): void
  /** What happens to the mail that arrives now; it is used up by this. */
  takeFault(): MailFault | undefined
}

const kept = 1_000

/** An empty mailbox. */
export function createMailbox(): Mailbox {
  const mails: ReceivedMail[] = []
  let fault: MailFault | undefined
  return {
    receive: (mail) => {
      mails.push(mail)
      if (mails.length > kept) mails.shift()
    },
    messages: (to) =>
      to === undefined
        ? [...mails]
        : mails.filter((mail) => mail.to === to.toLowerCase()),
    order: (next) => {
      fault = next
    },
    takeFault: () => {
      const current = fault
      if (!current || current.count < 1) return undefined
      fault = { ...current, count: current.count - 1 }
      return current
    },
  }
}
