import type { WalletMood } from './adapterSuite/FamilyWallet.js'

/**
 * What a wallet answers in a mood.
 * @param parameters.refusal what it throws when its owner declines
 * @param parameters.usual what it does when its owner approves
 */
export async function answerInMood(parameters: {
  readonly mood: WalletMood | undefined
  readonly refusal: unknown
  readonly usual: () => unknown
}): Promise<unknown> {
  const { mood, refusal, usual } = parameters
  switch (mood?.type) {
    case 'reject':
      throw refusal
    case 'never':
      return await new Promise<never>(() => undefined)
    case 'throw':
      throw mood.value
    case 'give':
      return mood.value
    default:
      return await usual()
  }
}
