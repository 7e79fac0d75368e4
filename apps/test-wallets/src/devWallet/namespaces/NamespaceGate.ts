import type { Namespace } from '@hasp/core'

/** Namespaces other than EVM, which has a provider of its own. */
export type OtherNamespace = Exclude<Namespace, 'eip155'>

/** One namespace of the wallet, as one site may use it. */
export type NamespaceGate = {
  readonly namespace: OtherNamespace
  /** The address in use on a network, while the site may see it. */
  address(reference: string): string | undefined
  /**
   * The place of the account among the namespace's keys, while it is visible.
   */
  accountIndex(): number | undefined
  /** Asks the person, unless the site has access; `isSilent` never asks. */
  connect(options?: { isSilent?: boolean }): Promise<void>
  /**
   * Signs or sends what a method of the namespace says, once it is approved.
   */
  ask(method: string, chainId: string, params: object): Promise<unknown>
  /** Takes the site's access back. */
  revoke(): void
  /** Hears when another account, or none, is visible. */
  subscribe(listener: () => void): void
}
