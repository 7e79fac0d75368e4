import type { Dialect } from './startExplorer.js'

const kinds: Readonly<Record<string, string>> = {
  tokentx: 'erc20',
  tokennfttx: 'erc721',
  token1155tx: 'erc1155',
}

/** Etherscan's API, version 2, as its documentation describes it. */
export const etherscanDialect: Dialect = {
  list(name, entry) {
    const { hash, isParty, payments, place, tokens, value } = entry
    const { number: block, time } = entry.block
    const common = { blockNumber: `${block}`, timeStamp: `${time}`, hash }
    if (name === 'txlist')
      return isParty
        ? [
            {
              block,
              order: [place, 0],
              item: {
                ...common,
                transactionIndex: `${place}`,
                from: entry.sender,
                to: entry.receiver ?? '',
                value,
                gasPrice: '1',
                gasUsed: '21000',
                isError: entry.status === 'failed' ? '1' : '0',
                txreceipt_status: entry.status === 'failed' ? '0' : '1',
                input: value === '0' ? '0x01' : '0x',
                contractAddress: entry.deployed ?? '',
              },
            },
          ]
        : []
    const isInternal = name === 'txlistinternal'
    const moved = isInternal
      ? payments
      : tokens.filter(({ kind }) => kind === kinds[name])
    return moved.map((movement, step) => {
      const { amount, source, target, token, tokenId } = movement
      return {
        block,
        order: [place, step],
        item: {
          ...common,
          from: source,
          to: target,
          contractAddress: token ?? '',
          ...(isInternal && {
            value: amount,
            isError: '0',
            type: 'call',
            traceId: `${step}`,
          }),
          ...(name === 'tokentx' && {
            value: amount,
            transactionIndex: `${place}`,
          }),
          ...(name === 'tokennfttx' && { tokenID: tokenId }),
          ...(name === 'token1155tx' && {
            tokenID: tokenId,
            tokenValue: amount,
          }),
        },
      }
    })
  },
  answer(url, read) {
    const query = url.searchParams
    const [action, account] = [query.get('action'), query.get('address')]
    const [page, offset] = [
      Number(query.get('page')),
      Number(query.get('offset')),
    ]
    const isRight =
      query.get('chainid') === '31337' &&
      query.get('module') === 'account' &&
      query.get('sort') === 'desc' &&
      page * offset <= 10_000
    if (query.get('apikey') !== 'own-key')
      return refusal('Invalid API Key (#err2)|own-key-')
    if (!isRight || !action || !account) return refusal('Error! Missing')
    const lines = read(action, account).filter(
      ({ block }) => block <= Number(query.get('endblock')),
    )
    const shown = lines.slice((page - 1) * offset, page * offset)
    return shown.length > 0
      ? {
          status: 200,
          body: {
            status: '1',
            message: 'OK',
            result: shown.map(({ item }) => item),
          },
        }
      : {
          status: 200,
          body: { status: '0', message: 'No transactions found', result: [] },
        }
  },
}

function refusal(result: string) {
  return { status: 200, body: { status: '0', message: 'NOTOK', result } }
}
