import { expect, it } from 'vitest'
import { describeDataApi } from './describeDataApi.js'

it('describes every route as the committed document does', async () => {
  const described = JSON.stringify(
    describeDataApi('https://data.example'),
    undefined,
    2,
  )
  await expect(`${described}\n`).toMatchFileSnapshot(
    '../../../../docs/dataService.openapi.json',
  )
})
