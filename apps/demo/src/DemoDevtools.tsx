import { type DevtoolsFault, KitDevtools } from '@hasp/react/devtools'
import {
  type DevWalletFault,
  type DevWalletSettingsStore,
  devWalletFaultLabels,
  devWalletFaults,
} from '@hasp/test-wallets/devWallet'
import { useMemo } from 'react'

/** The developer tools, with the faults of the dev wallet as buttons. */
export default function DemoDevtools(props: {
  settings: DevWalletSettingsStore
}) {
  const { settings } = props
  const faults = useMemo(
    () => devWalletFaults.map((fault) => asDevtoolsFault(settings, fault)),
    [settings],
  )
  return <KitDevtools faults={faults} />
}

function asDevtoolsFault(
  settings: DevWalletSettingsStore,
  fault: DevWalletFault,
): DevtoolsFault {
  return {
    label: devWalletFaultLabels[fault],
    isForced: () => settings.get().faults.includes(fault),
    force(isForced) {
      const others = settings.get().faults.filter((other) => other !== fault)
      settings.change({ faults: isForced ? [...others, fault] : others })
    },
  }
}
