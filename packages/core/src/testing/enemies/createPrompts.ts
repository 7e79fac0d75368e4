import type { Clock } from '../../ports/Environment.js'
import type { Chance } from './createChance.js'
import type { SendRequestInWallet, WalletEnemy } from './walletEnemies.js'

/** What a wallet of a namespace can do with a request to send. */
export type Execution = Pick<
  SendRequestInWallet,
  'execute' | 'speedUp' | 'cancel'
> & {
  /** Whether it can certainly not arrive any more. */
  isOver(): boolean
}

type Prompt = Execution & { readonly enemy: WalletEnemy }

/**
 * The requests to send that a wallet gets in a visit, each in the hands of
 * another enemy.
 * @param parameters.breach told when a wallet is asked for what may be under
 * way: the one thing that must not happen
 */
export function createPrompts(parameters: {
  readonly chance: Chance
  readonly clock: Clock
  readonly enemies: readonly WalletEnemy[]
  readonly breach: (sentence: string) => void
  readonly trace: (line: string) => void
}) {
  const { breach, chance, clock, enemies, trace } = parameters
  const prompts: Prompt[] = []

  return {
    serve(
      createExecution: (prompt: number) => Execution,
      { answer, fail }: Pick<SendRequestInWallet, 'answer' | 'fail'>,
    ): void {
      const earlier = prompts.find(
        ({ enemy, isOver }) => !enemy.declines && !isOver(),
      )
      if (earlier)
        breach(`asked again, though the first wallet ${earlier.enemy.name}`)
      const execution = createExecution(prompts.length)
      const prompt: Prompt = { ...execution, enemy: chance.pick(enemies) }
      prompts.push(prompt)
      trace(`wallet ${prompt.enemy.name}`)
      const reported =
        <value>(what: string, notify: (value: value) => void) =>
        (value: value) => {
          trace(`wallet ${what} ${describeValue(value)}`)
          notify(value)
        }
      prompt.enemy
        .serve({
          ...execution,
          chance,
          clock,
          answer: reported('answers', answer),
          fail: reported('fails', fail),
        })
        .catch((error: unknown) => trace(`wallet could not: ${error}`))
    },
    /** How often a wallet was asked so far. */
    count: () => prompts.length,
  }
}

function describeValue(value: unknown): string {
  return value instanceof Error ? value.message : String(value)
}
