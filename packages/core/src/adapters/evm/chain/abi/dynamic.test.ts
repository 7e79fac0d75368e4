import fc from 'fast-check'
import {
  decodeAbiParameters,
  encodeAbiParameters,
  encodeFunctionData,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../../testing/propertyRuns.js'
import { answerBatch } from '../../names/answerBatch.js'
import { createAbiReader } from './createAbiReader.js'
import { bytesField, encodeFields, listField } from './dynamic.js'
import { encodeWord } from './words.js'

const bytes = fc
  .uint8Array({ maxLength: 80 })
  .map((content) => Buffer.from(content).toString('hex'))
const text = fc.string({ unit: 'grapheme', maxLength: 40 })
const hexOf = (said: string) => Buffer.from(said, 'utf8').toString('hex')
const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((content) => `0x${Buffer.from(content).toString('hex')}` as const)

it('writes bytes, words and lists of texts as viem does', () => {
  fc.assert(
    fc.property(
      bytes,
      fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
      fc.array(text, { maxLength: 5 }),
      (content, word, texts) => {
        const own = encodeFields([
          bytesField(content),
          encodeWord(word),
          listField(texts.map((said) => bytesField(hexOf(said)))),
        ])
        expect(`0x${own}`).toBe(
          encodeAbiParameters(parseAbiParameters('bytes, uint256, string[]'), [
            `0x${content}`,
            word,
            texts,
          ]),
        )
      },
    ),
    propertyRuns(100),
  )
})

it('reads what a resolver looks up as viem wrote it', () => {
  fc.assert(
    fc.property(
      address,
      fc.array(text, { maxLength: 4 }),
      bytes,
      bytes,
      (sender, urls, data, extra) => {
        const written = encodeAbiParameters(
          parseAbiParameters('address, string[], bytes, bytes4, bytes'),
          [sender, urls, `0x${data}`, '0x01020304', `0x${extra}`],
        )
        const lookup = createAbiReader(written.slice(2))
        expect(lookup.word(0).slice(24)).toBe(sender.slice(2))
        expect(lookup.list(1, (items, place) => items.text(place))).toEqual(
          urls.map((url) => new TextDecoder().decode(Buffer.from(url, 'utf8'))),
        )
        expect(lookup.bytes(2)).toBe(data)
        expect(lookup.word(3).slice(0, 8)).toBe('01020304')
        expect(lookup.bytes(4)).toBe(extra)
      },
    ),
    propertyRuns(100),
  )
})

it('F-07 reads any bytes, or refuses them, and never hangs', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      fc.array(fc.constantFrom(0, 32, 64, 96, 2 ** 31), { maxLength: 6 }),
      (noise, words) => {
        const digits =
          words.map(encodeWord).join('') + Buffer.from(noise).toString('hex')
        const reader = createAbiReader(digits)
        const reads = [
          () => reader.bytes(0),
          () => reader.list(1, (items, place) => items.text(place)),
          () => reader.tuple(0).bytes(2),
        ]
        for (const read of reads)
          try {
            read()
          } catch (error) {
            expect(error).toBeInstanceOf(RangeError)
          }
      },
    ),
    propertyRuns(300),
  )
})

it('reads a text of 2,048 bytes, and none that is longer', () => {
  const read = (length: number) =>
    createAbiReader(encodeFields([bytesField('61'.repeat(length))])).text(0)
  expect(read(2_048)).toBe('a'.repeat(2_048))
  expect(() => read(2_049)).toThrow(RangeError)
})

it('answers a batch as viem would, with failures where nobody answered', async () => {
  const abi = parseAbi([
    'struct Request { address sender; string[] urls; bytes data; }',
    'function query(Request[] requests) view returns (bool[] failures, bytes[] responses)',
  ])
  const sender = `0x${'11'.repeat(20)}` as const
  const data = encodeFunctionData({
    abi,
    functionName: 'query',
    args: [
      [
        { sender, urls: ['https://a.example/{data}'], data: '0xaa' },
        {
          sender,
          urls: ['https://b.example', 'https://c.example'],
          data: '0x',
        },
      ],
    ],
  })
  const asked: unknown[] = []
  const answer = await answerBatch(data.slice(2), async (question) => {
    asked.push(question)
    return question.data === 'aa' ? 'beef' : undefined
  })
  expect(asked).toEqual([
    { sender, urls: ['https://a.example/{data}'], data: 'aa' },
    { sender, urls: ['https://b.example', 'https://c.example'], data: '' },
  ])
  const [failures, responses] = decodeAbiParameters(
    parseAbiParameters('bool[], bytes[]'),
    `0x${answer}`,
  )
  expect(failures).toEqual([false, true])
  expect(responses[0]).toBe('0xbeef')
  expect(responses[1]).toMatch(/^0x01800152/)
  await expect(answerBatch('00', async () => '')).rejects.toThrow(RangeError)
})
