import { isNamespace } from '@hasp/core'
import type { ConnectButton } from '../buttons/ConnectButton.js'

/** What `<hasp-button>` is drawn anew for. */
export const buttonAttributes = ['label', 'namespace', 'show', 'size'] as const

/** What the attributes ask for; what they should not say is left out. */
export function readButtonAttributes(
  element: Element,
): Omit<ConnectButton.Props, 'children'> {
  const namespace = element.getAttribute('namespace') ?? ''
  const words = element.getAttribute('show')?.split(/\s+/)
  return {
    label: element.getAttribute('label') ?? undefined,
    namespace: isNamespace(namespace) ? namespace : undefined,
    size: element.getAttribute('size') === 's' ? 's' : 'm',
    show: words && {
      avatar: words.includes('avatar'),
      balance: words.includes('balance'),
      network: words.includes('network'),
    },
  }
}
