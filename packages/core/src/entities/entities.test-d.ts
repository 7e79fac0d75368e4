import { describe, expectTypeOf, it } from 'vitest'
import type {
  ConnectorInfo,
  ConnectorType,
} from './connection/connectorInfo.js'
import type { Network } from './network/network.js'
import type { Token } from './transfer/token.js'

describe('entities', () => {
  it('[R3.6] Network has the fields of the specification', () => {
    expectTypeOf<keyof Network>().toEqualTypeOf<
      | 'id'
      | 'name'
      | 'caipNetworkId'
      | 'chainNamespace'
      | 'nativeCurrency'
      | 'rpcUrls'
      | 'blockExplorers'
      | 'testnet'
      | 'assets'
      | 'contracts'
      | 'tokens'
      | 'confirmations'
      | 'ss58Prefix'
      | 'cosmos'
    >()
  })

  it('[R3.7] Network may have an image by URL', () => {
    expectTypeOf<
      keyof NonNullable<Network['assets']>
    >().toEqualTypeOf<'imageUrl'>()
  })

  it('[R3.9] ConnectorInfo has the fields and types of the specification', () => {
    expectTypeOf<ConnectorInfo>().toExtend<{
      readonly id: string
      readonly name: string
      readonly type: ConnectorType
      readonly imageUrl?: string | undefined
      readonly imageId?: string | undefined
      readonly info?: { readonly icon?: string | undefined } | undefined
    }>()
    expectTypeOf<ConnectorType>().toEqualTypeOf<
      | 'EXTERNAL'
      | 'WALLET_CONNECT'
      | 'INJECTED'
      | 'ANNOUNCED'
      | 'AUTH'
      | 'MULTI_CHAIN'
      | 'ID_AUTH'
    >()
  })

  it('[R3.10] Token has the fields of the specification, exact amounts included', () => {
    expectTypeOf<Token>().toExtend<{
      readonly address?: string | undefined
      readonly symbol: string
      readonly balance: { readonly value: bigint; readonly decimals: number }
      readonly price?: number | undefined
      readonly value?: number | undefined
      readonly iconUrl?: string | undefined
    }>()
  })
})
