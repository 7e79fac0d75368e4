import { expect, it } from 'vitest'
import { errorFields } from './errorFields.js'

const withCode = (code: unknown, cause?: unknown) =>
  Object.assign(new TypeError('to ada@tide.example', { cause }), { code })

it.each([
  [withCode('EAUTH'), { errorName: 'TypeError', errorCode: 'EAUTH' }],
  [withCode('57P01'), { errorName: 'TypeError', errorCode: '57P01' }],
  [
    withCode(undefined, withCode('ECONNREFUSED')),
    { errorName: 'TypeError', errorCode: 'ECONNREFUSED' },
  ],
  [withCode('ada@tide.example'), { errorName: 'TypeError' }],
  [withCode('A'.repeat(33)), { errorName: 'TypeError' }],
  [withCode(535), { errorName: 'TypeError' }],
  ['ada@tide.example', { errorName: 'unknown' }],
])(
  'T-SVC-15: a log holds codes of an error, and never its words: %#',
  (error, fields) => {
    expect(errorFields(error)).toEqual(fields)
  },
)
