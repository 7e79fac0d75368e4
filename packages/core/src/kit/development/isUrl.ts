/** Whether a text is an address of one of the protocols. */
export function isUrl(text: string, protocol: RegExp): boolean {
  return URL.canParse(text) && protocol.test(new URL(text).protocol)
}
