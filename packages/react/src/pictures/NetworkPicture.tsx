import type { Network } from '@hasp/core'
import {
  NetworkLogo,
  type NetworkLogoProps,
} from '../primitives/Logo/NetworkLogo.js'
import { useShownLogo } from './useShownLogo.js'

/** A network: its own picture, or else the logo that the kit knows. */
export function NetworkPicture({
  name,
  network,
  ...rest
}: NetworkPicture.Props) {
  const { image, ref } = useShownLogo(
    network && { type: 'network', networkId: network.caipNetworkId },
    network?.assets?.imageUrl,
  )
  return (
    <NetworkLogo
      testnet={network?.testnet}
      {...rest}
      ref={ref}
      name={name ?? network?.name ?? '?'}
      image={image}
    />
  )
}

export declare namespace NetworkPicture {
  type Props = Omit<NetworkLogoProps, 'name' | 'image'> & {
    network: Network | undefined
    /** Where it is not the network's. */
    name?: string | undefined
  }
}
