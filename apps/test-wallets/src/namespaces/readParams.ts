import { ProviderRpcError } from '../ProviderRpcError.js'

/** The members of a request's parameters, or of the first one. */
export function readParams(params: unknown): Record<string, unknown> {
  const [first]: unknown[] = Array.isArray(params) ? params : [params]
  return typeof first === 'object' && first !== null ? { ...first } : {}
}

/** Throws -32602 for anything but a text. */
export function readText(value: unknown, name: string): string {
  if (typeof value === 'string') return value
  throw new ProviderRpcError(-32602, `The request has no text "${name}".`)
}
