import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A part that is fetched when it is first drawn.
 * @param StandIn drawn where it cannot be fetched; nothing unless given
 */
export function lazyOr<props extends object>(
  load: () => Promise<{ readonly default: ComponentType<props> }>,
  StandIn: ComponentType<props> = () => null,
): LazyExoticComponent<ComponentType<props>> {
  return lazy(() => load().catch(() => ({ default: StandIn })))
}
