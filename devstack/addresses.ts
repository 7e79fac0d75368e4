/** Where a part of the local stack listens: always on 127.0.0.1. */
export interface Address {
  readonly name: string
  readonly port: number
  readonly url: string
  /** Where it listens for WebSockets, if that is another port. */
  readonly webSocketPort?: number
  /** Where it takes mail, if it does. */
  readonly smtpPort?: number
  readonly webSocketUrl?: string
}

/** A local EVM chain: its address and what a wallet must know about it. */
export interface ChainAddress extends Address {
  readonly chainId: number
  readonly webSocketUrl: string
}

/** The local Solana: JSON-RPC at `url`, subscriptions at `webSocketUrl`. */
export interface SolanaAddress extends Address {
  readonly webSocketPort: number
  readonly webSocketUrl: string
}

/** An ERC-20 token that the seed deploys, at the same address on each chain. */
export interface TestToken {
  readonly address: `0x${string}`
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** What each of {@link testAccounts} holds after the seed, in base units. */
  readonly share: bigint
}

/** A token of the local Solana. */
export interface SolanaTestToken {
  /** Its mint. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Whether it belongs to Token-2022. */
  readonly isToken2022: boolean
  /** What each of {@link solanaTestAccounts} starts with, in base units. */
  readonly share: bigint
}

/** The mail server: its page at `url`, SMTP on a port of its own. */
export interface MailboxAddress extends Address {
  readonly smtpPort: number
}

/** Every part of the local stack and where it is. */
export interface Addresses {
  readonly demo: Address
  /** The hosted wallet's pages: an origin of their own. */
  readonly hostedWalletSite: Address
  /** What the hosted wallet's pages ask: codes, halves, nodes. */
  readonly hostedWalletService: Address
  /** What keeps the secret of a recovery, apart from the service. */
  readonly escrow: Address
  readonly mailbox: MailboxAddress
  /** What accounts hold, with prices. */
  readonly dataService: Address
  readonly evmA: ChainAddress
  readonly evmB: ChainAddress
  /** The WalletConnect relay; `url` is what clients take as `relayUrl`. */
  readonly relay: Address
  readonly solana: SolanaAddress
  /** The documentation; only `npm start` serves it. */
  readonly documentation: Address
}

/** The only place that names a host or a port of the local stack. */
const host = 'localhost'

function part(name: string, port: number, scheme = 'http'): Address {
  return { name, port, url: `${scheme}://${host}:${port}` }
}

function chain(name: string, chainId: number, port: number): ChainAddress {
  const webSocketUrl = `ws://${host}:${port}`
  return { ...part(name, port), chainId, webSocketUrl }
}

function solana(port: number): SolanaAddress {
  const webSocketPort = port + 1
  const webSocketUrl = `ws://${host}:${webSocketPort}`
  return { ...part(solanaChain.name, port), webSocketPort, webSocketUrl }
}

/**
 * Every host and port of the project, once. Runs in Node and in a browser.
 * @param offset added to every port (`HASP_PORT_OFFSET`), so that two stacks
 * run side by side
 * @example addresses(100).demo.url // 'http://localhost:4100'
 */
export function addresses(offset = 0): Addresses {
  return {
    demo: part('Demo', 4000 + offset),
    hostedWalletSite: part('Hosted wallet site', 4001 + offset),
    hostedWalletService: part('Hosted wallet service', 4002 + offset),
    dataService: part('Data service', 4003 + offset),
    escrow: part('Escrow', 4007 + offset),
    mailbox: {
      ...part('Mailbox', 4005 + offset),
      smtpPort: 4025 + offset,
    },
    evmA: chain('Hasp Local', 31337, 8545 + offset),
    evmB: chain('Hasp Local Two', 31338, 8546 + offset),
    relay: part('Relay', 4004 + offset, 'ws'),
    solana: solana(8899 + offset),
    documentation: part('Documentation', 4010 + offset),
  }
}

/** What wallets and sites must know of the local Solana. */
export const solanaChain = {
  name: 'Hasp Local Solana',
  genesisHash: '6DN3mrNmdHzcMR2jWjcmpNeCYmQ3K2wbjXFPpgBnURHH',
  /** CAIP-2: the first 32 characters of the genesis hash. */
  reference: '6DN3mrNmdHzcMR2jWjcmpNeCYmQ3K2wb',
} as const

/** The public test phrase of local Ethereum nodes. It guards nothing. */
export const testMnemonic =
  'test test test test test test test test test test test junk'

/** The funded accounts: the first ten of {@link testMnemonic}, in order. */
export const testAccounts = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
  '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
  '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
] as const

/** What each of {@link testAccounts} starts with on each chain, in ether. */
export const testAccountEther = 10_000

/** The account of {@link testMnemonic} that deploys, and does nothing else. */
export const deployerIndex = 20

