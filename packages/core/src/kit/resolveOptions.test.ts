import { expect, test } from 'vitest'
import { resolveOptions } from './resolveOptions.js'

const app = { name: 'Shop' }

test('[R9.22] the log level is error unless another is given', () => {
  expect(resolveOptions({ app }).logLevel).toBe('error')
  expect(resolveOptions({ app, logLevel: 'info' }).logLevel).toBe('info')
})
