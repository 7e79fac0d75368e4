import { expect, it } from 'vitest'
import { decodeRequest } from './decodeRequest.js'
import { noNetwork } from './describeEmailChange.js'

it('names both addresses, and is signed for no network at all', () => {
  const emails = { from: 'ada@tide.example', to: 'ada@reef.example' }
  const request = {
    method: 'changeEmail',
    ...{ walletId: 'wallet', deviceId: 'device', ...emails },
  } as const
  const origin = 'https://dapp.example'
  const on = (network: string) =>
    decodeRequest(request, { account: '0xaa', network, origin })
  expect(on(noNetwork)).toMatchObject({ emails, refusals: [] })
  expect(on('eip155:1')).toMatchObject({ emails, refusals: ['otherNetwork'] })
})
