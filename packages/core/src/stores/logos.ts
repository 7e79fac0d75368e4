import { createStore } from 'zustand/vanilla'
import type { LogoSubject } from '../ports/LogoSource.js'

/** The logos that were asked for, by `logoKey`; undefined: there is none. */
export type LogosState = {
  readonly byKey: ReadonlyMap<string, string | undefined>
}

export function createLogosStore() {
  return createStore<LogosState>(() => ({ byKey: new Map() }))
}

/**
 * Under which key the logo of a subject is kept.
 * @example
 * import { logoKey } from '@hasp/core/internal'
 *
 * logoKey({ type: 'wallet', id: 'kite' }) // 'wallet/kite'
 */
export function logoKey(subject: LogoSubject): string {
  const { type } = subject
  if (type === 'wallet') return `wallet/${subject.id}`
  const token = type === 'token' ? `/${subject.address}` : ''
  return `${type}/${subject.networkId}${token}`
}
