import { balancesSchema } from '@hasp/protocol/data'
import * as v from 'valibot'
import type { KeptAnswer } from '../cache/createSharedAnswers.js'
import { type PackedAnswer, unpackAnswer } from '../cache/packAnswer.js'
import { balancesKey } from './balancesKey.js'

/** Balances as they leave; whose they are is looked at. */
export const keptBalances: KeptAnswer<PackedAnswer> = {
  write: (_key, { gzip }) => gzip,
  read(key, bytes) {
    const gzip = new Uint8Array(bytes)
    const text = `${unpackAnswer({ account: '', gzip })}`
    const { account } = v.parse(balancesSchema, JSON.parse(text))
    return balancesKey(account) === key ? { account, gzip } : undefined
  },
}
