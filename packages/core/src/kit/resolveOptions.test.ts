import { expect, test } from 'vitest'
import { resolveOptions } from './resolveOptions.js'

const app = { name: 'Shop' }

test('[R9.22] the log level is error unless another is given', () => {
  expect(resolveOptions({ app }).logLevel).toBe('error')
  expect(resolveOptions({ app, logLevel: 'info' }).logLevel).toBe('info')
})

test('[R9.27] receive, send and the list of all wallets are on', () => {
  expect(resolveOptions({ app }).features).toMatchObject({
    receive: true,
    send: true,
    allWallets: true,
  })
  const features = { allWallets: 'mobile' } as const
  expect(resolveOptions({ app, features }).features.allWallets).toBe('mobile')
})

test('[R9.28] the legal checkbox is off', () => {
  const { features } = resolveOptions({ app: { name: 'Test' } })
  expect(features.legalCheckbox).toBe(false)
  expect(features).not.toHaveProperty('smartSessions')
  expect(features).not.toHaveProperty('pay')
})

test('[R9.28] collapsing the list of wallets is off', () => {
  expect(resolveOptions({ app }).features.collapseWallets).toBe(false)
  const features = { collapseWallets: true }
  expect(resolveOptions({ app, features }).features.collapseWallets).toBe(true)
})
