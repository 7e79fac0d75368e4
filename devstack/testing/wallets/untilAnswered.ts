import type { OpenedWallet } from './openWallet.js'

/**
 * Sends a request of a wallet and waits for the site's answer. It listens
 * before it sends: the `acknowledged()` of the libraries loses an answer that
 * comes before it is called, as one from a relay on the same machine does.
 * @param request the topic and the method of what `send` sends
 * @throws when it cannot be sent, or with what the site answered
 * @example
 * await untilAnswered(client, { topic, method: 'wc_sessionExtend' }, () =>
 *   client.extend({ topic }),
 * )
 */
export async function untilAnswered(
  { core: { history } }: OpenedWallet['client'],
  request: { readonly topic: string; readonly method: string },
  send: () => Promise<unknown>,
): Promise<void> {
  let handleAnswer: (record: (typeof history.values)[number]) => void = () =>
    undefined
  const answer = new Promise<void>((resolve, reject) => {
    handleAnswer = ({ request: { method }, response, topic }) => {
      if (topic !== request.topic || method !== request.method) return
      if (response && 'error' in response)
        reject(new Error(response.error.message))
      else resolve()
    }
  })
  history.on('history_updated', handleAnswer)
  try {
    await Promise.all([answer, send()])
  } finally {
    history.off('history_updated', handleAnswer)
  }
}
