import type { ErrorCode } from '../../packages/core/src/exports/errors.js'
import { remoteWalletAdvice } from './remoteWalletAdvice.js'
import { signInAdvice } from './signInAdvice.js'

/** When an error happens, and what to do about it. */
export type ErrorAdvice = { readonly when: string; readonly advice: string }

/** Advice for the developer of a page, for every code of the catalogue. */
export const errorAdvice: { readonly [code in ErrorCode]: ErrorAdvice } = {
  ACTION_NOT_ALLOWED: {
    when: 'A link of a wallet was to be opened that no wallet uses: neither https nor an app’s own scheme.',
    advice:
      'Correct the link in the entry of the wallet (`wallets.custom`, or your directory).',
  },
  TOKEN_BALANCE_UNAVAILABLE: {
    when: 'No node of the network answered a question for balances.',
    advice:
      'Show the balance as unknown, never as zero. `cause` says what the node did; the next try is possible after 30 seconds.',
  },
  TRANSACTIONS_UNAVAILABLE: {
    when: 'The activity of an account could not be fetched.',
    advice: 'Offer to try again; everything else keeps working.',
  },
  CHAIN_NOT_SUPPORTED: {
    when: 'The wallet is on a network that is not among the configured ones, or that it cannot switch to.',
    advice: 'Offer the configured networks, or add this one to `networks`.',
  },
  NAME_UNRESOLVED: {
    when: 'A name could not be resolved. `context.problem` says why, and `context.reason` holds what the registry said, if it said anything.',
    advice: 'Show the reason and let the visitor correct the name.',
  },
  MODAL_CLOSED: {
    when: 'The visitor closed the modal while a step in it was being waited for.',
    advice: 'Treat it as a cancellation: show nothing.',
  },
  POPUP_CLOSED: {
    when: 'The visitor closed the login window before the login was done.',
    advice: 'Treat it as a cancellation and let the visitor start again.',
  },
  CONNECTION_REJECTED: {
    when: 'The visitor declined the connection in the wallet.',
    advice: 'Show a button to try again; do not ask by yourself.',
  },
  CONNECT_FAILED: {
    when: 'A wallet could not be connected. `cause` is the specific error.',
    advice:
      'Match the code of `cause`, for example `WALLET_LOCKED` or `REQUEST_ALREADY_PENDING`, and offer to try again.',
  },
  SOCIAL_CONNECTION_FAILED: {
    when: 'A social login could not be started.',
    advice:
      'Check that the hosted wallet is configured and reachable, and that the provider is enabled there.',
  },
  FARCASTER_CONNECTION_FAILED: {
    when: 'The login by Farcaster did not start or did not end with an account.',
    advice: 'Let the visitor scan a new code.',
  },
  NO_ACTIVE_ACCOUNT: {
    when: 'An action needs a connected account and there is none.',
    advice: 'Connect first, for example with `openModal(kit)`.',
  },
  NO_ACTIVE_NETWORK: {
    when: 'An action needs a network, and none is configured or in use.',
    advice: 'Give `networks` to `createKit`.',
  },
  NO_CONNECTION_CLIENT: {
    when: 'An action needs an adapter for the chain family, and there is none.',
    advice: 'Add the adapter to `adapters`, for example `evm()`.',
  },
  NO_AUTH_CONNECTOR: {
    when: 'An action of the hosted wallet was called and none is configured.',
    advice: 'Configure the hosted wallet, or do not offer the action.',
  },
  NOT_CONNECTED_TO_HOSTED_WALLET: {
    when: 'An action for email or social accounts was called while another wallet is connected.',
    advice: 'Offer it only while the hosted wallet is connected.',
  },
  NO_CONNECTOR_FOR_CONNECTION: {
    when: 'A connection was chosen whose wallet is not available any more.',
    advice:
      'The wallet may have been uninstalled or switched off. Offer to remove the connection.',
  },
  INVALID_CONNECTION_STATUS: {
    when: 'A connection was chosen that is neither connected nor disconnected, for example while it is still connecting.',
    advice: 'Wait until the connection has settled.',
  },
  DISCONNECT_FAILED: {
    when: 'The wallet did not accept that it was disconnected. The kit has forgotten it all the same.',
    advice:
      'Nothing has to be done on the page; the visitor can revoke the access in the wallet.',
  },
  NAMESPACE_REQUIRED: {
    when: 'The stored connector was asked for without a chain family.',
    advice: 'Pass `namespace`.',
  },
  RPC_CALL_NOT_ALLOWED: {
    when: 'The hosted wallet was sent a request that it does not answer.',
    advice: 'Use one of the methods in `rpcPolicy` of `@hasp/protocol/rpc`.',
  },
  UNSUPPORTED_CHAIN: {
    when: 'Sending or following a transaction was asked for on a chain family where the kit does neither: all but EVM and Solana.',
    advice: 'Do not offer to send there; use the provider of the wallet.',
  },
  INVALID_ACCOUNT_ID: {
    when: 'A text is not a CAIP-10 account id: three parts with colons between.',
    advice: 'Write it as `namespace:chainId:address`.',
  },
  INVALID_ADDRESS: {
    when: 'A text is not an address that can be used here.',
    advice: 'Let the visitor check the address; nothing was sent.',
  },
  INVALID_NETWORK_ID: {
    when: 'A text is not a CAIP-2 network id: two parts with a colon between.',
    advice: 'Write it as `namespace:chainId`, for example `eip155:1`.',
  },
  AMOUNT_AND_RECEIVER_REQUIRED: {
    when: 'Something was to be sent without an amount or without a receiver.',
    advice: 'Ask for both before the review.',
  },
  TOKEN_ADDRESS_REQUIRED: {
    when: 'A token was to be sent and its contract is missing or unknown.',
    advice: 'Pass the address of a token that is configured for the network.',
  },
  INVALID_AMOUNT: {
    when: 'A text is no positive decimal number, or has more decimals than the token.',
    advice: 'Let the visitor correct it. Amounts have a point, no commas.',
  },
  INVALID_TRANSACTION: {
    when: 'The site gave `trackTransaction` a hash or a sender that is not in the form its network uses, or a label of which nothing can be shown; `field` says which.',
    advice:
      'Pass hash and address as the wallet gave them, and a label in words.',
  },
  USER_REJECTED: {
    when: 'The visitor declined a request in the wallet (codes 4001 and 5000).',
    advice: 'Treat it as a decision, not as a failure.',
  },
  REQUEST_ALREADY_PENDING: {
    when: 'The wallet still shows an earlier request (code -32002).',
    advice: 'Ask the visitor to open the wallet and answer that one.',
  },
  WALLET_UNAUTHORIZED: {
    when: 'The wallet has not given this site access to the account (code 4100).',
    advice: 'Connect again and let the visitor choose the account.',
  },
  WALLET_DISCONNECTED: {
    when: 'The wallet has lost its connection to the network (code 4900).',
    advice: 'Ask the visitor to look at the wallet, then try again.',
  },
  WALLET_LOCKED: {
    when: 'The wallet is locked and gave no account.',
    advice: 'Ask the visitor to unlock it, then try again.',
  },
  WALLET_NOT_RESPONDING: {
    when: 'The wallet did not answer within its time.',
    advice:
      'The request may still be open in the wallet. Ask the visitor to look there, then try again. A transfer is told as `SEND_OUTCOME_UNKNOWN` instead, since it may have been sent.',
  },
  WALLET_NOT_FOUND: {
    when: 'A wallet was named that no connector stands for.',
    advice: 'Take the ids from `useConnect()` or from the connectors store.',
  },
  WALLET_ANSWER_INVALID: {
    when: 'The wallet answered with something that does not fit the request.',
    advice: 'Another version of the wallet may help. The answer was not used.',
  },
  CHAIN_NOT_ADDED: {
    when: 'The wallet does not know the network (code 4902) and did not add it.',
    advice: 'Let the visitor add the network in the wallet.',
  },
  UNSUPPORTED_METHOD: {
    when: 'The wallet does not know the request (codes 4200 and -32601).',
    advice: 'Offer another way, or another wallet.',
  },
  WALLET_ERROR: {
    when: 'The wallet reported an error that has no code of its own here.',
    advice: 'Look at `cause` and at `context.code`.',
  },
  PAIRING_NOT_CONFIGURED: {
    when: 'A code or a link was asked for, and `createKit` has no `walletConnect` with a `relayUrl` or a `projectId`.',
    advice: 'Configure `walletConnect`, or do not offer pairing.',
  },
  NO_USABLE_ACCOUNT: {
    when: 'A wallet approved, but shared no account of a family that the site asked for, or none that is an address. The session was ended.',
    advice:
      'Nothing to do in the page: the visitor shares another account, or uses another wallet.',
  },
  PAIRING_EXPIRED: {
    when: 'Nobody approved a pairing in time, and it was renewed as often as it may be.',
    advice: 'Let the visitor ask for a new code.',
  },
  ...remoteWalletAdvice,
  ...signInAdvice,
  SESSION_STALE: {
    when: 'The wallet says that it has no such session (code 7001).',
    advice: 'Let the visitor connect the wallet again.',
  },
  WALLET_LIST_UNAVAILABLE: {
    when: 'The wallet directory did not answer, or not with a list.',
    advice:
      'Look at `context.status` and `cause`. The bundled directory needs no network.',
  },
  RPC_UNAVAILABLE: {
    when: 'No node of the network could be reached, or the data source that tells what gas costs on it.',
    advice: 'Check `rpcUrls` of the network and the policy of the page.',
  },
  RPC_RATE_LIMITED: {
    when: 'The node, or the data source, refused more requests for now (HTTP 429).',
    advice: 'Wait for `context.retryAfterMs`, or use a node with more room.',
  },
  RPC_ANSWER_INVALID: {
    when: 'The node answered with something that is not an answer.',
    advice: 'Check that `rpcUrls` leads to a JSON-RPC node.',
  },
  RPC_WRONG_CHAIN: {
    when: 'The node behind a URL serves another chain than the network. Nothing was sent.',
    advice: 'Correct `rpcUrls`, or the id of the network.',
  },
  RPC_ERROR: {
    when: 'The node reported an error of its own.',
    advice: 'Look at `context.code` and at `cause`.',
  },
  BALANCE_RETRY_TOO_EARLY: {
    when: 'A balance was asked for within 30 seconds after a failure.',
    advice: 'Ask again after `context.retryInMs`.',
  },
  INSUFFICIENT_FUNDS: {
    when: 'The account holds less of the token than is to be sent.',
    advice: 'Let the visitor lower the amount.',
  },
  INSUFFICIENT_FUNDS_FOR_FEE: {
    when: 'The account holds too little of the native currency for the fee.',
    advice: 'Let the visitor lower the amount or top up.',
  },
  TRANSFER_IMPOSSIBLE: {
    when: 'The token, or who is to get it, rules the transfer out: it would fail, or be lost. `context.reason` says which: `receiverIsToken`, `receiverIsProgram`, `notTransferable`, `frozen`, `receiverFrozen`, `paused`, `programDecides` or `memoRequired`. Nothing was sent.',
    advice:
      'Say the reason. For `receiverIsToken`, `receiverIsProgram` and `memoRequired` another receiver helps; for the others only whoever issues the token can do something.',
  },
  NONCE_CONFLICT: {
    when: 'A node refused a transaction because another one of the account has its nonce. That may be the same transaction, sent before: it comes as the `cause` of `SEND_OUTCOME_UNKNOWN`.',
    advice: 'Look at the account on the explorer before sending again.',
  },
  TRANSACTION_REVERTED: {
    when: 'The transaction was included and failed. The fee is spent, nothing else.',
    advice: 'Show the transaction in the explorer of the network.',
  },
  TRANSACTION_REPLACED: {
    when: 'Another transaction of the account has used its nonce, and does something else. A transaction that does the same, sped up in the wallet, is followed and told as the transfer itself.',
    advice:
      'Lead to the transaction of `context.by`, if it is known, else to the wallet. Do not offer to send the same again.',
  },
  TRANSACTION_DROPPED: {
    when: 'The transaction can no longer arrive: its blockhash has expired, or the wallet cancelled it. Nothing was sent.',
    advice: 'The same values may be sent again.',
  },
  REVIEW_CHANGED: {
    when: 'Account or network are other ones than when the transfer was reviewed. Nothing was sent.',
    advice: 'Review again with `reviewSend`.',
  },
  SEND_OUTCOME_UNKNOWN: {
    when: 'The wallet was asked to send, and what came back, if anything, does not prove that nothing was sent. `cause` is what came back. The transfer is listed as `unknown` and followed.',
    advice:
      'Never send the same again by yourself, and do not offer to. Ask the visitor to look in the wallet; the list of sent transactions says what became of it.',
  },
  CANCELLED: {
    when: 'The work was given up: its signal was aborted, or a newer one took its place.',
    advice: 'Show nothing.',
  },
  TIMED_OUT: {
    when: 'Nobody answered within the time.',
    advice: 'Offer to try again.',
  },
  PART_NOT_LOADED: {
    when: 'Code that is fetched when it is needed did not arrive. Nothing was sent.',
    advice: 'Offer to try again; keep the files of the last deployment.',
  },
  VIEW_UNKNOWN: {
    when: 'The modal was opened with the name of a view that it does not have. It does not open, or closes, and the event `ERROR` carries this code.',
    advice:
      'Correct the name: the type `ViewName` lists every view that opens. A view of your own is one of `slots.views`.',
  },
  UNEXPECTED: {
    when: 'Something failed that the kit has no code for.',
    advice: 'Look at `cause`, and please report it.',
  },
}
