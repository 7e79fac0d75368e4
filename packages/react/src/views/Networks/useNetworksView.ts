import type { Namespace, Network } from '@hasp/core'
import { useState } from 'react'
import { useConnectedWallets } from '../../hooks/useConnectedWallets.js'
import { useKit } from '../../hooks/useKit.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useNetwork } from '../../hooks/useNetwork.js'
import { useStartSwitch } from '../../hooks/useStartSwitch.js'

/** Networks of one family, with what a press on one of them does. */
export type NetworkGroup = {
  readonly family: Namespace
  /** A connected wallet has to be joined by one of this family. */
  readonly needsOtherWallet: boolean
  /** The site has no way to this family. */
  readonly isOutOfReach: boolean
  readonly networks: readonly Network[]
}

/** What the view Networks knows and does. */
export function useNetworksView() {
  const kit = useKit()
  const { back, push } = useKitModal()
  const { isApproved, network, networkId, networks } = useNetwork()
  const { connected } = useConnectedWallets()
  const startSwitch = useStartSwitch()
  const [search, setSearch] = useState('')
  const hasTestNetworks = networks.some(({ testnet }) => testnet)
  const hasOnlyTestNetworks = networks.every(({ testnet }) => testnet)
  const [showsTests, setShowsTests] = useState(
    hasOnlyTestNetworks || network?.testnet === true,
  )

  const isConnected = (family: Namespace) =>
    connected.some(({ namespace }) => namespace === family)
  const wanted = search.trim().toLowerCase()
  const shown = networks.filter(
    ({ name, testnet }) =>
      (showsTests || !testnet) && name.toLowerCase().includes(wanted),
  )
  const families = [...new Set(networks.map((one) => one.chainNamespace))]
  const groups = families
    .map(
      (family): NetworkGroup => ({
        family,
        needsOtherWallet: connected.length > 0 && !isConnected(family),
        isOutOfReach: !kit.adapters.has(family),
        networks: shown.filter((one) => one.chainNamespace === family),
      }),
    )
    .filter((group) => group.networks.length > 0)

  return {
    search,
    setSearch,
    groups,
    hasHeadings: families.length > 1,
    count: shown.length,
    isApproved,
    walletName: connected.find(({ isActive }) => isActive)?.walletName ?? '',
    currentId: networkId,
    canHideTests: hasTestNetworks && !hasOnlyTestNetworks,
    showsTests,
    setShowsTests,
    /** The request leaves now; the view that waits for it follows. */
    choose(one: Network, group: NetworkGroup) {
      const parameters = { networkId: one.caipNetworkId }
      if (one.caipNetworkId === networkId) return
      if (group.needsOtherWallet)
        return push({ view: 'SwitchActiveChain', parameters })
      startSwitch(one.caipNetworkId)
      if (connected.length > 0) push({ view: 'SwitchNetwork', parameters })
      else back()
    },
  }
}
