const fiveMinutes = 300
const hour = 3600
const day = 86_400

/**
 * How every message is published (WalletConnect Sign API, RPC methods): the
 * tag of the request, of its answer, and seconds until the relay forgets it.
 */
export const rpcMethods = {
  wc_pairingDelete: { tag: 1000, answerTag: 1001, ttl: day },
  wc_pairingPing: { tag: 1002, answerTag: 1003, ttl: 30 },
  wc_pairingExtend: { tag: 1004, answerTag: 1005, ttl: day },
  wc_sessionPropose: { tag: 1100, answerTag: 1101, ttl: fiveMinutes },
  wc_sessionSettle: { tag: 1102, answerTag: 1103, ttl: fiveMinutes },
  wc_sessionUpdate: { tag: 1104, answerTag: 1105, ttl: day },
  wc_sessionExtend: { tag: 1106, answerTag: 1107, ttl: day },
  wc_sessionRequest: { tag: 1108, answerTag: 1109, ttl: fiveMinutes },
  wc_sessionEvent: { tag: 1110, answerTag: 1111, ttl: fiveMinutes },
  wc_sessionDelete: { tag: 1112, answerTag: 1113, ttl: day },
  wc_sessionPing: { tag: 1114, answerTag: 1115, ttl: 30 },
  wc_sessionAuthenticate: { tag: 1116, answerTag: 1117, ttl: hour },
} as const

export type RpcMethod = keyof typeof rpcMethods
