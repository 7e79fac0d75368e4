/** One letter for each byte. */
export type Bytes = string

/**
 * Spellings of a charset and of base64; whatever else there is, is not read.
 */
const pattern =
  /^data:image\/(png|jpe?g|gif|webp|svg\+xml)(?:;(?:charset=)?"?(?:utf-?8|us-ascii)"?)*(;base64)?,/i

/**
 * Reads a picture that is written as a `data:` address, as a browser would.
 * @returns undefined when it is none, or written as nobody writes it
 */
export function readDataUri(text: string):
  | {
      /** Without what browsers drop before they read. */
      readonly uri: string
      readonly isSvg: boolean
      readonly bytes: Bytes
    }
  | undefined {
  const uri = text.replace(/[\t\n\r]/g, '').trim()
  const [head, type = '', isBase64] = pattern.exec(uri) ?? []
  if (!head) return undefined
  try {
    const bytes = decodePercents(uri.slice(head.length))
    return {
      uri,
      isSvg: /^svg/i.test(type),
      bytes: isBase64 ? atob(bytes) : bytes,
    }
  } catch {
    return undefined
  }
}

/** What stands for no byte stays as it is. */
function decodePercents(text: string): Bytes {
  return text
    .replace(/[^ -~]+/g, encodeURIComponent)
    .replace(/%([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
}
