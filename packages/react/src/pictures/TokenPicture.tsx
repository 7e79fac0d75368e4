import type { NetworkId } from '@hasp/core'
import { TokenLogo, type TokenLogoProps } from '../primitives/Logo/TokenLogo.js'
import { servicePictureSource } from './servicePictureSource.js'
import { useShownLogo } from './useShownLogo.js'

/** A token: its own picture, or else the logo that the kit knows. */
export function TokenPicture({
  address,
  image: own,
  networkId,
  ...rest
}: TokenPicture.Props) {
  const { image, ref } = useShownLogo(
    networkId &&
      (address
        ? { type: 'token', networkId, address }
        : { type: 'currency', networkId }),
    own,
  )
  return (
    <TokenLogo {...rest} ref={ref} image={image} judge={servicePictureSource} />
  )
}

export declare namespace TokenPicture {
  type Props = TokenLogoProps & {
    networkId: NetworkId | undefined
    /** Its contract; the network's currency has none. */
    address: string | undefined
  }
}
