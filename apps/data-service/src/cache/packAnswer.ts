import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

const compress = promisify(gzip)
const expand = promisify(gunzip)

/** An answer as it leaves for most: JSON, compressed once. */
export interface PackedAnswer {
  /** Whom it is about. */
  readonly account: string
  readonly gzip: Buffer
}

/** Packs an answer that many are given. */
export async function packAnswer<Answer extends { readonly account: string }>(
  answer: Answer,
): Promise<PackedAnswer> {
  return {
    account: answer.account,
    gzip: await compress(JSON.stringify(answer)),
  }
}

/** The text of a packed answer. */
export async function unpackAnswer({ gzip }: PackedAnswer): Promise<string> {
  return (await expand(gzip)).toString('utf8')
}
