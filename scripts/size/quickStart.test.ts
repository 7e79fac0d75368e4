import { expect, it } from 'vitest'
import { extendQuickStart, readQuickStart } from './quickStart.js'

it('the quick start is the one of the README, with its button', () => {
  const code = readQuickStart()
  expect(code).toContain('<ConnectButton />')
  expect(code).toContain("import '@hasp/react/styles.css'")
  expect(extendQuickStart(code, {})).toBe(code)
})

it('takes namespaces and wallets on phones', () => {
  const code = extendQuickStart(readQuickStart(), {
    namespaces: ['Solana', 'Cosmos'],
    hasWalletConnect: true,
  })
  expect(code).toContain('adapters: [evm(), solana(), cosmos()]')
  expect(code).toContain('networks: [solanaMainnet, cosmosHub, ')
  expect(code).toContain('connectors: [walletConnect({')
})

it('takes a login by e-mail', () => {
  const code = extendQuickStart(readQuickStart(), { hasHostedWallet: true })
  expect(code).toContain('connectors: [hostedWallet({')
  expect(code).toContain("from '@hasp/core/hostedWallet'")
})

it('takes a server to sign in at', () => {
  const code = extendQuickStart(readQuickStart(), { hasSignIn: true })
  expect(code).toContain("siwx: siwx({ url: '/siwx' })")
  expect(code).toContain("from '@hasp/core/siwx'")
})

it('takes a data service', () => {
  const code = extendQuickStart(readQuickStart(), { hasData: true })
  expect(code).toContain("data: dataService({ url: 'https://data.example' })")
  expect(code).toContain("from '@hasp/core/dataService'")
})

it('refuses a quick start that has no place for them', () => {
  expect(() => extendQuickStart('createKit()', {})).toThrow('adapters')
})
