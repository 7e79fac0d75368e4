import type { Hex } from 'viem'
import { expect, it } from 'vitest'
import { createAskGateways } from './askGateways.js'

const sender: Hex = `0x${'a1'.repeat(20)}`
const host = 'https://gateway.example'

/** @param bytes of the question */
async function ask(url: string, bytes: number) {
  const asked: string[] = []
  const askGateways = createAskGateways({
    async ask(question) {
      asked.push(question.url)
      return { status: 200, body: Buffer.from('{"data":"0x12"}') }
    },
    close: async () => undefined,
  })
  const data: Hex = `0x${'05'.repeat(bytes)}`
  const answer = await askGateways(
    { sender, urls: [url], data },
    new AbortController().signal,
  ).catch(({ code }) => code)
  return { asked, answer, data }
}

it('asks a gateway by an address that the question is in, of several KiB too', async () => {
  const { answer, asked, data } = await ask(`${host}/{sender}/{data}.json`, 5e3)
  expect(answer).toBe('0x12')
  expect(asked).toEqual([`${host}/${sender}/${data}.json`])
})

it.each([
  ['is long', `${host}/${'x'.repeat(16 * 1024)}`, 4],
  ['grows by each place', `${host}/${'{data}'.repeat(10_000)}`, 5_000],
  ['grows by some places', `${host}/${'{data}'.repeat(3)}`, 3_000],
  ['grows by the asker', `${host}/${'{sender}'.repeat(400)}`, 4],
])('makes no address that %s', async (_what, url, bytes) => {
  const { answer, asked } = await ask(url, bytes)
  expect(answer).toBe('NOT_ALLOWED')
  expect(asked).toEqual([])
})
