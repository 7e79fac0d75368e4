import { expect, it } from 'vitest'
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
