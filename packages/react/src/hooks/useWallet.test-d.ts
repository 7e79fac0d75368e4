import type { AccountId } from '@hasp/core'
import type { Eip1193Provider } from '@hasp/core/evm'
import type { SolanaProvider } from '@hasp/core/solana'
import { expectTypeOf, test } from 'vitest'
import { useWallet, type WalletState } from './useWallet.js'

type Connected<state> = Extract<state, { status: 'connected' }>

test('the provider is the one of the namespace', () => {
  expectTypeOf(useWallet<'eip155'>).returns.toEqualTypeOf<
    WalletState<'eip155'>
  >()
  expectTypeOf<Connected<WalletState<'eip155'>>['provider']>().toEqualTypeOf<
    Eip1193Provider | undefined
  >()
  expectTypeOf<Connected<WalletState<'solana'>>['provider']>().toEqualTypeOf<
    SolanaProvider | undefined
  >()
})

test('of any wallet, the namespace says what the provider is', () => {
  type Wallet = Connected<WalletState>
  expectTypeOf<
    Extract<Wallet, { namespace: 'eip155' }>['provider']
  >().toEqualTypeOf<Eip1193Provider | undefined>()
  expectTypeOf<
    Extract<Wallet, { namespace: 'solana' }>['provider']
  >().toEqualTypeOf<SolanaProvider | undefined>()
})

test('a namespace that is passed is inferred', () => {
  const read = () => useWallet({ namespace: 'eip155' })
  expectTypeOf(read).returns.toEqualTypeOf<WalletState<'eip155'>>()
})

test('an address with its network is an account id', () => {
  expectTypeOf<
    Connected<WalletState>['caipAddress']
  >().toEqualTypeOf<AccountId>()
})
