import { addresses } from './addresses.js'
import { portOffset } from './portOffset.js'
import { startMailbox } from './services/mailbox/startMailbox.js'
import { stopSignal } from './stopSignal.js'

// `npm run wallet:mailbox`: the stack's mail server by itself, for a host's
// first try.
const { mailbox } = addresses(portOffset(process.env))
const stopped = stopSignal()
const running = await startMailbox(mailbox).catch(() => undefined)
if (!running) {
  console.error(
    `Port ${mailbox.smtpPort} or ${mailbox.port} is taken: set HASP_PORT_OFFSET to a number that moves both.`,
  )
  process.exitCode = 1
} else {
  console.log(
    `Mail to smtp://127.0.0.1:${mailbox.smtpPort} is shown at ${mailbox.url}.`,
  )
  stopped.addEventListener('abort', () => void running.stop())
}
