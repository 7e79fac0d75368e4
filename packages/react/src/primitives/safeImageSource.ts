const dataImage = /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/i
const longestDataUri = 64 * 1024
const longestUrl = 2048

/**
 * Lets through what may stand in an `<img>`: https, the page's own origin, and
 * pictures of at most 64 KiB as data. Everything a wallet announces is foreign.
 * @param source - anything
 * @returns the address to show, or nothing
 * @example safeImageSource('javascript:alert(1)') // undefined
 */
export function safeImageSource(source: unknown): string | undefined {
  if (typeof source !== 'string') return undefined
  const text = source.trim()
  if (dataImage.test(text))
    return text.length <= longestDataUri ? text : undefined
  if (!text || text.length > longestUrl) return undefined
  const page = globalThis.location?.href
  const url = URL.canParse(text, page) ? new URL(text, page) : undefined
  if (!url || url.username || url.password) return undefined
  const isOwn = page !== undefined && url.origin === new URL(page).origin
  if (url.protocol === 'https:') return url.href
  return isOwn && url.protocol === 'http:' ? url.href : undefined
}
