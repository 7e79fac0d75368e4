/** The pairing in a text: itself, or what a wallet's link carries. */
export function pairingUriIn(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed.startsWith('wc:')) return trimmed
  const carried = /[?&]uri=([^&#\s]+)/.exec(trimmed)?.[1]
  try {
    const uri = carried && decodeURIComponent(carried)
    return uri?.startsWith('wc:') ? uri : undefined
  } catch {
    return undefined
  }
}
