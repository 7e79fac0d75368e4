import { useSyncExternalStore } from 'react'
import { namespaceNames } from '../../namespaces/namespaceNames.js'
import type { DevWalletSettingsStore } from '../createDevWalletSettings.js'
import {
  type DevWalletFault,
  devWalletFaultLabels,
  devWalletFaults,
} from '../devWalletFault.js'
import type { DevWalletHandle } from '../followDevWalletSwitch.js'
import type { DevWalletControls } from './createDevWalletControls.js'
import './devWalletPanel.css'

/**
 * The switches and buttons of the dev wallet. While the wallet is off, only
 * its own switch is there.
 * @example <DevWalletPanel settings={settings} wallet={wallet} />
 */
export function DevWalletPanel(props: {
  settings: DevWalletSettingsStore
  wallet: DevWalletHandle
}) {
  const { settings } = props
  const { isEnabled } = useSyncExternalStore(settings.subscribe, settings.get)
  const wallets = useSyncExternalStore(props.wallet.subscribe, props.wallet.get)
  return (
    <fieldset className="dev-wallet-panel">
      <legend>Test wallet</legend>
      <Switch
        label="Dev wallet"
        isOn={isEnabled}
        onChange={(isOn) => settings.change({ isEnabled: isOn })}
      />
      {isEnabled && <Switches settings={settings} />}
      {wallets.map((wallet) => (
        <Controls key={wallet.identity.id} wallet={wallet} />
      ))}
    </fieldset>
  )
}

function Switches({ settings }: { settings: DevWalletSettingsStore }) {
  const current = useSyncExternalStore(settings.subscribe, settings.get)
  const withFault = (fault: DevWalletFault, isOn: boolean) => {
    const others = current.faults.filter((other) => other !== fault)
    settings.change({ faults: isOn ? [...others, fault] : others })
  }
  return (
    <>
      <p className="dev-wallet-note">
        It signs with published test keys. Never use it with real funds.
      </p>
      <Switch
        label="Approve by itself"
        isOn={current.isSelfApproving}
        onChange={(isOn) => settings.change({ isSelfApproving: isOn })}
      />
      {devWalletFaults.map((fault) => (
        <Switch
          key={fault}
          label={devWalletFaultLabels[fault]}
          isOn={current.faults.includes(fault)}
          onChange={(isOn) => withFault(fault, isOn)}
        />
      ))}
      <Switch
        label="Fault happens once"
        isOn={current.isFaultOnce}
        onChange={(isOn) => settings.change({ isFaultOnce: isOn })}
      />
      <label>
        Late by seconds
        <input
          type="number"
          min="0"
          max="3600"
          value={current.lateSeconds}
          onChange={({ target }) =>
            settings.change({ lateSeconds: Number(target.value) })
          }
        />
      </label>
    </>
  )
}

function Controls({ wallet }: { wallet: DevWalletControls }) {
  const { identity, status } = wallet
  const { accountIndex, chainId, isLocked, sharedNamespaces } =
    useSyncExternalStore(status.subscribe, status.get)
  const shared = sharedNamespaces.map((namespace) => namespaceNames[namespace])
  return (
    <fieldset aria-label={identity.name} className="dev-wallet-one">
      <p className="dev-wallet-note">
        {identity.name}: account {accountIndex + 1}
        {identity.namespaces.includes('eip155') && ` on ${chainId}`},{' '}
        {shared.length > 0
          ? `shared with this site: ${shared.join(', ')}`
          : 'not shared'}
        {isLocked && ', locked'}
      </p>
      <div className="dev-wallet-controls">
        <Control label="Change account" onPress={wallet.changeAccount} />
        <Control label="Change chain" onPress={wallet.changeChain} />
        <Control label="Lock" onPress={wallet.lock} />
        <Control label="Unlock" onPress={wallet.unlock} />
        <Control label="Revoke" onPress={wallet.revoke} />
        <Control label="Event 1013" onPress={wallet.disconnect} />
      </div>
    </fieldset>
  )
}

function Switch(props: {
  label: string
  isOn: boolean
  onChange(isOn: boolean): void
}) {
  return (
    <label>
      <input
        type="checkbox"
        role="switch"
        checked={props.isOn}
        aria-checked={props.isOn}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      {props.label}
    </label>
  )
}

function Control(props: { label: string; onPress(): void }) {
  return (
    <button type="button" onClick={props.onPress}>
      {props.label}
    </button>
  )
}
