/**
 * Reads the text of an answer, and no more of it than the limit.
 * @returns undefined when the answer is longer
 */
export async function readBody(
  response: Response,
  limitBytes: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const cancel = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const decoder = new TextDecoder()
    let text = ''
    let size = 0
    while (!signal.aborted) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      size += value.byteLength
      if (size > limitBytes) break
      text += decoder.decode(value, { stream: true })
    }
    cancel()
    return undefined
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
