import * as v from 'valibot'
import { accountTypes } from '../entities/account/account.js'
import { themeModes } from '../entities/modal/themeMode.js'
import { namespaces } from '../entities/network/namespace.js'
import { isNetworkId, type NetworkId } from '../entities/network/networkId.js'
import { transactionStatuses } from '../entities/transfer/transaction.js'
import { boundedText } from '../utils/boundedText.js'

const anyText = boundedText()
const namespace = v.picklist(namespaces)
const networkId = v.custom<NetworkId>(isNetworkId)
const account = v.object({
  address: anyText,
  type: v.picklist(accountTypes),
  purpose: v.optional(v.literal('ordinals')),
})
const wallet = v.object({ id: anyText, name: anyText })
const yesOrNo = v.boolean()

const token = v.object({
  symbol: anyText,
  name: anyText,
  quantity: v.object({
    decimals: boundedText(/^\d{1,3}$/),
    numeric: boundedText(/^\d+(\.\d+)?$/),
  }),
  address: v.optional(anyText),
  price: v.optional(v.pipe(v.number(), v.finite())),
  value: v.optional(v.pipe(v.number(), v.finite())),
  iconUrl: v.optional(anyText),
})

const transaction = v.object({
  intentId: anyText,
  networkId,
  from: anyText,
  to: anyText,
  amount: boundedText(/^\d{1,78}$/),
  sentAt: v.pipe(v.number(), v.finite()),
  changedAt: v.pipe(v.number(), v.finite()),
  status: v.picklist(transactionStatuses),
  hash: v.optional(anyText),
  replacedBy: v.optional(anyText),
  tokenAddress: v.optional(anyText),
  trace: v.optional(v.record(anyText, anyText)),
  // Records of before they were stored lack these, and are dropped one by one.
  kind: v.optional(anyText),
  decimals: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
  ),
  symbol: v.optional(anyText),
})

const connection = v.object({
  namespace,
  connectorId: anyText,
  walletName: anyText,
  accounts: v.pipe(v.array(account), v.minLength(1), v.maxLength(100)),
  caipNetworkId: networkId,
  isActive: yesOrNo,
  auth: v.optional(v.object({ name: anyText })),
})

/** A cached value per account, each with the time at which it ends. */
function cacheOf<schema extends v.GenericSchema>(schema: schema) {
  return v.record(
    anyText,
    v.object({ value: schema, expiresAt: v.pipe(v.number(), v.finite()) }),
  )
}

/**
 * Every key of the storage with its schema (specification 3). Values that do
 * not fit are dropped. Keys are written with the prefix `hasp.`, but for
 * `theme`, whose name is an option.
 */
export const storageSchemas = {
  wallet,
  activeNetwork: v.object({
    namespace,
    selected: v.record(v.picklist(namespaces), networkId),
  }),
  recentWallets: v.pipe(v.array(wallet), v.maxLength(2)),
  nativeBalances: cacheOf(
    v.object({
      value: boundedText(/^\d+$/),
      decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
      symbol: anyText,
    }),
  ),
  portfolios: cacheOf(v.pipe(v.array(token), v.maxLength(500))),
  connections: v.pipe(v.array(connection), v.maxLength(50)),
  transactions: v.pipe(v.array(transaction), v.maxLength(99)),
  disconnectedConnectorIds: v.pipe(v.array(anyText), v.maxLength(100)),
  /** Receivers that the visitor saved. */
  addressBook: v.pipe(
    v.array(v.object({ name: anyText, address: anyText, namespace })),
    v.maxLength(500),
  ),
  /** What the visitor calls connected wallets, by connection id. */
  walletLabels: v.record(anyText, anyText),
  /** Whether amounts are covered, because somebody may be looking. */
  amountsHidden: yesOrNo,
  theme: v.picklist(themeModes),
} as const

/**
 * A name under which the kit stores something; the key has `hasp.` before it.
 */
export type StorageName = keyof typeof storageSchemas

/** What is stored under a name, once it was checked. */
export type StorageValue<name extends StorageName> = v.InferOutput<
  (typeof storageSchemas)[name]
>

export type StoredConnection = v.InferOutput<typeof connection>
