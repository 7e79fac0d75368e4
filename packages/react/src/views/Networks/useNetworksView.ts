import type { Namespace, Network, NetworkId } from '@hasp/core'
import { useState } from 'react'
import { useReachableNamespaces } from '../../hooks/internal/connecting/useReachableNamespaces.js'
import { useInternals } from '../../hooks/internal/modal/useInternals.js'
import { useStartSwitch } from '../../hooks/internal/network/useStartSwitch.js'
import { useKit } from '../../hooks/useKit.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useNetwork } from '../../hooks/useNetwork.js'
import { useStore } from '../../hooks/useStore.js'
import { useConnectedWallets } from '../../hooks/wallets/useConnectedWallets.js'

/** Networks of one namespace, with what a press on one of them does. */
export type NetworkGroup = {
  readonly namespace: Namespace
  /** Another wallet has to be connected for this namespace. */
  readonly needsOtherWallet: boolean
  /** The wallet that switches to its networks. */
  readonly walletName: string
  /** The site has no connector for this namespace. */
  readonly isOutOfReach: boolean
  readonly networks: readonly Network[]
}

/** What the view Networks knows and does. */
export function useNetworksView() {
  const { stores } = useKit()
  const { adapters } = useInternals()
  const { back, push } = useKitModal()
  const { isApproved, network, networkId, networks } = useNetwork()
  const { active, connected } = useConnectedWallets()
  const speaks = useReachableNamespaces()
  const startSwitch = useStartSwitch()
  const slowIds = useStore(stores.networks, (state) => state.slowNetworkIds)
  const [search, setSearch] = useState('')
  const hasTestNetworks = networks.some(({ testnet }) => testnet)
  const hasOnlyTestNetworks = networks.every(({ testnet }) => testnet)
  const [showsTests, setShowsTests] = useState(
    hasOnlyTestNetworks || network?.testnet === true,
  )

  const walletOf = (namespace: Namespace) =>
    connected.find((one) => one.namespace === namespace && one.isActive)
  const wanted = search.trim().toLowerCase()
  const shown = networks.filter(
    ({ name, testnet }) =>
      (showsTests || !testnet) && name.toLowerCase().includes(wanted),
  )
  const namespaces = [...new Set(networks.map((one) => one.chainNamespace))]
  const groups = namespaces
    .map(
      (namespace): NetworkGroup => ({
        namespace,
        needsOtherWallet:
          connected.length > 0 && !walletOf(namespace) && !speaks(namespace),
        walletName: (walletOf(namespace) ?? active)?.walletName ?? '',
        isOutOfReach: !adapters.has(namespace),
        networks: shown.filter((one) => one.chainNamespace === namespace),
      }),
    )
    .filter((group) => group.networks.length > 0)

  return {
    search,
    setSearch,
    groups,
    hasHeadings: namespaces.length > 1,
    count: shown.length,
    isApproved,
    isSlow: (id: NetworkId) => slowIds.includes(id),
    currentId: networkId,
    canHideTests: hasTestNetworks && !hasOnlyTestNetworks,
    showsTests,
    setShowsTests,
    /** Sends the request now, and shows the view that waits for it. */
    choose(one: Network, group: NetworkGroup) {
      const parameters = { networkId: one.caipNetworkId }
      if (one.caipNetworkId === networkId) return
      if (group.needsOtherWallet)
        return push({ view: 'SwitchActiveChain', parameters })
      startSwitch(one.caipNetworkId)
      const there = walletOf(group.namespace)?.networkId
      const isAsked = connected.length > 0 && there !== one.caipNetworkId
      if (isAsked) push({ view: 'SwitchNetwork', parameters })
      else back()
    },
  }
}
