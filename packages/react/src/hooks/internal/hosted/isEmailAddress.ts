/** An address, a dot in its domain, nothing that is no address at all. */
const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Whether what a visitor typed may be an address; the wallet looks closer. */
export function isEmailAddress(text: string): boolean {
  return addressPattern.test(text)
}
