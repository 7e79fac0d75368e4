import { expect, it } from 'vitest'
import { describeApi } from './describeApi.js'

it('describes every route as the committed openapi.json does', async () => {
  const described = JSON.stringify(
    describeApi('https://api.wallet.example'),
    undefined,
    2,
  )
  await expect(`${described}\n`).toMatchFileSnapshot('../../openapi.json')
})
