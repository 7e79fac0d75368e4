import {
  array,
  boolean,
  custom,
  finite,
  type GenericSchema,
  type InferOutput,
  maxLength,
  minLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
} from 'valibot'
import { accountTypes } from '../entities/account/account.js'
import { themeModes } from '../entities/modal/themeMode.js'
import { namespaces } from '../entities/network/namespace.js'
import { isNetworkId, type NetworkId } from '../entities/network/networkId.js'
import { tokenDoubts, tokenKnowledges } from '../entities/transfer/token.js'
import { transactionStatuses } from '../entities/transfer/transaction.js'
import { boundedText } from '../utils/boundedText.js'

const anyText = boundedText()
const namespace = picklist(namespaces)
const networkId = custom<NetworkId>(isNetworkId)
const account = object({
  address: anyText,
  type: picklist(accountTypes),
  purpose: optional(picklist(['ordinals'])),
})
/** Tokens keep them in one byte. */
const decimals = custom<number>(
  (value) => Number.isInteger(value) && Number(value) === (Number(value) & 255),
)
const wallet = object({ id: anyText, name: anyText })
const texts = listOf(anyText, 100)
const yesOrNo = boolean()
const someNumber = pipe(number(), finite())

const token = object({
  symbol: anyText,
  name: anyText,
  quantity: object({
    decimals: boundedText(/^\d{1,3}$/),
    numeric: boundedText(/^\d+(\.\d+)?$/),
  }),
  address: optional(anyText),
  price: optional(someNumber),
  value: optional(someNumber),
  iconUrl: optional(anyText),
  doubt: optional(picklist(tokenDoubts)),
  told: optional(picklist(tokenKnowledges)),
})

const transaction = object({
  intentId: anyText,
  networkId,
  from: anyText,
  to: anyText,
  toName: optional(anyText),
  amount: boundedText(/^\d{1,78}$/),
  sentAt: someNumber,
  changedAt: someNumber,
  status: picklist(transactionStatuses),
  hash: optional(anyText),
  replacedBy: optional(anyText),
  tokenAddress: optional(anyText),
  trace: optional(record(anyText, anyText)),
  // A record that lacks what its kind needs is dropped, and no other.
  kind: optional(anyText),
  label: optional(anyText),
  decimals: optional(decimals),
  symbol: optional(anyText),
})

const connection = object({
  namespace,
  connectorId: anyText,
  walletName: anyText,
  accounts: pipe(listOf(account, 100), minLength(1)),
  caipNetworkId: networkId,
  isActive: yesOrNo,
  auth: optional(object({ name: anyText })),
})

function listOf<schema extends GenericSchema>(schema: schema, most: number) {
  return pipe(array(schema), maxLength(most))
}

/** A cached value per account, each with the time at which it ends. */
function cacheOf<schema extends GenericSchema>(schema: schema) {
  return record(anyText, object({ value: schema, expiresAt: someNumber }))
}

/**
 * Every key of the storage with its schema (specification 3). Values that do
 * not fit are dropped. Keys are written with the prefix `hasp.`, but for
 * `theme`, whose name is an option.
 */
export const storageSchemas = {
  wallet,
  activeNetwork: object({
    namespace,
    selected: record(picklist(namespaces), networkId),
  }),
  recentWallets: listOf(wallet, 2),
  nativeBalances: cacheOf(
    object({
      value: boundedText(/^\d+$/),
      decimals: decimals,
      symbol: anyText,
    }),
  ),
  portfolios: cacheOf(listOf(token, 500)),
  /** `name` and `avatarUrl`, as far as they are known. */
  identities: cacheOf(record(anyText, anyText)),
  connections: listOf(connection, 50),
  transactions: listOf(transaction, 99),
  disconnectedConnectorIds: texts,
  /** The accounts that do not want a name; addresses of EVM in small letters. */
  dismissedNameOffers: texts,
  /** Receivers that the visitor saved. */
  addressBook: listOf(
    object({ name: anyText, address: anyText, namespace }),
    500,
  ),
  /** What the visitor calls connected wallets, by connection id. */
  walletLabels: record(anyText, anyText),
  /** Whether amounts are covered, because somebody may be looking. */
  amountsHidden: yesOrNo,
  /** The features of which an operator said something, by who was asked. */
  projectConfig: cacheOf(record(anyText, yesOrNo)),
  theme: picklist(themeModes),
} as const

/**
 * A name under which the kit stores something; the key has `hasp.` before it.
 */
export type StorageName = keyof typeof storageSchemas

/** What is stored under a name, once it was checked. */
export type StorageValue<name extends StorageName> = InferOutput<
  (typeof storageSchemas)[name]
>

export type StoredConnection = InferOutput<typeof connection>
