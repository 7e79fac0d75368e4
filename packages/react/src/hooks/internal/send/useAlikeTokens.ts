import type { Token } from '@hasp/core'
import { symbolShape } from '@hasp/core/internal'
import { useMemo } from 'react'

/** The tokens whose symbol the eye may take for that of another one here. */
export function useAlikeTokens(tokens: readonly Token[]): ReadonlySet<Token> {
  return useMemo(() => {
    const shapes = tokens.map(symbolShape)
    return new Set(
      tokens.filter((_, place) =>
        shapes.some((shape, at) => at !== place && shape === shapes[place]),
      ),
    )
  }, [tokens])
}
