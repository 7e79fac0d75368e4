import { namespaces } from '../../entities/network/namespace.js'
import { selectConnected } from '../../stores/connection/connections.js'
import type { Tab } from './createTabs.js'

/** Actions of the kit settle within this: a wallet's five minutes, and more. */
const actionLimitMs = 7 * 60_000

/** What must hold for connections, whatever wallets do. */
export function createKitOracles(parameters: {
  readonly now: () => number
  readonly breach: (sentence: string) => void
  readonly trace: (line: string) => void
  /** Whether the wallet of a connector has ever had this account. */
  readonly isAccountOf: (connectorId: string, address: string) => boolean
}) {
  const { breach, isAccountOf, now, trace } = parameters
  /** Wallets that the visitor wanted, and has not disconnected since. */
  const wanted = new Set<string>()
  const running = new Set<{ readonly name: string; readonly at: number }>()
  const connecting = new Map<string, number>()
  const untold = new Map<Tab, string>()
  const closed: Tab[] = []

  const describeActive = ({ kit }: Tab) =>
    namespaces.flatMap((namespace) => {
      const active = selectConnected(
        kit.stores.connections.getState(),
        namespace,
      )
      if (!active) return []
      const [{ address }] = active.accounts
      return [{ address, connectorId: active.connectorId }]
    })

  return {
    watch(tab: Tab) {
      let before = '[]'
      tab.kit.stores.connections.subscribe(() => {
        const active = describeActive(tab)
        const after = JSON.stringify(active)
        if (after === before) return
        const known = before
        before = after
        trace(`${tab.name} is connected to ${after}`)
        untold.set(tab, after)
        for (const { address, connectorId } of active) {
          // Namespaces end one after the other: the rest is not new.
          const isNew = !known.includes(address)
          if (isNew && !wanted.has(connectorId))
            breach(`${tab.name}: nobody wanted ${connectorId}`)
          if (!isAccountOf(connectorId, address))
            breach(`${tab.name}: ${address} is not of ${connectorId}`)
        }
      })
      tab.kit.events.subscribe(({ name }) => {
        trace(`${tab.name} tells ${name}`)
        if (
          /^(CONNECT_SUCCESS|DISCONNECT|SWITCH_ACCOUNT|CONNECT_ERROR)$/.test(
            name,
          )
        )
          untold.delete(tab)
      })
    },
    /** The visitor presses something that the kit does. */
    run(name: string, action: Promise<unknown>) {
      const one = { name, at: now() }
      running.add(one)
      trace(name)
      action
        .catch((error: unknown) => trace(`${name}: ${error}`))
        .finally(() => running.delete(one))
    },
    want(connectorId: string, connection: Promise<unknown>) {
      wanted.add(connectorId)
      connecting.set(connectorId, (connecting.get(connectorId) ?? 0) + 1)
      connection
        .catch(() => undefined)
        .finally(() => {
          const others = (connecting.get(connectorId) ?? 1) - 1
          connecting.set(connectorId, others)
        })
    },
    /** What is being asked for at this moment may still come. */
    unwant() {
      for (const one of [...wanted])
        if (!connecting.get(one)) wanted.delete(one)
    },
    close(tab: Tab) {
      tab.close()
      untold.delete(tab)
      closed.push(tab)
    },
    /** After everything that happens by itself has happened. */
    check() {
      for (const [tab, state] of untold)
        breach(`${tab.name} is connected to ${state}, and told nobody`)
      untold.clear()
      for (const tab of closed.splice(0))
        if (tab.waiting() > 0)
          breach(`${tab.name} leaves ${tab.waiting()} timers behind`)
      for (const { at, name } of running)
        if (now() - at > actionLimitMs) {
          breach(`${name} has taken ${now() - at} ms`)
          running.clear()
        }
    },
  }
}
