import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Mailbox, ReceivedMail } from './createMailbox.js'

/** SMTP's "mailbox unavailable": the sender may try again. */
const tryAgain = 450

/** A mail server that keeps what it gets, and does the faults it is told to. */
export function createSmtp(mailbox: Mailbox): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      const fault = mailbox.takeFault()
      const take = async () => {
        const mail = await readMail(await buffer(stream))
        if (fault?.kind === 'refuse')
          throw Object.assign(new Error('Try again'), {
            responseCode: tryAgain,
          })
        if (fault?.kind === 'lose') return
        if (fault?.kind === 'delay') await wait(fault.delayMs ?? 0)
        mailbox.receive(mail)
        if (fault?.kind === 'duplicate') mailbox.receive(mail)
      }
      take().then(() => done(), done)
    },
  })
}

async function readMail(bytes: Buffer): Promise<ReceivedMail> {
  const { from, subject, text, to } = await PostalMime.parse(bytes)
  return {
    to: to?.[0]?.address?.toLowerCase() ?? '',
    from: from?.address ?? '',
    subject: subject ?? '',
    text: (text ?? '').trim(),
  }
}
