import { readFile } from 'node:fs/promises'
import solc from 'solc'

/** What is kept of a compiled contract. */
export interface Artifact {
  readonly abi: readonly unknown[]
  readonly bytecode: `0x${string}`
  readonly deployedBytecode: `0x${string}`
}

interface CompilerOutput {
  readonly errors?: readonly { formattedMessage: string }[]
  readonly contracts?: Readonly<
    Record<string, Readonly<Record<string, CompiledContract>>>
  >
}

interface CompiledContract {
  readonly abi: readonly unknown[]
  readonly evm: {
    readonly bytecode: { readonly object: string }
    readonly deployedBytecode: { readonly object: string }
  }
}

const contractNames = [
  'HostileAccount',
  'HostileResolver',
  'Multicall',
  'OffchainResolver',
  'PairFactory',
  'PictureToken',
  'RedPill',
  'SignerAccount',
  'SignerAccountFactory',
  'TestToken',
  'UniversalResolver',
] as const

/**
 * Compiles the contracts of this folder; the same source always gives the
 * same bytes, so the committed artifacts can be compared with a fresh run.
 * @throws Error with the compiler's own words when it says anything
 * @example const { TestToken } = await compileContracts()
 */
export async function compileContracts(): Promise<
  Record<(typeof contractNames)[number], Artifact>
> {
  const output = compile(
    Object.fromEntries(
      await Promise.all(
        contractNames.map(async (name) => [
          `${name}.sol`,
          {
            content: await readFile(
              new URL(`${name}.sol`, import.meta.url),
              'utf8',
            ),
          },
        ]),
      ),
    ),
  )
  return {
    HostileAccount: pick(output, 'HostileAccount'),
    HostileResolver: pick(output, 'HostileResolver'),
    Multicall: pick(output, 'Multicall'),
    OffchainResolver: pick(output, 'OffchainResolver'),
    PairFactory: pick(output, 'PairFactory'),
    PictureToken: pick(output, 'PictureToken'),
    RedPill: pick(output, 'RedPill'),
    SignerAccount: pick(output, 'SignerAccount'),
    SignerAccountFactory: pick(output, 'SignerAccountFactory'),
    TestToken: pick(output, 'TestToken'),
    UniversalResolver: pick(output, 'UniversalResolver'),
  }
}

function compile(sources: Record<string, { content: string }>) {
  const output: CompilerOutput = JSON.parse(
    solc.compile(
      JSON.stringify({
        language: 'Solidity',
        sources,
        settings: {
          evmVersion: 'cancun',
          optimizer: { enabled: true, runs: 200 },
          metadata: { bytecodeHash: 'none', appendCBOR: false },
          outputSelection: {
            '*': {
              '*': [
                'abi',
                'evm.bytecode.object',
                'evm.deployedBytecode.object',
              ],
            },
          },
        },
      }),
    ),
  )
  const complaints = output.errors ?? []
  if (complaints.length > 0)
    throw new Error(
      complaints.map((complaint) => complaint.formattedMessage).join('\n'),
    )
  return output
}

function pick(output: CompilerOutput, name: string): Artifact {
  const contract = output.contracts?.[`${name}.sol`]?.[name]
  if (!contract) throw new Error(`The compiler returned no contract ${name}.`)
  return {
    abi: contract.abi,
    bytecode: `0x${contract.evm.bytecode.object}`,
    deployedBytecode: `0x${contract.evm.deployedBytecode.object}`,
  }
}
