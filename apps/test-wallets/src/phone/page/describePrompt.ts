import type { ApprovalDetail } from '../../namespaces/WalletNamespace.js'
import type { WalletChain } from '../../WalletChain.js'
import type { PhonePrompt } from '../PhoneState.js'
import { chainName } from './chainName.js'

/** A request in words. */
export type PromptWords = {
  readonly heading: string
  readonly details: readonly ApprovalDetail[]
  /** What will be signed, exactly. */
  readonly text: string | undefined
  /** Whether its details are there, so that it may be approved. */
  readonly isReady: boolean
}

/** Says what a site asks of the owner. */
export function describePrompt(
  prompt: PhonePrompt,
  known: readonly WalletChain[],
): PromptWords {
  switch (prompt.type) {
    case 'proposal':
      return {
        heading: 'Connect to this site',
        details: [],
        text: undefined,
        isReady: true,
      }
    case 'signIn':
      return {
        heading: 'Connect and sign in',
        details: prompt.chains.map((chain) => ({
          term: 'Chain',
          detail: chainName(chain, known),
        })),
        text: prompt.text,
        isReady: true,
      }
    case 'request': {
      const { chainId, prepared } = prompt
      const chain = { term: 'Chain', detail: chainName(chainId, known) }
      return {
        heading: prepared?.heading ?? 'Request',
        details: [chain, ...(prepared?.details ?? [])],
        text: prepared?.text,
        isReady: prepared !== undefined,
      }
    }
  }
}
