import { gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { startUpstream } from '../testing/startUpstream.js'
import { sendByHttp } from './sendByHttp.js'

const limitBytes = 1_000
const { signal } = new AbortController()

async function ask(bytes: Buffer, encoding?: string) {
  const upstream = await startUpstream((_asked, response) => {
    if (encoding) response.setHeader('Content-Encoding', encoding)
    response.end(bytes)
  })
  onTestFinished(upstream.stop)
  return await sendByHttp(upstream.url, { body: '{}', limitBytes, signal })
}

it('reads what is compressed as what is not', async () => {
  const text = Buffer.from('{"result":"0x1"}')
  expect(await ask(text)).toEqual({ status: 200, bytes: text })
  expect(await ask(gzipSync(text), 'gzip')).toEqual({
    status: 200,
    bytes: text,
  })
})

it('reads no more than the limit, however small that was compressed', async () => {
  const most = Buffer.alloc(limitBytes, '7')
  expect((await ask(most)).bytes).toHaveLength(limitBytes)
  expect((await ask(gzipSync(most), 'gzip')).bytes).toHaveLength(limitBytes)
  const more = Buffer.alloc(limitBytes + 1, '7')
  const tooLarge = { code: 'TOO_LARGE' }
  await expect(ask(more)).rejects.toMatchObject(tooLarge)
  await expect(ask(gzipSync(more), 'gzip')).rejects.toMatchObject(tooLarge)
  const broken = ask(Buffer.from('no gzip'), 'gzip')
  await expect(broken).rejects.toMatchObject({ code: 'NOT_UNDERSTOOD' })
})
