import type { Readable } from 'node:stream'
import { UpstreamFailure } from './UpstreamFailure.js'

/**
 * The bytes of a body, and no more of them than the limit.
 * @throws UpstreamFailure `TOO_LARGE`; Error where it ends in the middle
 */
export async function readBytes(
  body: Readable,
  limitBytes: number,
): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  return await new Promise((resolve, reject) => {
    body.once('end', () => resolve(Buffer.concat(parts, length)))
    body.once('error', reject)
    body.once('close', () => reject(new Error('It ended in the middle.')))
    body.on('data', (part: Buffer) => {
      length += part.byteLength
      if (length > limitBytes) body.destroy(new UpstreamFailure('TOO_LARGE'))
      else parts.push(part)
    })
  })
}
