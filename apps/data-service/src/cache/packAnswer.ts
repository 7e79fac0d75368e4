import { gunzipSync, gzipSync } from 'node:zlib'

/** More than any answer has. */
const maxOutputLength = 8 * 1024 * 1024
/** The usual one takes more than twice as long for a twentieth less. */
const level = 3

/** An answer as it leaves for most: JSON, compressed once. */
export interface PackedAnswer {
  /** Whom it is about. */
  readonly account: string
  readonly gzip: Uint8Array<ArrayBuffer>
}

/**
 * Packs an answer that many are given. It is small: to hand it to another
 * thread costs more than to compress it here.
 */
export function packAnswer<Answer extends { readonly account: string }>(
  answer: Answer,
): PackedAnswer {
  return {
    account: answer.account,
    gzip: new Uint8Array(gzipSync(JSON.stringify(answer), { level })),
  }
}

/** The text of a packed answer, as bytes: nobody reads it on its way out. */
export function unpackAnswer({ gzip }: PackedAnswer): Buffer<ArrayBuffer> {
  return gunzipSync(gzip, { maxOutputLength })
}
