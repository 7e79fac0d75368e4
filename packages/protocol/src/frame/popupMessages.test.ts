import { describe, expect, it } from 'vitest'
import {
  type PopupMessage,
  readPopupMessage,
  writePopupMessage,
} from './popupMessages.js'

const digest = 'ab'.repeat(32)
const messages: readonly PopupMessage[] = [
  { v: 1, t: 'ready' },
  { v: 1, t: 'show', request: { summary: 'Hello' } },
  { v: 1, t: 'decided', digest, isApproved: true },
  { v: 1, t: 'left' },
]

describe('messages of the wallet’s own window', () => {
  it('arrive as they were written', () => {
    for (const message of messages)
      expect(readPopupMessage(writePopupMessage(message))).toEqual(message)
  })

  it.each([
    undefined,
    { v: 1, t: 'ready' },
    '',
    '{"v":2,"t":"ready"}',
    '{"v":1,"t":"ready","more":1}',
    '{"v":1,"t":"opened"}',
    '{"v":1,"t":"decided","isApproved":true}',
    `{"v":1,"t":"decided","digest":"${digest}","isApproved":"yes"}`,
    `{"v":1,"t":"decided","digest":"${digest.toUpperCase()}","isApproved":true}`,
    '{"v":1,"t":"show","request":{"__proto__":1}}',
  ])('are nothing else: %j', (data) => {
    expect(readPopupMessage(data)).toBeUndefined()
  })

  it('T-POP-05: carry no more than a frame would read', () => {
    const request = 'x'.repeat(300_000)
    expect(() => writePopupMessage({ v: 1, t: 'show', request })).toThrow(
      'TOO_LARGE',
    )
  })
})
