import {
  Client,
  type ClientConfig,
  Pool,
  type PoolClient,
  type PoolConfig,
} from 'pg'

const pattern = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/

/** An address for each host that an address of PostgreSQL names. */
export function hostUrlsOf(url: string): readonly string[] {
  const [, before, hosts = '', after] = pattern.exec(url) ?? []
  return hosts.includes(',')
    ? hosts.split(',').map((host) => `${before}${host}${after}`)
    : [url]
}

type Connected =
  | ((error: Error) => void)
  | ((error: null, client: Client) => void)

/**
 * Connections to whichever of several hosts takes writes: where that one is
 * gone, the next is asked, and one that is a replica is none.
 * @see libpq, `target_session_attrs=read-write`
 */
export function createHostsPool(
  urls: readonly string[],
  { connectionString: _, ...config }: PoolConfig,
): Pool {
  let current = 0
  class WritingClient extends Client {
    readonly #host: number
    constructor(given?: string | ClientConfig) {
      const url = urls[current % urls.length] ?? ''
      super({ ...(typeof given === 'object' && given), connectionString: url })
      this.#host = current
      // The pool listens once it is connected, and it is asked before that.
      this.on('error', () => undefined)
    }
    /** The pool waits for it by a callback. */
    override connect(): Promise<Client>
    override connect(connected: Connected): void
    override connect(connected?: Connected): Promise<Client> | undefined {
      const connecting = this.#connect().catch((error: unknown) => {
        // Of those that failed together, one goes on to the next.
        if (current === this.#host) current += 1
        throw error
      })
      if (!connected) return connecting
      const tell = connected as (error: Error | null, client?: Client) => void
      connecting.then((client) => tell(null, client), tell)
      return undefined
    }
    async #connect(): Promise<Client> {
      await super.connect()
      const { rows } = await this.query<{ isReplica: boolean }>(
        'select pg_is_in_recovery() as "isReplica"',
      )
      if (!rows[0]?.isReplica) return this
      await this.end()
      throw new Error('no host takes writes')
    }
  }
  type Callback = (
    error: Error | undefined,
    client: PoolClient | undefined,
    done: (release?: boolean | Error) => void,
  ) => void
  class HostsPool extends Pool {
    override connect(): Promise<PoolClient>
    override connect(connected: Callback): void
    override connect(connected?: Callback): Promise<PoolClient> | undefined {
      const connecting = this.#connect()
      if (!connected) return connecting
      connecting.then(
        (client) => connected(undefined, client, client.release),
        (error: Error) => connected(error, undefined, () => undefined),
      )
      return undefined
    }
    async #connect(): Promise<PoolClient> {
      for (let tries = 1; ; tries += 1) {
        const before = current
        try {
          return await super.connect()
        } catch (error) {
          if (current === before || tries === urls.length) throw error
        }
      }
    }
  }
  return new HostsPool({ ...config, Client: WritingClient })
}
