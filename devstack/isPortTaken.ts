import { connect } from 'node:net'

/** Longer than a loopback connection ever takes. */
const answerWithinMs = 1_000

/**
 * Whether anybody listens on a port of this machine. Both loopback addresses
 * are asked: a browser tries the second one too when it opens `localhost`.
 * @param port the port
 * @example if (await isPortTaken(4000)) …
 */
export async function isPortTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(
    ['127.0.0.1', '::1'].map((host) => isListening(host, port)),
  )
  return answers.includes(true)
}

function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    const settle = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(answerWithinMs, () => settle(false))
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
  })
}
