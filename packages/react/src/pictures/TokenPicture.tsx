import type { NetworkId } from '@hasp/core'
import { type SyntheticEvent, useState } from 'react'
import { TokenLogo, type TokenLogoProps } from '../primitives/Logo/TokenLogo.js'
import { servicePictureSource } from './servicePictureSource.js'
import { useShownLogo } from './useShownLogo.js'

/** A token: its own picture if it loads, or else the logo that the kit knows. */
export function TokenPicture({
  address,
  image: own,
  networkId,
  ...rest
}: TokenPicture.Props) {
  const [broken, setBroken] = useState<string>()
  const { image, ref } = useShownLogo(
    networkId &&
      (address
        ? { type: 'token', networkId, address }
        : { type: 'currency', networkId }),
    own === broken ? undefined : own,
  )
  const giveWay = ({ currentTarget, target }: SyntheticEvent<Element>) => {
    // Its badge has a picture, too.
    const isOwn = (target as Element).closest('[data-part]') === currentTarget
    if (isOwn) setBroken(own)
  }
  return (
    <TokenLogo
      {...rest}
      ref={ref}
      image={image}
      judge={servicePictureSource}
      onErrorCapture={giveWay}
    />
  )
}

export declare namespace TokenPicture {
  type Props = TokenLogoProps & {
    networkId: NetworkId | undefined
    /** Its contract; the network's currency has none. */
    address: string | undefined
  }
}
