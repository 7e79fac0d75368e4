import fc from 'fast-check'
import { expect, it } from 'vitest'
import { processorMsOf } from '../../../../../../devstack/testing/processorMsOf.js'
import { propertyRuns } from '../../../testing/propertyRuns.js'
import { readMessage } from './readMessage.js'

it.each([
  ['{"id":1,"result":"0x1","error":null}', { result: '0x1', error: undefined }],
  ['{"id":1,"method":null,"result":true}', { result: true }],
  ['{"id":1,"error":{"message":"no"}}', { error: { code: -32000 } }],
  ['{"id":1,"error":{"code":"ACTION_REJECTED"}}', { error: { code: -32000 } }],
  ['{"id":1,"error":"no"}', { error: { message: 'no' } }],
  ['{"id":1,"error":{"code":5000}}', { error: { code: 5000 } }],
])('an answer counts, however it is written: %s', (text, answer) => {
  expect(readMessage(text)).toMatchObject({ type: 'response', ...answer })
})

it('the reason of a failure is cut, and the failure counts', () => {
  const message = 'x'.repeat(5000)
  const text = JSON.stringify({ id: 1, error: { code: 5000, message } })
  expect(readMessage(text)).toMatchObject({
    error: { code: 5000, message: 'x'.repeat(2048) },
  })
})

it.each(['', 'null', '[]', '{"id":{}}', '{"id":1}', '{"id":1,"error":7}'])(
  'what is no message is none: %s',
  (text) => {
    expect(readMessage(text)).toBe(undefined)
  },
)

const long = '1750000000000123456'

it.each([
  [`{"id":${long},"result":{"id":1234567890123456}}`],
  [
    `{"result":{"id":1234567890123456,"a":[{"id":1234567890123456}]},"id":${long}}`,
  ],
  [`{"result":"{\\"id\\":1234567890123456}","id" : ${long} }`],
  [`{"result":{"text":"}]\\"","id":1234567890123456},"id":${long}}`],
])(
  'the id of the message keeps its digits, a number in what it carries stays one: %s',
  (text) => {
    const message = readMessage(text)
    const parsed = JSON.parse(text)
    expect(message).toMatchObject({ id: long, result: parsed.result })
  },
)

it('what a message carries is what it says, whatever it is', () => {
  const nested = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.maxSafeInteger(),
      fc.string(),
      fc.constantFrom('"id":', '{"id":1234567890123456', '\\'),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('id', 'a', '"id"'), tie('value')),
    ),
  })).value
  fc.assert(
    fc.property(
      nested,
      fc.bigInt({ min: 1n, max: 10n ** 20n - 1n }),
      fc.boolean(),
      (result, id, isFirst) => {
        const rest = `"result":${JSON.stringify(result)}`
        const text = isFirst ? `{"id":${id},${rest}}` : `{${rest},"id":${id}}`
        expect(readMessage(text)).toEqual({
          type: 'response',
          id: `${id}`,
          result: JSON.parse(text).result,
          error: undefined,
        })
      },
    ),
    propertyRuns(100),
  )
})

it('a message of the greatest length is read', () => {
  const result = `"${'\\"{'.repeat(250_000)}`
  const text = JSON.stringify({ id: 1, result })
  expect(readMessage(text)).toMatchObject({ id: '1', result })
})

it('a text without an end is read once', () => {
  for (const text of ['\\"'.repeat(100_000), `"${'\\'.repeat(99_999)}`]) {
    const spentMs = processorMsOf(() => {
      expect(readMessage(`{"id":1,"result":${text}`)).toBe(undefined)
    })
    expect(spentMs).toBeLessThan(1_000)
  }
})
