/** A package that logos are taken from. It is never a dependency. */
export type LogoPackage = {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly home: string
}

/** Where logos come from; NOTICE says the same. */
export const logoPackages = {
  web3icons: {
    name: '@web3icons/core',
    version: '4.0.56',
    licence: 'MIT',
    home: 'https://github.com/0xa3k5/web3icons',
  },
  rainbowkit: {
    name: '@rainbow-me/rainbowkit',
    version: '2.2.11',
    licence: 'MIT',
    home: 'https://github.com/rainbow-me/rainbowkit',
  },
  solana: {
    name: '@solana/wallet-adapter-nightly',
    version: '0.1.21',
    licence: 'Apache-2.0',
    home: 'https://github.com/anza-xyz/wallet-adapter',
  },
  thirdweb: {
    name: 'thirdweb',
    version: '5.121.6',
    licence: 'Apache-2.0',
    home: 'https://github.com/thirdweb-dev/js',
  },
} as const satisfies Record<string, LogoPackage>

/** What the script reads besides: where tokens are, and how drawings shrink. */
export const toolPackages = [
  '@web3icons/common@0.11.51',
  '@eth-optimism/tokenlist@10.0.1757',
  'svgo@4.1.0',
] as const

export type LogoOrigin = keyof typeof logoPackages
