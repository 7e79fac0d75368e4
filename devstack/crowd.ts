import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { addresses, testAccounts } from './addresses.js'
import { crowdAccount } from './crowd/crowdAccount.js'
import { portOffset } from './portOffset.js'

/**
 * Gives an account of the running local stack 10,000 transactions and 200
 * tokens on chain A: `npm run crowd -- 0x…`; the dev wallet's first one unless
 * another is named.
 */
const { positionals } = parseArgs({ allowPositionals: true })
const account = v.parse(
  v.pipe(
    v.string(),
    v.regex(/^0x[0-9a-fA-F]{40}$/, 'Name an account: 0x and 40 digits.'),
    v.transform((text) => text as `0x${string}`),
  ),
  positionals[0] ?? testAccounts[0],
)
const { evmA } = addresses(portOffset(process.env))
await crowdAccount(evmA, account, { entries: 10_000, tokens: 200 })
console.log(`${account} has 10,000 transactions and 200 tokens.`)
