import { describe, expectTypeOf, it } from 'vitest'
import type { Account } from '../account/account.js'
import type { NetworkId } from '../network/networkId.js'
import type { ConnectedConnection, Connection, NonEmpty } from './connection.js'

type Of<status extends Connection['status']> = Extract<
  Connection,
  { status: status }
>

describe('Connection', () => {
  it('[R3.1] has connector, accounts, network and a name for social', () => {
    expectTypeOf<ConnectedConnection['connectorId']>().toEqualTypeOf<string>()
    expectTypeOf<ConnectedConnection['accounts']>().toEqualTypeOf<
      NonEmpty<Account>
    >()
    expectTypeOf<
      ConnectedConnection['caipNetworkId']
    >().toEqualTypeOf<NetworkId>()
    expectTypeOf<ConnectedConnection['auth']>().toEqualTypeOf<
      { readonly name: string } | undefined
    >()
  })

  it('[R3.2] has accounts with an address and a type', () => {
    expectTypeOf<Account['address']>().toEqualTypeOf<string>()
    expectTypeOf<Account['type']>().toEqualTypeOf<
      'eoa' | 'smartAccount' | 'payment'
    >()
  })

  it('has accounts only when it is connected', () => {
    expectTypeOf<Of<'connected'>>().toHaveProperty('accounts')
    expectTypeOf<Of<'connecting'>>().not.toHaveProperty('accounts')
    expectTypeOf<Of<'reconnecting'>>().not.toHaveProperty('accounts')
    expectTypeOf<Of<'disconnected'>>().not.toHaveProperty('accounts')
    expectTypeOf<Connection>().not.toHaveProperty('accounts')
  })

  it('is never connected without an account', () => {
    type Empty = Omit<Of<'connected'>, 'accounts'> & { accounts: readonly [] }
    expectTypeOf<Empty>().not.toExtend<Connection>()
  })
})
