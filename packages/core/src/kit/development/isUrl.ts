/** Whether a text is an address of one of the protocols. */
export function isUrl(text: string, protocol: RegExp): boolean {
  return URL.canParse(text) && protocol.test(new URL(text).protocol)
}

/** Whether a page over https may reach an address that is not encrypted. */
export function isReachable(url: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/.test(
    new URL(url).hostname,
  )
}
