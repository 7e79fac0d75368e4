import * as v from 'valibot'
import { accountTypes } from '../entities/account.js'
import {
  isNamespace,
  type Namespace,
  namespaces,
} from '../entities/namespace.js'
import { isNetworkId, type NetworkId } from '../entities/networkId.js'
import { themeModes } from '../entities/themeMode.js'
import { transactionStatuses } from '../entities/transaction.js'

const Text = v.pipe(v.string(), v.maxLength(2048))
const NamespaceSchema = v.custom<Namespace>(isNamespace)
const NetworkIdSchema = v.custom<NetworkId>(isNetworkId)
const AccountSchema = v.object({
  address: Text,
  type: v.picklist(accountTypes),
})
const Wallet = v.object({ id: Text, name: Text })

const Decimals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))
const TokenSchema = v.object({
  address: v.optional(Text),
  symbol: Text,
  name: Text,
  quantity: v.object({
    decimals: v.pipe(Text, v.regex(/^\d{1,3}$/)),
    numeric: v.pipe(Text, v.regex(/^\d+(\.\d+)?$/)),
  }),
  price: v.optional(v.number()),
  value: v.optional(v.number()),
  iconUrl: v.optional(v.string()),
})

const StoredTransaction = v.object({
  hash: Text,
  networkId: NetworkIdSchema,
  from: Text,
  label: Text,
  sentAt: v.number(),
  status: v.picklist(transactionStatuses),
})

/** A cached value per account, each with the time at which it ends. */
const cacheOf = <schema extends v.GenericSchema>(value: schema) =>
  v.record(Text, v.object({ value, expiresAt: v.number() }))

const StoredConnection = v.object({
  namespace: NamespaceSchema,
  connectorId: Text,
  walletName: Text,
  accounts: v.pipe(v.array(AccountSchema), v.minLength(1), v.maxLength(100)),
  caipNetworkId: NetworkIdSchema,
  isActive: v.boolean(),
  auth: v.optional(v.object({ name: Text })),
})

/**
 * Every key of the storage with its schema (specification 3). Values that do
 * not fit are dropped. Keys are written with the prefix `hasp.`, but for
 * `theme`, whose name is an option.
 */
export const storageSchemas = {
  wallet: Wallet,
  activeNetwork: v.object({
    namespace: NamespaceSchema,
    selected: v.record(v.picklist(namespaces), NetworkIdSchema),
  }),
  connectedSocial: Text,
  recentWallets: v.pipe(v.array(Wallet), v.maxLength(2)),
  signInTokens: v.object({ auth: v.optional(Text), nonce: v.optional(Text) }),
  nativeBalances: cacheOf(
    v.object({
      value: v.pipe(Text, v.digits()),
      decimals: Decimals,
      symbol: Text,
    }),
  ),
  portfolios: cacheOf(v.array(TokenSchema)),
  names: cacheOf(v.nullable(Text)),
  identities: cacheOf(v.looseObject({})),
  preferredAccountTypes: v.record(
    v.picklist(namespaces),
    v.picklist(accountTypes),
  ),
  connections: v.pipe(v.array(StoredConnection), v.maxLength(50)),
  transactions: v.pipe(v.array(StoredTransaction), v.maxLength(99)),
  disconnectedConnectorIds: v.pipe(v.array(Text), v.maxLength(100)),
  /** Receivers that the visitor saved. */
  addressBook: v.pipe(
    v.array(
      v.object({ name: Text, address: Text, namespace: NamespaceSchema }),
    ),
    v.maxLength(500),
  ),
  /** What the visitor calls connected wallets, by connection id. */
  walletLabels: v.record(Text, Text),
  /** Whether amounts are covered, because somebody may be looking. */
  amountsHidden: v.boolean(),
  theme: v.picklist(themeModes),
} as const

export type StorageName = keyof typeof storageSchemas

export type StorageValue<name extends StorageName> = v.InferOutput<
  (typeof storageSchemas)[name]
>

export type StoredConnection = v.InferOutput<typeof StoredConnection>
