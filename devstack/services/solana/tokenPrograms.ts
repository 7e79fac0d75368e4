/** The programs that tokens and their accounts belong to. */
export const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
export const token2022Program = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

/** Derives where a wallet keeps a token. */
export const associatedTokenProgram =
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

/**
 * A token program's name in `jsonParsed` answers.
 * @param program an address
 * @returns nothing when it is no token program
 * @example tokenProgramName(tokenProgram) // 'spl-token'
 */
export function tokenProgramName(program: string): string | undefined {
  if (program === tokenProgram) return 'spl-token'
  return program === token2022Program ? 'spl-token-2022' : undefined
}
