import { createServer } from 'node:http'
import type { MailboxAddress } from '../../addresses.js'
import type { RunningPart } from '../RunningPart.js'
import { answerMailbox } from './answerMailbox.js'
import { createMailbox } from './createMailbox.js'
import { createSmtp } from './createSmtp.js'

/**
 * Starts the mail server of the local stack: it takes mail for everybody and
 * shows it on a page.
 * @param address where it listens, for mail and for readers
 * @example await startMailbox(addresses().mailbox)
 */
export async function startMailbox(
  address: MailboxAddress,
): Promise<RunningPart> {
  const { hostname } = new URL(address.url)
  const mailbox = createMailbox()
  const smtp = createSmtp(mailbox)
  const pages = createServer((request, response) => {
    answerMailbox(mailbox, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject)
    smtp.listen(address.smtpPort, hostname, () => resolve())
  })
  // A sender that hangs up in the middle is no fault of ours.
  smtp.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    pages.once('error', reject)
    pages.listen(address.port, hostname, () => resolve())
  })
  let end: () => void = () => undefined
  const ended = new Promise<undefined>((resolve) => {
    end = () => resolve(undefined)
  })
  return {
    address,
    ended,
    stop: async () => {
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(resolve)),
        new Promise<void>((resolve) => {
          pages.close(() => resolve())
          pages.closeAllConnections()
        }),
      ])
      end()
    },
  }
}
