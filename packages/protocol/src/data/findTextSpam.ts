import { foldSymbol } from './foldSymbol.js'

/** Why the texts of a token look like a trap. */
export type TextSpam = 'LINK' | 'HIDDEN_CHARACTERS' | 'IMITATION'

/** Without the flag for cases, with which it takes long to be made. */
const linkPattern =
  /:\/\/|\b[wW]{3}\b|(?:^|[^\p{L}\p{N}])[\p{L}\p{N}][\p{L}\p{N}-]*[.。．｡]\p{L}{2,}/u

/** What cannot be seen, or turns the reading order. */
const hiddenPattern = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/u

/**
 * What speaks against the texts that a stranger gave a token. A service says
 * so, and its client looks again: a service may lie.
 * @param token.name as the contract says it
 * @param trusted symbols of tokens that are known to be what they say, other
 * than this one
 * @example findTextSpam({ name: 'Visit x.com', symbol: 'X' }, []) // ['LINK']
 */
export function findTextSpam(
  { name, symbol }: { readonly name: string; readonly symbol: string },
  trusted: readonly string[],
): readonly TextSpam[] {
  const texts = [name, symbol]
  const shape = foldSymbol(symbol)
  return [
    ...(texts.some((text) => linkPattern.test(text))
      ? (['LINK'] as const)
      : []),
    ...(texts.some((text) => hiddenPattern.test(text))
      ? (['HIDDEN_CHARACTERS'] as const)
      : []),
    ...(trusted.some((other) => foldSymbol(other) === shape)
      ? (['IMITATION'] as const)
      : []),
  ]
}
