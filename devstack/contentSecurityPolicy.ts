import type { Addresses } from './addresses.js'

/**
 * The strict policy that the built demo is served with, so that nothing in
 * the kit comes to need more than this.
 * @param stack the addresses that the page may talk to
 * @example contentSecurityPolicy(addresses()) // "default-src 'self'; …"
 */
export function contentSecurityPolicy(stack: Addresses): string {
  const nodes = [stack.evmA, stack.evmB, stack.solana].flatMap((node) => [
    node.url,
    node.webSocketUrl,
  ])
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${stack.dataService.url}`,
    [
      "connect-src 'self'",
      ...nodes,
      stack.relay.url,
      stack.dataService.url,
      stack.hostedWalletSite.url,
    ].join(' '),
    `frame-src ${stack.hostedWalletSite.url}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
