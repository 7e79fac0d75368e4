import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { request } from 'undici'
import type { Send } from './createDoor.js'
import { readBytes } from './readBytes.js'
import { UpstreamFailure } from './UpstreamFailure.js'

const unzip = promisify(gunzip)

/**
 * Sends a question over HTTP, and follows no redirect. It is not `fetch`, which
 * takes five times as long for a question of this size.
 */
export const sendByHttp: Send = async (url, { body, limitBytes, signal }) => {
  const response = await request(url, {
    signal,
    headers: {
      Accept: '*/*',
      'Accept-Encoding': 'gzip',
      'User-Agent': 'hasp-data-service',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST' as const, body }),
  })
  const { headers, statusCode: status } = response
  if (status < 200 || status > 299) {
    // Nobody reads it, and it may be without an end.
    response.body.on('error', () => undefined).destroy()
    const retryAfter = headers['retry-after']?.toString()
    return { status, retryAfter, bytes: Buffer.alloc(0) }
  }
  const bytes = await readBytes(response.body, limitBytes)
  const isPacked = headers['content-encoding']?.toString() === 'gzip'
  return { status, bytes: isPacked ? await unpack(bytes, limitBytes) : bytes }
}

async function unpack(bytes: Buffer, limitBytes: number): Promise<Buffer> {
  try {
    return await unzip(bytes, { maxOutputLength: limitBytes })
  } catch (cause) {
    const isTooLarge =
      cause instanceof RangeError &&
      'code' in cause &&
      cause.code === 'ERR_BUFFER_TOO_LARGE'
    throw new UpstreamFailure(isTooLarge ? 'TOO_LARGE' : 'NOT_UNDERSTOOD', {
      cause,
    })
  }
}
