import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { History } from '@hasp/protocol/data'

type Entry = History['entries'][number]

/** A server that tells a history as an explorer would, and what it was asked. */
export interface Explorer {
  readonly url: string
  /** Paths with their queries. */
  readonly asked: readonly string[]
  /** What it knows of from now on, newest first. */
  know(account: string, entries: readonly Entry[]): void
  stop(): Promise<void>
}

/** One line of one list. */
export interface Line {
  readonly block: number
  /** Orders the lines of a block, first to last. */
  readonly order: readonly [number, number]
  readonly item: object
}

/** How an explorer writes what it knows, and answers. */
export interface Dialect {
  /** @returns the lines that an entry is in a list */
  list(name: string, entry: SplitEntry): Line[]
  answer(
    url: URL,
    read: (list: string, account: string) => readonly Line[],
  ): { readonly status: number; readonly body: object }
}

/** Starts an explorer on this machine. */
export async function startExplorer(dialect: Dialect): Promise<Explorer> {
  const asked: string[] = []
  const known = new Map<string, readonly Entry[]>()
  const server = createServer((request: IncomingMessage, response) => {
    asked.push(request.url ?? '')
    const { body, status } = answerIn(
      dialect,
      new URL(request.url ?? '', 'http://explorer'),
      (account) => known.get(account) ?? [],
    )
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    know: (account, entries) => known.set(account, entries),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** What an explorer of this dialect answers, out of what it knows. */
export function answerIn(
  dialect: Dialect,
  url: URL,
  entriesOf: (account: string) => readonly Entry[],
) {
  return dialect.answer(url, (list, account) =>
    entriesOf(account)
      .flatMap((entry) => dialect.list(list, splitEntry(entry, account)))
      .sort(newestFirst),
  )
}

function newestFirst(one: Line, other: Line): number {
  return (
    other.block - one.block ||
    other.order[0] - one.order[0] ||
    other.order[1] - one.order[1]
  )
}

/** What each list of an explorer is made of. */
type SplitEntry = ReturnType<typeof splitEntry>

function splitEntry(entry: Entry, account: string) {
  const moved = entry.movements.filter(({ kind }) => !isApproval(kind))
  const target = entry.receiver ?? entry.deployed
  const own = moved.find(
    ({ kind, source }) => kind === 'native' && source === entry.sender,
  )
  return {
    ...entry,
    isParty: [entry.sender, entry.receiver, entry.deployed].includes(account),
    value: own?.target === target ? (own?.amount ?? '0') : '0',
    payments: moved.filter((each) => each.kind === 'native' && each !== own),
    tokens: moved.filter(({ kind }) => kind !== 'native'),
  }
}

function isApproval(kind: string): boolean {
  return ['allowance', 'tokenApproval', 'operatorApproval'].includes(kind)
}
