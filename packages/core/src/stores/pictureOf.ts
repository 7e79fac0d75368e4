import type { ConnectorInfo } from '../entities/connection/connectorInfo.js'
import type { ConnectorsState } from './connectors.js'

/**
 * The picture of a wallet, once `judgePictures` has judged it.
 * @returns undefined where there is none that may be shown, or not yet
 * @example
 * import { pictureOf } from '@hasp/core/internal'
 *
 * const state = kit.stores.connectors.getState()
 * const pictures = state.connectors.map(({ info }) => pictureOf(state, info))
 */
export function pictureOf(
  { pictures }: ConnectorsState,
  info: Pick<ConnectorInfo, 'imageUrl' | 'info'> | undefined,
): string | undefined {
  return pictures.get(info?.info?.icon ?? info?.imageUrl ?? '')
}
