import { array, boolean, maxLength, minLength, object, pipe } from 'valibot'
import { boundedText } from '../../../utils/boundedText.js'
import { commitment } from '../chain/commitment.js'
import type { Ask } from '../rpc/createAsk.js'
import { reader, readValue } from '../rpc/readValue.js'

/** An account as the network keeps it. */
export type ChainAccount = {
  /** The program that may change it. */
  readonly program: string
  readonly isExecutable: boolean
  readonly data: Uint8Array
}

/** The most that a mint with all its extensions takes, many times over. */
const dataLimit = 1 << 20

const readEntry = reader(
  object({
    owner: boundedText(/^\w{32,44}$/),
    executable: boolean(),
    data: pipe(
      array(boundedText(/^[\w+/=]*$/, dataLimit)),
      minLength(2),
      maxLength(2),
    ),
  }),
)

/** @returns undefined for each account that does not exist */
export function readAccounts(
  ask: Ask,
  addresses: readonly string[],
): Promise<readonly (ChainAccount | undefined)[]> {
  const params = [addresses, { encoding: 'base64', commitment }]
  return ask('getMultipleAccounts', params, (result) => {
    const entries = readValue(result)
    if (!Array.isArray(entries) || entries.length !== addresses.length)
      return undefined
    const accounts = entries.map(toAccount)
    const isRead = accounts.every(
      (account, index) => account || entries[index] === null,
    )
    return isRead ? accounts : undefined
  })
}

function toAccount(value: unknown): ChainAccount | undefined {
  const entry = readEntry(value)
  const [text = ''] = entry?.data ?? []
  return (
    entry && {
      program: entry.owner,
      isExecutable: entry.executable,
      data: Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)),
    }
  )
}
