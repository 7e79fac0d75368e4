import type { WalletDecision } from './MockWallet.js'

/**
 * What a wallet answers once its owner has decided.
 * @param parameters.refusal what it throws when its owner declines
 * @param parameters.usual what it does when its owner approves
 */
export async function answerAsDecided(parameters: {
  readonly decision: WalletDecision | undefined
  readonly refusal: unknown
  readonly usual: () => unknown
}): Promise<unknown> {
  const { decision, refusal, usual } = parameters
  switch (decision?.type) {
    case 'reject':
      throw refusal
    case 'never':
      return await new Promise<never>(() => undefined)
    case 'throw':
      throw decision.value
    case 'give':
      return decision.value
    default:
      return await usual()
  }
}
