import {
  type Namespace,
  namespaces,
  themeDensities,
  themeModes,
  themePresets,
} from '@hasp/core'
import { namespaceNames } from '@hasp/test-wallets/devWallet'
import { useState } from 'react'
import { Choice } from '../Choice.js'
import {
  fontNames,
  locales,
  type PlaygroundSettings,
  type PlaygroundSwitch,
  placements,
  radii,
  switches,
} from './playgroundSettings.js'
import { TokenColour } from './TokenColour.js'

const switchLabels: Record<PlaygroundSwitch, string> = {
  multiWallet: 'Several wallets',
  send: 'Send',
  receive: 'Receive',
  branding: 'Branding',
  walletConnect: 'WalletConnect',
  hostedWallet: 'Login by email',
  data: 'Prices and all tokens',
}

const ownAccent = '#7058e2'

/** Every setting of the playground; on a phone it starts folded. */
export function SettingsPanel(props: {
  settings: PlaygroundSettings
  onChange: (patch: Partial<PlaygroundSettings>) => void
}) {
  const { onChange, settings } = props
  const [isWide] = useState(() => matchMedia('(min-width: 60rem)').matches)
  const chosen = settings.namespaces
  const toggle = (namespace: Namespace) =>
    onChange({
      namespaces: namespaces.filter(
        (one) => chosen.includes(one) !== (one === namespace),
      ),
    })
  return (
    <section aria-label="Settings" className="page-card playground-settings">
      <details open={isWide}>
        <summary>
          <h2>Settings</h2>
        </summary>
        <Choice
          className="playground-field"
          label="Placement"
          onChoose={(placement) => onChange({ placement })}
          value={settings.placement}
          values={placements}
        />
        <Choice
          className="playground-field"
          label="Theme"
          onChoose={(mode) => onChange({ mode })}
          value={settings.mode}
          values={themeModes}
        />
        <Choice
          className="playground-field"
          label="Preset"
          onChoose={(preset) => onChange({ preset })}
          value={settings.preset}
          values={['none', ...themePresets]}
        />
        <label className="playground-field">
          Accent
          <input
            onChange={({ target }) => onChange({ accent: target.value })}
            type="color"
            value={settings.accent ?? ownAccent}
          />
        </label>
        <Choice
          className="playground-field"
          label="Radius"
          onChoose={(radius) =>
            onChange({ radius: radii.find((one) => `${one}` === radius) })
          }
          value={`${settings.radius ?? 'default'}`}
          values={['default', ...radii.map(String)]}
        />
        <Choice
          className="playground-field"
          label="Font"
          onChoose={(name) =>
            onChange({ font: fontNames.find((font) => font === name) })
          }
          value={settings.font ?? 'default'}
          values={['default', ...fontNames]}
        />
        <TokenColour
          onChange={(tokens) => onChange({ tokens })}
          tokens={settings.tokens}
        />
        <Choice
          className="playground-field"
          label="Density"
          onChoose={(density) => onChange({ density })}
          value={settings.density}
          values={themeDensities}
        />
        <Choice
          className="playground-field"
          label="Language"
          onChoose={(locale) => onChange({ locale })}
          value={settings.locale}
          values={locales}
        />
        <fieldset>
          <legend>Chain families</legend>
          {namespaces.map((namespace) => (
            <Check
              // There is nothing to connect without one.
              isDisabled={chosen.length === 1 && chosen[0] === namespace}
              isOn={chosen.includes(namespace)}
              key={namespace}
              label={namespaceNames[namespace]}
              onToggle={() => toggle(namespace)}
            />
          ))}
        </fieldset>
        <fieldset>
          <legend>Features</legend>
          {switches.map((name) => (
            <Check
              isOn={settings[name]}
              key={name}
              label={switchLabels[name]}
              onToggle={() => onChange({ [name]: !settings[name] })}
            />
          ))}
        </fieldset>
      </details>
    </section>
  )
}

function Check(props: {
  label: string
  isOn: boolean
  isDisabled?: boolean
  onToggle: () => void
}) {
  return (
    <label className="playground-check">
      <input
        checked={props.isOn}
        disabled={props.isDisabled}
        onChange={props.onToggle}
        type="checkbox"
      />
      {props.label}
    </label>
  )
}
