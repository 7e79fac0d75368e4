import type { Dialect, Line } from './startExplorer.js'

const party = (address: string | undefined) =>
  address === undefined ? null : { hash: address, is_contract: false }
const timestamp = (seconds: number) =>
  new Date(seconds * 1_000).toISOString().replace('Z', '000Z')

/** What each list takes besides where it goes on. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  transactions: [
    ...['sort', 'order', 'block_number', 'index'],
    ...['inserted_at', 'hash', 'value', 'fee'],
  ],
  'token-transfers': ['block_number', 'index'],
  'internal-transactions': ['block_number', 'transaction_index', 'index'],
}
const always = ['items_count', 'apikey', 'filter']

/**
 * Blockscout's REST API as its OpenAPI document of 17 June 2026 and the notes on
 * release 12 (7 October 2026) describe it: a size of pages that is not said
 * again, an order that is not either, and 422 for what it does not know.
 */
export const blockscoutDialect: Dialect = {
  list(name, entry) {
    const { hash, isParty, payments, place, tokens, value } = entry
    const { number: block, time } = entry.block
    const between = (movement: (typeof tokens)[number]) => ({
      block_number: block,
      timestamp: timestamp(time),
      transaction_hash: hash,
      from: party(movement.source),
      to: party(movement.target),
    })
    switch (name) {
      case 'transactions': {
        const item = {
          ...{ hash, value, position: place, block_number: block },
          timestamp: timestamp(time),
          status: entry.status === 'failed' ? 'error' : 'ok',
          result: entry.status === 'failed' ? 'Reverted' : 'success',
          from: party(entry.sender),
          to: party(entry.receiver),
          created_contract: party(entry.deployed),
          fee: { type: 'actual', value: entry.fee ?? null },
          raw_input: value === '0' ? '0x01' : '0x',
          token_transfers: null,
        }
        return isParty ? [{ block, order: [place, 0], item }] : []
      }
      case 'token-transfers':
        return tokens.map((movement, step) => {
          const { amount, kind, tokenId } = movement
          const index = place * 1_000 + step
          const type = `ERC-${kind.slice(3)}`
          const item = {
            ...between(movement),
            log_index: index,
            token: { address_hash: movement.token, type, decimals: '18' },
            token_type: type,
            total: {
              ...(amount !== undefined && { value: amount }),
              ...(tokenId !== undefined && { token_id: tokenId }),
            },
          }
          return { block, order: [index, 0], item }
        })
      default:
        return payments.map((movement, step) => ({
          block,
          order: [place, step + 1],
          item: {
            ...between(movement),
            index: step + 1,
            transaction_index: place,
            type: 'call',
            success: true,
            error: null,
            value: movement.amount,
            created_contract: null,
          },
        }))
    }
  },
  answer(url, read) {
    const [, account = '', list = ''] =
      /^\/api\/v2\/addresses\/(0x[0-9a-f]{40})\/([a-z-]+)$/.exec(
        url.pathname,
      ) ?? []
    const known = parameters[list]
    const query = url.searchParams
    const strange = [...query.keys()].find(
      (name) => !known?.includes(name) && !always.includes(name),
    )
    if (!known || strange !== undefined)
      return {
        status: 422,
        body: { errors: [{ detail: `Unexpected field: ${strange}` }] },
      }
    const all = read(list, account)
    const isSorted =
      list !== 'transactions' ||
      (query.get('sort') === 'block_number' && query.get('order') === 'desc')
    // Whoever forgets the order gets another one.
    const lines = isSorted ? all : [...all].reverse()
    const at = ['block_number', 'transaction_index', 'index'].flatMap((name) =>
      query.has(name) ? [Number(query.get(name))] : [],
    )
    const behind = lines.filter(({ block, order }) =>
      isBelow(
        list === 'internal-transactions'
          ? [block, ...order]
          : [block, order[0]],
        at,
      ),
    )
    const count = Number(query.get('items_count') ?? 50)
    const shown = behind.slice(0, count)
    const last = shown.at(-1)
    return {
      status: 200,
      body: {
        items: shown.map(({ item }) => item),
        next_page_params:
          last && behind.length > count ? nextOf(list, last) : null,
      },
    }
  },
}

function nextOf(list: string, { block, item, order }: Line): object {
  const place = { block_number: block, index: order[0] }
  if (list === 'internal-transactions')
    return { ...place, transaction_index: order[0], index: order[1] }
  if (list !== 'transactions') return place
  const { hash, value } = item as { hash: string; value: string }
  const inserted_at = '2026-10-07T00:00:00.000000Z'
  return { ...place, hash, value, inserted_at, fee: '1' }
}

function isBelow(one: readonly number[], other: readonly number[]): boolean {
  for (const [index, value] of other.entries()) {
    const own = one[index] ?? 0
    if (own !== value) return own < value
  }
  return other.length === 0
}