/** The tokens in order of deployment, which fixes their addresses. */
export const testTokens = [
  {
    address: '0x6D8da4B12D658a36909ec1C75F81E54B8DB4eBf9',
    name: 'Hasp Test Token',
    symbol: 'HTK',
    decimals: 18,
    share: 1_000n * 10n ** 18n,
  },
  {
    address: '0x0A867CA0442383c2A89951244B955AA19b615b58',
    name: 'Hasp Test Dollar',
    symbol: 'HUSD',
    decimals: 6,
    share: 2_500n * 10n ** 6n,
  },
] as const satisfies readonly TestToken[]

/** A token that no site here is configured with: the data service knows it. */
export const unlistedToken = {
  address: '0xc7C1e831b38382a2bdCd3708aB44d953758f624C',
  name: 'Hasp Test Find',
  symbol: 'HFIND',
  decimals: 8,
  share: 400n * 10n ** 8n,
} as const satisfies TestToken

/** Multicall3's address on public chains. Here only chain A has it. */
export const multicallAddress = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** ENS, which chain A alone has: deployed after the tokens, in this order. */
export const ensContracts = {
  registry: '0x6Fd09d4d9795a3e07EdDBD9a82c882B46a5A6deF',
  reverseRegistrar: '0x3690387DA29f99b86A93f1F12A2aC4a8d869e9af',
  publicResolver: '0xA7F5957F7Ba52982F24B98faE73e320930aebFd2',
  universalResolver: '0xd71F5aBb5F2AbA60B8E32d9c3584E6a236DF9fFf',
  offchainResolver: '0x7196F6d9736079F19b3642e9fD1e59822993F2EE',
} as const

/** The domain whose names the data service registers, off the chain. */
export const ownDomain = 'hasp.eth'

/** The account of {@link testMnemonic} that signs for {@link ownDomain}. */
export const gatewaySignerIndex = 21

/** What has a name on chain A from the beginning: nobody's test account. */
export const seededNames = {
  /** Its owner is called so, and has another address on chain B. */
  ana: {
    name: 'ana.eth',
    account: '0xBcd4042DE499D14e55001CcbB24a551F3b954096',
    onChainB: '0x71bE63f3384f5fb98995898A86B02Fb2426c5788',
    texts: { description: 'Keeps bees' },
  },
  /** A name with more than ASCII; its owner is called so. */
  juergen: {
    name: 'jürgen.eth',
    account: '0xFABB0ac9d68B0B445fB7357272Ff202C5651694a',
    texts: {},
  },
  /** It leads to a contract, which has no address of its own on chain B. */
  vault: { name: 'vault.eth', account: testTokens[0].address, texts: {} },
} as const

/** It says that it is called as somebody else is. */
export const namePretender = '0x1CBd3b2770909D4e10f157cABC84C7264073C9Ec'

/**
 * The funded accounts of the local Solana: the keys whose seeds are the
 * SHA-256 of "{@link testMnemonic}/solana/0" and so on. The first three are the
 * phone wallet's, the others the dev wallet's.
 */
export const solanaTestAccounts = [
  'EgQ4kme8SJX56P3Cncwy7MWs8dpB5TAje9Df5GfqBKWa',
  '91VBokfJY919cnWjaMb5AzAoPF3FuHwQAunBnkn4BUXc',
  '4DoL1AM6uyHzcLKGUGdfxg6wfRXTxumiwhf6QHLS1zX7',
  'C5wD5AKCWsovnyiU23scymsvPpp3zC6E2PmbyWQSgFuV',
  'CAScZMbtSDF1GRB3jmqeHEm47vq8ipk9x85wgbK7rKh2',
] as const

/** What each of {@link solanaTestAccounts} starts with, in SOL. */
export const solanaTestAccountSol = 100

/** The tokens that each of {@link solanaTestAccounts} holds. */
export const solanaTestTokens = [
  {
    address: 'HimkK3683VhVG9RVaCdNv6nb8uFDqaMEhAwNggj4omHv',
    name: 'Hasp Test Pass',
    symbol: 'HPASS',
    decimals: 0,
    isToken2022: false,
    share: 25n,
  },
  {
    address: '5MLnrhHgy82a1vAVQh7un27dGPXN4yA76MCq6eGHT6GZ',
    name: 'Hasp Test Dollar',
    symbol: 'HUSD',
    decimals: 6,
    isToken2022: false,
    share: 2_500n * 10n ** 6n,
  },
  {
    address: 'EiyzN55Wdrw2TfiUJXFq1Qsk2ymxW5REo6eoWgpjHrvZ',
    name: 'Hasp Test Coin',
    symbol: 'HCOIN',
    decimals: 9,
    isToken2022: true,
    share: 1_000n * 10n ** 9n,
  },
] as const satisfies readonly SolanaTestToken[]
