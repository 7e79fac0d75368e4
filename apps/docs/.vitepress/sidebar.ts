import type { DefaultTheme } from 'vitepress'

const group = (
  text: string,
  items: Readonly<Record<string, string>>,
): DefaultTheme.SidebarItem => ({
  text,
  items: Object.entries(items).map(([page, text]) => ({
    text,
    link: `/${page}`,
  })),
})

/** Every page in the order in which somebody would read them. */
export const sidebar: DefaultTheme.SidebarItem[] = [
  group('Start', {
    install: 'Install',
    firstButton: 'The first button',
    nextjs: 'Next.js and servers',
    beyondReact: 'Vue, Svelte and plain pages',
    theming: 'Theming',
    languages: 'Languages and texts',
    ownUi: 'Your own UI',
  }),
  group('Wallets and networks', {
    networks: 'Networks and nodes',
    wallets: 'Wallets',
    phones: 'Wallets on phones',
    hostedWallet: 'Login by email',
    hosting: 'Host the wallet',
    escrow: 'Run the escrow',
    dataService: 'Prices and all tokens',
    activity: 'What accounts did',
    severalWallets: 'Several wallets',
    connectors: 'Connectors of your own',
    logos: 'Logos',
  }),
  group('Use', {
    sending: 'Sending',
    names: 'Names',
    signIn: 'Signing in with a wallet',
    events: 'Events and analytics',
    testing: 'Testing your app',
    devtools: 'Developer tools',
    bridges: 'Beside other libraries',
  }),
  group('Coming from', {
    comingFromRainbowKit: 'RainbowKit',
    comingFromConnectKit: 'ConnectKit',
    comingFromAppKit: 'AppKit',
    comingFromWagmi: 'Plain wagmi',
  }),
  group('Good to know', {
    securityAndPrivacy: 'Security and privacy',
    storage: 'What is stored',
    performance: 'Performance',
    accessibility: 'Accessibility',
    browsers: 'Supported browsers',
    troubleshooting: 'Troubleshooting',
    upgrading: 'Upgrading',
  }),
  group('Reference', {
    'reference/': 'Every export',
    'reference/wallets': 'Wallet ids',
    'reference/networks': 'Networks and hosts',
    'reference/tokens': 'Design tokens',
    'reference/texts': 'Texts',
    errors: 'Errors',
  }),
]
