type Claimed = {
  readonly name: string
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
}

/**
 * Whether a wallet of the Wallet Standard is an injected one by another way:
 * one that is known goes by its name, others by their name and picture.
 */
export function isTwin(injected: Claimed, standard: Claimed): boolean {
  if (fold(injected.name) !== fold(standard.name)) return false
  if (injected.rdns !== undefined) return true
  return injected.icon !== undefined && injected.icon === standard.icon
}

/** `Xverse` and `Xverse Wallet` are the same. */
function fold(name: string): string {
  return name.toLowerCase().replace(/wallet|\s/g, '')
}
