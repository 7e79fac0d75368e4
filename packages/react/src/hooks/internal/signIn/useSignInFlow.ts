import { findConnector, signIn } from '@hasp/core'
import { isKitError, type SignInReason } from '@hasp/core/errors'
import { cancelEnd, internals, openWalletLink } from '@hasp/core/internal'
import { useMemo } from 'react'
import { useKit } from '../../useKit.js'
import { useNetwork } from '../../useNetwork.js'
import { useStore } from '../../useStore.js'
import { useWallet } from '../../useWallet.js'
import { useSignInState } from './useSignInState.js'

/** What a visitor is asked to sign, how far it is, and what they may do. */
export function useSignInFlow() {
  const kit = useKit()
  const wallet = useWallet()
  const { network } = useNetwork()
  const { accounts, attempt, isRequired } = useSignInState()
  const networks = useStore(kit.stores.networks, (state) => state.networks)
  const text = 'text' in attempt ? attempt.text : undefined
  const networkId = text?.message.chainId ?? network?.caipNetworkId
  const address = text?.message.accountAddress ?? wallet.address
  const end =
    networkId && address
      ? cancelEnd({
          isRequired,
          account: { networkId, address },
          accounts,
          networkIds: networks.map(({ caipNetworkId }) => caipNetworkId),
        })
      : undefined
  const backTo = end?.type === 'switchesBack' ? end.networkId : undefined
  const link = useStore(kit.stores.connectors, (state) => {
    const { connector, namespace } = wallet
    return (
      connector &&
      namespace &&
      findConnector(state, connector.id, namespace)?.link?.()
    )
  })
  const actions = useMemo(() => {
    const steps = () => kit[internals].signIn?.steps()
    return {
      /** Inside the press: the wallet may open a window. */
      sign: () => void signIn(kit).catch(() => undefined),
      prepare: () => void steps()?.prepare(),
      cancel: () => void steps()?.cancel(),
    }
  }, [kit])

  return {
    ...actions,
    status: attempt.status,
    error: 'error' in attempt ? attempt.error : undefined,
    reason: 'error' in attempt ? reasonOf(attempt.error) : undefined,
    domain: text?.message.domain,
    text: text?.texts.site,
    address,
    network: networks.find((one) => one.caipNetworkId === networkId),
    walletName: wallet.walletName,
    end: end?.type,
    /** The network that Cancel leads back to. */
    backTo: networks.find((one) => one.caipNetworkId === backTo)?.name,
    openWallet: link ? () => openWalletLink(kit, { link }) : undefined,
  }
}

function reasonOf(error: unknown): SignInReason | undefined {
  return isKitError(error, 'SIGN_IN_FAILED') ? error.context.reason : undefined
}
