import { defineMessages } from '../../defineMessages.js'

/** What all tokens of an account are worth. */
export const accountTotal = defineMessages('accountTotal', {
  total: 'Total value',
  without: {
    one: 'without {count} token of unknown price',
    other: 'without {count} tokens of unknown price',
  },
  partial: 'partial: some tokens couldn’t be read',
  unknown: 'Value unknown',
})
