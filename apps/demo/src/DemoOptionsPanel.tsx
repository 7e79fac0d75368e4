import { useKitTheme } from '@hasp/react'
import { Choice } from './Choice.js'
import type { DemoOptions } from './readDemoOptions.js'

const switches = [
  ['multiWallet', 'Several wallets'],
  ['send', 'Send'],
  ['receive', 'Receive'],
  ['branding', 'Branding'],
  ['embedded', 'Embedded'],
  ['terms', 'Terms link'],
  ['walletConnect', 'Wallets on phones'],
  ['hostedWallet', 'Wallet by email'],
  ['data', 'Prices and all tokens'],
  ['phoneWallet', 'Phone wallet in lists'],
  ['debug', 'Debug'],
  ['devtools', 'Developer tools'],
] as const

const choices = {
  locale: ['auto', 'en', 'ar'],
  namespaces: ['eip155', 'all'],
  adapters: ['evm', 'none'],
  project: ['none', 'default', 'narrow', 'elsewhere'],
  accent: ['default', '0590a2', '3b9555', 'e97125'],
} as const

/** Every option of the kit; what cannot change live opens the page anew. */
export function DemoOptionsPanel({ options }: { options: DemoOptions }) {
  const { mode, setMode } = useKitTheme()
  return (
    <div className="demo-options">
      {switches.map(([name, label]) => (
        <label key={name}>
          <input
            checked={options[name]}
            onChange={({ target }) => reopen(name, target.checked ? '1' : '0')}
            type="checkbox"
          />
          {label}
        </label>
      ))}
      <Choice
        label="Theme"
        onChoose={(value) => setMode(value)}
        value={mode}
        values={['dark', 'light', 'system']}
      />
      <Choice
        label="Language"
        onChoose={(value) => reopen('locale', value)}
        value={options.locale}
        values={choices.locale}
      />
      <Choice
        label="Chain families"
        onChoose={(value) => reopen('namespaces', value)}
        value={options.namespaces.length > 1 ? 'all' : 'eip155'}
        values={choices.namespaces}
      />
      <Choice
        label="Adapters"
        onChoose={(value) => reopen('adapters', value)}
        value={options.adapters}
        values={choices.adapters}
      />
      <Choice
        label="Project"
        onChoose={(value) => reopen('project', value === 'none' ? '' : value)}
        value={options.project ?? 'none'}
        values={choices.project}
      />
      <Choice
        label="Accent"
        onChoose={(value) => reopen('accent', value)}
        value={options.accent?.slice(1) ?? 'default'}
        values={choices.accent}
      />
    </div>
  )
}

function reopen(name: string, value: string) {
  const url = new URL(location.href)
  url.searchParams.set(name, value)
  location.assign(url)
}
