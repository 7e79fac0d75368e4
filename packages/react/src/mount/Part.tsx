import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { AccountButton } from '../buttons/AccountButton.js'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { NetworkButton } from '../buttons/NetworkButton.js'
import { WalletButton } from '../buttons/WalletButton.js'
import { EmbeddedKit } from '../modal/EmbeddedKit.js'
import type { MountedPart, PartOptions } from './MountedPart.js'
import { StateReporter } from './StateReporter.js'

/**
 * A part in an element of the page. It is drawn into an element of its own,
 * because the page may empty the other one, and takes the place of what the
 * page had there to keep it.
 */
export function Part({ element, onState, options }: MountedPart) {
  const [place] = useState(() =>
    document.createElement(options.part === 'embedded' ? 'div' : 'span'),
  )
  useLayoutEffect(() => {
    element.replaceChildren(place)
    return () => place.remove()
  }, [element, place])
  return (
    <>
      {createPortal(<Content {...options} />, place)}
      {onState && (
        <StateReporter
          namespace={'namespace' in options ? options.namespace : undefined}
          onState={onState}
        />
      )}
    </>
  )
}

function Content(options: PartOptions) {
  switch (options.part) {
    case 'accountButton':
      return <AccountButton {...options} />
    case 'networkButton':
      return <NetworkButton {...options} />
    case 'walletButton':
      return <WalletButton {...options} />
    case 'embedded':
      return <EmbeddedKit />
    default:
      return <ConnectButton {...options} />
  }
}
