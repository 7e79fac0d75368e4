const iconLimit = 64 * 1024
const iconPattern = /^data:image\/[a-z0-9.+-]+[;,]/i

/**
 * Reads the picture that a wallet gives of itself. That is only what it is said
 * to be: the kit hands it to nobody before `readPicture` has judged it.
 * @returns undefined when it is none that a strict page may show
 */
export function readWalletIcon(value: unknown): string | undefined {
  const isIcon =
    typeof value === 'string' &&
    value.length <= iconLimit &&
    iconPattern.test(value)
  return isIcon ? value : undefined
}
