import { describe, expect, it } from 'vitest'
import { parsePhoneMemory } from './PhoneMemory.js'
import { readPhoneSettings } from './PhoneSettings.js'
import { pairingUriIn } from './pairingUriIn.js'

describe('the address of the phone wallet', () => {
  it('decides how it behaves', () => {
    const settings = readPhoneSettings(
      '?approve=auto&chains=eip155:31337,x&fault=late&lateSeconds=2&signIn=wider&uri=wc%3A1&redirect=phone%3A%2F%2F',
    )
    expect(settings).toEqual({
      isSelfApproving: true,
      chains: ['eip155:31337'],
      fault: 'late',
      lateSeconds: 2,
      signIn: 'wider',
      uri: 'wc:1',
      redirect: 'phone://',
    })
  })

  it('is harmless when it makes no sense', () => {
    expect(
      readPhoneSettings('?fault=x&lateSeconds=-1&chains=&signIn=x'),
    ).toEqual({
      isSelfApproving: false,
      chains: undefined,
      fault: undefined,
      lateSeconds: 8,
      uri: undefined,
    })
  })
})

describe('what is pasted', () => {
  it('is a pairing, or a link that carries one', () => {
    expect(pairingUriIn(' wc:1@2?symKey=2 ')).toBe('wc:1@2?symKey=2')
    expect(pairingUriIn('kite://wc?uri=wc%3A1%402')).toBe('wc:1@2')
    expect(pairingUriIn('https://x.example')).toBeUndefined()
    expect(pairingUriIn('kite://wc?uri=wc%')).toBeUndefined()
  })
})

describe('what the storage holds', () => {
  it('becomes a default where it does not fit', () => {
    const memory = parsePhoneMemory({
      accountIndex: 7,
      chainId: 'x',
      addedChains: [{ id: 1 }, { id: 5, name: 'Five', rpcUrl: 'http://x' }],
    })
    expect(memory).toEqual({
      accountIndex: 0,
      chainId: undefined,
      isIgnoring: false,
      addedChains: [{ id: 5, name: 'Five', rpcUrl: 'http://x' }],
    })
  })
})
